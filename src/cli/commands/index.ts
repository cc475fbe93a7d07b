// The commands in the order in which the help lists them.

import type { Command } from '../command.ts';
import { absence } from './absence.ts';
import { agree, decline } from './agree.ts';
import { anchor } from './anchor.ts';
import { announce } from './announce.ts';
import { bid } from './bid.ts';
import { bot } from './bot.ts';
import { build } from './build.ts';
import { cases } from './cases.ts';
import { clause } from './clause.ts';
import { completionOf } from './completion.ts';
import { draw } from './draw.ts';
import { edit } from './edit.ts';
import { exportGame } from './export.ts';
import { fight } from './fight.ts';
import { forfeit } from './forfeit.ts';
import { init } from './init.ts';
import { key } from './key.ts';
import { log } from './log.ts';
import { mail } from './mail.ts';
import { newGame } from './new.ts';
import { note } from './note.ts';
import { now } from './now.ts';
import { odds } from './odds.ts';
import { plan } from './plan.ts';
import { post } from './post.ts';
import { query } from './query.ts';
import { read } from './read.ts';
import { remind } from './remind.ts';
import { report } from './report.ts';
import { reprove } from './reprove.ts';
import { roll } from './roll.ts';
import { schema } from './schema.ts';
import { serve } from './serve.ts';
import { settings } from './settings.ts';
import { show } from './show.ts';
import { status } from './status.ts';
import { submit } from './submit.ts';
import { substitute } from './substitute.ts';
import { sync } from './sync.ts';
import { translations } from './translations.ts';
import { turn } from './turn.ts';
import { upgrade } from './upgrade.ts';
import { verify } from './verify.ts';
import { ruling, voidEntries } from './void.ts';

export const COMMANDS: readonly Command[] = [
  init,
  newGame,
  now,
  status,
  show,
  log,
  bid,
  submit,
  turn,
  fight,
  plan,
  roll,
  note,
  voidEntries,
  ruling,
  agree,
  decline,
  absence,
  substitute,
  settings,
  edit,
  draw,
  forfeit,
  report,
  mail,
  post,
  read,
  remind,
  announce,
  sync,
  verify,
  reprove,
  key,
  anchor,
  bot,
  exportGame,
  query,
  serve,
  build,
  upgrade,
  cases,
  clause,
  odds,
  translations,
  schema,
  completionOf(() => COMMANDS),
];
