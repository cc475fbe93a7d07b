// What is wrong with fieldpost.json, as a sentence. The faults are declared here, for who reads the file stands to the
// right of this layer.

import type { Messages } from './messages/keys.ts';
import type { Say } from './messages/say.ts';

/** The keys of the file: what each must be can be said. */
export type SettingKey = Messages['settings-wanted']['key'];

export type SettingsFault =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'unknown-key'; readonly key: string; readonly keys: readonly SettingKey[] }
  /** `value` is what stands there, as JSON. */
  | { readonly code: 'bad-value'; readonly key: SettingKey; readonly value: string };

/** What is wrong, with the name of the file as the reader knows it. */
export const saySettings = (t: Say, fault: SettingsFault, file: string): string => {
  switch (fault.code) {
    case 'not-json':
    case 'not-an-object':
      return t(`settings-${fault.code}`, { file });
    case 'unknown-key':
      return t('settings-unknown-key', { file, key: fault.key, keys: fault.keys.join(', ') });
    case 'bad-value':
      return t('settings-bad-value', { file, key: fault.key, value: fault.value });
  }
};
