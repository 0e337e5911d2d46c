import type { Fields } from '../forms/fields.ts';
import type { RosterData, RosterUnit } from '../record/playerData.ts';
import type { Msg } from '../words/message.ts';

/** What a game asks of its units: fields shared with the calculators' rows, a list of units known by name from the rulebook. */
export interface RosterSpec {
  readonly id: string;
  readonly msg: Msg;
  readonly about: Msg;
  readonly rule: string;
  /** absent: not one side's (places on the map) */
  readonly side?: string;
  readonly fields: Fields;
  /** the units every copy of the game has, with what the rulebook states of them; missing values are the player's */
  readonly known: readonly RosterUnit[];
  /** the field that holds the ladder of steps as text, e.g. '9-7 4-7 2-7 1-7' */
  readonly steps?: string;
  /** whether a text is such a ladder, where it is not written like '9-7 4-7' */
  readonly isLadder?: (text: string) => boolean;
  /** what an entry can be given with one press, by the players' own act: the next step of a ladder … */
  readonly acts?: readonly RosterAct[];
  /** what its entries are, where they are no units */
  readonly called?: {
    readonly one: Msg;
    readonly many: (count: number) => Msg;
    readonly remove: Msg;
    /** what it is typed from; absent: from the map */
    readonly begin?: Msg;
  };
  /** what is wrong with an entry though each of its values fits: shown beside its row; nothing typed is lost */
  readonly troubles?: (roster: RosterData) => readonly RosterTrouble[];
}

export interface RosterAct {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly field: string;
  /** the field's new text; undefined: nothing to do for this entry */
  readonly text: (unit: RosterUnit) => string | undefined;
}

export interface RosterTrouble {
  /** the number of its row, from 0 */
  readonly row: number;
  /** the field that is wrong; absent: the name */
  readonly field?: string;
  readonly msg: Msg;
}
