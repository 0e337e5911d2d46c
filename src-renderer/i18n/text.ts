import { kitText } from '#rules/kit/text/index.ts';
import type { Locale, Msg, MsgId, Texts } from '#rules/kit/text.ts';
import { battleEn } from './battle.en.ts';
import { battleIt } from './battle.it.ts';
import { bookEn } from './book.en.ts';
import { frameEn } from './frame.en.ts';
import { bookIt } from './book.it.ts';
import { frameIt } from './frame.it.ts';
import { mapEn } from './map.en.ts';
import { mapIt } from './map.it.ts';
import { playEn } from './play.en.ts';
import { playIt } from './play.it.ts';
import { supplyEn } from './supply.en.ts';
import { supplyIt } from './supply.it.ts';
import { thisGameEn } from './thisGame.en.ts';
import { thisGameIt } from './thisGame.it.ts';

/** The kit's and the screens' own strings, said by the same mechanism as the rules'. Ids begin with `ui.`, refusals with `host.`. */
export const uiTexts: { readonly [L in Locale]: readonly Texts[] } = {
  en: [kitText.en, frameEn, playEn, thisGameEn, mapEn, supplyEn, battleEn, bookEn],
  it: [kitText.it, frameIt, playIt, thisGameIt, mapIt, supplyIt, battleIt, bookIt],
};

export type UiId =
  | MsgId<typeof frameEn>
  | MsgId<typeof playEn>
  | MsgId<typeof thisGameEn>
  | MsgId<typeof mapEn>
  | MsgId<typeof supplyEn>
  | MsgId<typeof battleEn>
  | MsgId<typeof bookEn>;

/** A message of the screens: an id that is not in the English files does not compile. */
export const ui = (id: UiId, p?: Msg['p']): Msg => (p ? { id, p } : { id });
