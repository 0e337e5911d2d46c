import type { Msg, MsgId } from '#rules/kit/words/message.ts';
import type { addsEn } from './adds.en.ts';
import type { battleEn } from './battle.en.ts';
import type { bookEn } from './book.en.ts';
import type { diaryEn } from './diary.en.ts';
import type { frameEn } from './frame.en.ts';
import type { mapEn } from './map.en.ts';
import type { outsideEn } from './outside.en.ts';
import type { playEn } from './play.en.ts';
import type { poolEn } from './pool.en.ts';
import type { roomEn } from './room.en.ts';
import type { secretEn } from './secret.en.ts';
import type { supplyEn } from './supply.en.ts';
import type { tablesEn } from './tables.en.ts';
import type { thisGameEn } from './thisGame.en.ts';

/** The screens' own strings, said by the same mechanism as the rules'. Ids begin with `ui.`, refusals with `host.`. */
export type UiId =
  | MsgId<typeof frameEn>
  | MsgId<typeof playEn>
  | MsgId<typeof thisGameEn>
  | MsgId<typeof mapEn>
  | MsgId<typeof supplyEn>
  | MsgId<typeof tablesEn>
  | MsgId<typeof battleEn>
  | MsgId<typeof addsEn>
  | MsgId<typeof bookEn>
  | MsgId<typeof poolEn>
  | MsgId<typeof secretEn>
  | MsgId<typeof roomEn>
  | MsgId<typeof diaryEn>
  | MsgId<typeof outsideEn>;

/** A message of the screens: an id that is not in the English files does not compile. */
export const ui = (id: UiId, p?: Msg['p']): Msg => (p ? { id, p } : { id });
