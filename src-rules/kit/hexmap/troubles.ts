import type { Msg } from '../words/message.ts';
import { sheetLimits } from './limits.ts';
import type { SheetTrouble } from './sheet.ts';

/** Troubles as they are found, the first fifty. */
export interface Troubles {
  readonly list: SheetTrouble[];
  /** nothing more is listed: whoever looks may stop */
  readonly full: () => boolean;
  readonly add: (path: readonly (string | number)[], msg: Msg) => void;
}

export const troubles = (): Troubles => {
  const list: SheetTrouble[] = [];
  const full = (): boolean => list.length >= sheetLimits.troubles;
  return {
    list,
    full,
    add: (path, msg) => {
      if (!full()) list.push({ at: path.map((part) => String(part).slice(0, 60)).join('.'), msg });
    },
  };
};
