// Where others look at a turn: its page and the picture of its game, as whole addresses. An archive whose site nobody
// has set up has neither.

import { NOWHERE } from '../../archive/index.ts';
import type { PostAddresses } from '../../post/index.ts';
import { assetAddress } from '../../site/routes.ts';
import { siteAddress } from '../address.ts';
import type { Desk } from '../desk.ts';

export const sharedAddresses = ({ settings, language }: Desk, game: string, turn: string): PostAddresses =>
  settings.site === undefined || settings.site === NOWHERE
    ? {}
    : {
        page: siteAddress(settings, language, { page: 'turn', game, turn }),
        picture: `${settings.address}${assetAddress('/', { data: 'picture', game })}`,
      };
