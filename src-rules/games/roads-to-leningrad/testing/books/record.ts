import type { Scalar } from '#rules/kit/base/json.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { inventedBoard } from '../board.ts';

/**
 * The record kept a second time, for whole games: from what the players typed and from the rulebook's figures, written
 * down here again. Nothing of the game's own code is used but the names of its cells.
 */

type Text = Record<string, string>;
type Count = Record<string, number>;
export interface Books {
  readonly scenario: string;
  readonly options: { readonly [id: string]: Scalar };
  turn: number;
  vp: number;
  /** S3.33: VP of places that stand in the total for the check of 15AM */
  added: number | undefined;
  replacements: number;
  first: string;
  active: string;
  sequence: string;
  acting: string;
  /** the marker in hand, where everybody saw it; '?' while only its player did */
  drawn: string;
  combined: boolean;
  readonly steps: Count;
  readonly at: Text;
  readonly disrupted: Text;
  readonly supply: Text;
  readonly fired: Text;
  readonly spent: Text;
  readonly air: Text;
  readonly activated: Text;
  readonly weather: Text;
  readonly markers: Text;
  readonly passes: Count;
  readonly strongpoints: Text;
  readonly bridges: Text;
  readonly places: Text;
  readonly charged: Text;
  readonly control: Text;
  readonly groups: Text;
  readonly arrived: Count;
  readonly missions: Count;
  /** of this sequence: target → attackers; targets with a no-retreat marker; who retreated into a target */
  declared: Record<string, readonly string[]>;
  noRetreat: Set<string>;
  guests: Set<string>;
  /** S4.23 */
  readonly again: Set<string>;
  readonly faults: string[];
  says: (fault: string) => void;
}

const all = Object.values(inventedBoard.rosters ?? {});
const rosterOf = (id: string): readonly RosterUnit[] => all.find((one) => one.id === id)?.units ?? [];
export const [germans, soviets, markers] = [rosterOf('german'), rosterOf('soviet'), rosterOf('markers')];
export const units: readonly RosterUnit[] = [...germans, ...soviets];
export const called = (text: string): RosterUnit | undefined =>
  units.find(({ id, name }) => id === text || name === text);
export const listed = (text: unknown): readonly string[] =>
  String(text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
export const unitsIn = (text: unknown): readonly RosterUnit[] => listed(text).flatMap((one) => called(one) ?? []);
export const markerCalled = (text: unknown): RosterUnit | undefined =>
  markers.find(({ id, name }) => id === text || name === text);
export const sideOf = (unit: RosterUnit): 'german' | 'soviet' => (germans.includes(unit) ? 'german' : 'soviet');
export const is = ({ values: { traits } }: RosterUnit, trait: string): boolean =>
  Array.isArray(traits) && traits.includes(trait);
export const value = ({ values }: RosterUnit, field: string): string => String(values[field] ?? '');
const full = ({ values }: RosterUnit): number => (values.twoSteps === true ? 2 : 1);
export const left = (books: Books, unit: RosterUnit): number => books.steps[unit.id] ?? full(unit);
/** 3.44 */
export const erOf = (books: Books, unit: RosterUnit, steps = left(books, unit)): number => {
  const printed = Number(value(unit, steps < full(unit) ? 'er2' : 'er'));
  const worse = (books.supply[unit.id] === 'oos' ? 1 : 0) + (books.disrupted[unit.id] ? 2 : 0);
  return Math.max(1, printed - worse);
};
export const other = (side: string): string => (side === 'german' ? 'soviet' : 'german');

/** 14.26b: those who leave a strongpoint under construction behind and nobody in it give it up. */
export const moves = (books: Books, ids: readonly string[], to: string): void => {
  const before = ids.map((id) => books.at[id]);
  for (const id of ids) {
    if (to === '') delete books.at[id];
    else books.at[id] = to;
  }
  abandons(books, before);
};
export const abandons = (books: Books, hexes: readonly (string | undefined)[]): void => {
  for (const hex of hexes) {
    if (hex === undefined || !books.strongpoints[hex]?.endsWith('building')) continue;
    const stays = Object.entries(books.at).some(([id, at]) => at === hex && books.bridges[id] === undefined);
    if (!stays) delete books.strongpoints[hex];
  }
};

/** S1.31: a step of a tank or artillery −2 for a German one, +1 for a Soviet; of an HQ −2 and +3. */
export const loses = (books: Books, unit: RosterUnit, steps: number): void => {
  if (steps <= 0) return;
  const gone = Math.min(steps, left(books, unit));
  const kind = value(unit, 'kind');
  const counts = kind === 'hq' || kind === 'artillery' || (kind === 'combat' && is(unit, 'armoured'));
  if (counts) books.vp += gone * (sideOf(unit) === 'german' ? -2 : kind === 'hq' ? 3 : 1);
  books.steps[unit.id] = left(books, unit) - gone;
  if (left(books, unit) > 0) return;
  moves(books, [unit.id], '');
  delete books.disrupted[unit.id];
};

/** S5.5 of the digest: what the Soviet capture of a place costs, once. */
const captures: Count = {
  4910: -10,
  4911: -10,
  5011: -10,
  5012: -10,
  4912: -5,
  4716: -8,
  5814: -3,
  4220: -5,
  4021: -10,
  5220: -5,
  5315: -3,
  5530: -3,
  6634: -2,
};
const expansion: Count = { 5002: 6, 5203: 6, 5814: 3, 6201: 6, 6817: 3 };
const soltsy15: Count = { 1008: 10, 1116: 6, 1401: 8, 1427: 2, 1504: 10, 2214: 6, 2624: 2, 3302: 0 };
const soltsy17: Count = { 1008: 2, 1116: 4, 1401: 8, 1427: 5, 1504: 2, 2214: 3, 2624: 5, 3302: 4 };
const isPlace = (hex: string): boolean => [captures, expansion, soltsy17].some((one) => Object.hasOwn(one, hex));
/** S1.22, S1.23 */
export const holds = (books: Books, hex: string, side: string): void => {
  if (!isPlace(hex)) return;
  books.places[hex] = side;
  if (side !== 'soviet' || captures[hex] === undefined || books.charged[hex]) return;
  books.vp += captures[hex];
  books.charged[hex] = 'yes';
};
/** Who stands there or was the last to hold it. */
const holder = (books: Books, hex: string): string | undefined => {
  const there = units.find(
    (unit) =>
      books.at[unit.id] === hex && left(books, unit) > 0 && ['combat', 'artillery', 'hq'].includes(value(unit, 'kind')),
  );
  return there ? sideOf(there) : books.places[hex];
};
export const isSoltsy = ({ scenario }: Pick<Books, 'scenario'>): boolean =>
  scenario === 'soltsy' || scenario === 'counterattack';
/** What the German's places bring if they are counted now: in scenario 1 by the first column up to 15AM. */
export const locations = (books: Books): number => {
  const worth = !isSoltsy(books) ? expansion : books.scenario === 'soltsy' && books.turn <= 5 ? soltsy15 : soltsy17;
  return Object.entries(worth).reduce((sum, [hex, vp]) => sum + (holder(books, hex) === 'german' ? vp : 0), 0);
};
/** What stands on the counter of the game if it ended now, by name. */
export const verdict = (books: Books, over: boolean): { readonly total: number; readonly level: string } => {
  const total = books.vp - (books.added ?? 0) + locations(books);
  const early = books.scenario === 'soltsy' && books.turn <= 5 && !(over && books.added === undefined);
  if (early) return { total, level: total >= 24 ? 'immediate' : 'goesOn' };
  if (isSoltsy(books)) return { total, level: total >= 28 ? 'germanVictory' : 'sovietVictory' };
  const [least, level] = (
    [
      [45, 'germanDecisive'],
      [37, 'germanTactical'],
      [28, 'germanMarginal'],
      [22, 'sovietMarginal'],
      [14, 'sovietTactical'],
    ] as const
  ).find(([from]) => total >= from) ?? [0, 'sovietDecisive'];
  return { total, level: least <= total ? level : 'sovietDecisive' };
};

/** S3.28, S4.27, S5.23, S6.24 */
export const missionsOf = (books: Books, side: string): number => {
  const { scenario, turn } = books;
  const german = side === 'german';
  const taken = (group: string): boolean => books.groups[group] === 'taken';
  if (scenario === 'manstein') return german ? 4 : 2;
  if (scenario === 'staraya-russa') {
    const [air, halved] = [taken('russa-german-air') && turn >= 9, turn >= 9];
    if (german) return air ? 4 : 0;
    const most = taken('russa-soviet-air') && turn >= 7 ? 4 : 2;
    return halved && (air || books.options.amb18 === 'always') ? most / 2 : most;
  }
  const air = taken('soltsy-air') && turn >= 7;
  if (german) return air ? 3 : 1;
  if (scenario === 'counterattack') return 2;
  const most = (turn < 3 ? 1 : 2) + (taken('soltsy-voroshilov') && turn >= 5 ? 1 : 0);
  return turn >= 7 && (air || books.options.amb18 === 'always') ? Math.min(2, most) : most;
};
