// Beside the page of a trial in a reader's browser: the room it is played in, one thing asked after the other.

import type { RoomAsk } from './message.ts';
import { doInRoom } from './room.ts';

self.addEventListener('message', ({ data }: MessageEvent<RoomAsk & { readonly number: number }>) => {
  const { number, language, deed } = data;
  doInRoom(deed, language).then(
    (answer) => self.postMessage({ number, answer }),
    (error: unknown) => {
      console.error(error);
      self.postMessage({ number, failed: 'yes' });
    },
  );
});
