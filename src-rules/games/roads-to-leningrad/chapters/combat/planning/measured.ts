import type { Chance } from '#rules/kit/chance/dist.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import { type CheckId, checkIds, isRolled, type Passed, untold, waysOf } from '../fight/checks.ts';
import { levels } from '../fight/guns.ts';
import {
  asksArmour,
  cellAt,
  mayWearArmour,
  type ReadyFight,
  rowAt,
  type Stand,
  standAfter,
  underOdds,
} from '../fight/ready.ts';
import { type Bill, billOf } from '../results/bill.ts';
import { stepsOf } from '../results/troops.ts';
import { measures, meets, type PlannedToll, tollOf } from './measures.ts';
import { swingOf } from './swing.ts';

/** P3 of one attack at once, over its whole tree: many attacks that differ little are measured one after the other. */

export const wishes = [...measures, 'vpSwing'] as const;
export type Wish = (typeof wishes)[number];

export interface PlannedWorth {
  /** how often each of `measures` is met, of `total` */
  readonly met: readonly number[];
  readonly total: number;
  /** VP added up over all ways, of `total`; undefined: not known */
  readonly vp: number | undefined;
  /** may armour be lost to a shaded box at all? */
  readonly wears: boolean;
}

/** Of a check that has been made already: which way it went stands in `passed`. */
const certain = { full: 10, half: 0, none: 0 } as const;
const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const add = (into: Map<number, number>, key: number, n: number): void => {
  into.set(key, (into.get(key) ?? 0) + n);
};

interface Read {
  readonly bill: Bill;
  readonly toll: PlannedToll;
  readonly meets: readonly boolean[];
}
/** What results come to: few texts, read once for all attacks whose sides have as many steps. */
export class Reader {
  readonly #read = new Map<string, Read | undefined>();

  of(made: ReadyFight, has: { readonly attacker?: number | undefined; readonly defender?: number | undefined }) {
    const { fight } = made;
    const steps = { attacker: has.attacker, defender: has.defender };
    const of = `${steps.attacker} ${steps.defender} ${fight.noRetreat} ${made.way}`;
    return (text: string, shaded: boolean): Read | undefined => {
      const key = `${of} ${text} ${shaded}`;
      if (this.#read.has(key)) return this.#read.get(key);
      const outcome = { text, shaded, noRetreat: fight.noRetreat };
      const bill = billOf(outcome, steps);
      const toll = tollOf(outcome, fight, made.way);
      const made_ = bill && toll ? { bill, toll, meets: measures.map((one) => meets(toll, one)) } : undefined;
      this.#read.set(key, made_);
      return made_;
    };
  }
}

/** What one result is worth; undefined: nobody typed the cell. */
interface Result {
  readonly meets: readonly boolean[];
  readonly vp: number | undefined;
}

/**
 * Measures a fight over its whole tree, for checks as they are or with other DRMs: the same sum as over all leaves, as
 * artillery alone decides the column, the other checks and the die the row. What no check changes is read once. `unmarked`:
 * what boxes nobody has marked are taken for (11.12).
 */
export const treeOf = (made: ReadyFight, reader = new Reader(), unmarked = false) => {
  const { fight, context, crt } = made;
  const wears = mayWearArmour(fight);
  const read = reader.of(made, { attacker: stepsOf(fight, 'attacker'), defender: stepsOf(fight, 'defender') });
  const swing = swingOf(fight, context);
  const results = new Map<string, Result | undefined>();
  const resultOf = (text: string, shaded: boolean): Result | undefined => {
    const key = shaded ? `${text} *` : text;
    if (results.has(key)) return results.get(key);
    const found = read(text, shaded);
    const result = found && { meets: found.meets, vp: swing(found.bill, found.toll) };
    results.set(key, result);
    return result;
  };
  const boxes = new Map<number, Result | undefined>();
  const boxAt = (column: number, row: number): Result | undefined => {
    const key = column * 16 + row;
    if (boxes.has(key)) return boxes.get(key);
    const cell = cellAt(made, column, row);
    const result = resultOf(cell.text, asksArmour(wears, cell) ?? unmarked);
    boxes.set(key, result);
    return result;
  };
  const stands = new Map<string, Stand>();
  const standOf = (passed: Passed): Stand => {
    const key = checkIds.map((id) => passed[id] ?? '').join();
    const known = stands.get(key) ?? standAfter(made, passed);
    stands.set(key, known);
    return known;
  };

  return (checks: ReadyFight['checks'], passed: Passed = {}): PlannedWorth | undefined => {
    if (made.noEr.length > 0 || untold(checks, passed).length > 0) return undefined;
    const ways = new Map(checks.map((check) => [check.id, isRolled(check) ? waysOf(check) : certain]));
    const open = (id: CheckId) => {
      const found = ways.get(id);
      const known = found ? passed[id] : 'full';
      if (!found || known !== undefined) return [[known ?? 'full', 1] as const];
      return levels.flatMap((level) => (found[level] > 0 ? [[level, found[level]] as const] : []));
    };
    const columns = new Map<number, number>();
    for (const [mine, n] of open('guns-attacker'))
      for (const [theirs, m] of open('guns-defender'))
        add(columns, standOf({ 'guns-attacker': mine, 'guns-defender': theirs }).column ?? -1, n * m);
    const drms = new Map<number, number>();
    for (const [mine, n] of open('cas-attacker'))
      for (const [theirs, m] of open('cas-defender'))
        for (const [units, k] of open('units'))
          add(drms, standOf({ 'cas-attacker': mine, 'cas-defender': theirs, units }).drm, n * m * k);
    const rows = new Map<number, number>();
    for (const [drm, n] of drms) for (const face of faces) add(rows, rowAt(face, drm), n);

    const sums = new Map<Result | undefined, number>();
    for (const [column, n] of columns)
      for (const [row, m] of rows) {
        const result = column < 0 ? resultOf(underOdds(crt, context), false) : boxAt(column, row);
        sums.set(result, (sums.get(result) ?? 0) + n * m);
      }
    const met = measures.map(() => 0);
    let vp: number | undefined = 0;
    let total = 0;
    for (const [result, n] of sums) {
      total += n;
      for (const [i, holds] of (result?.meets ?? []).entries()) if (holds) met[i] = (met[i] ?? 0) + n;
      vp = vp === undefined || result?.vp === undefined ? undefined : vp + result.vp * n;
    }
    return { met, total, vp, wears };
  };
};
/** `passed`: checks made already, as they went. Undefined: one of the others nobody can roll. */
export const worthOf = (
  made: ReadyFight,
  passed: Passed = {},
  reader?: Reader,
  unmarked = false,
): PlannedWorth | undefined => treeOf(made, reader, unmarked)(made.checks, passed);

/** VP on average: no chance, and it may be negative. */
export const meanVp = ({ vp, total }: Pick<PlannedWorth, 'vp' | 'total'>): Chance | undefined => {
  if (vp === undefined) return undefined;
  const { p, exact } = chanceIn(Math.abs(vp), total);
  const sign = vp < 0 ? '-' : '';
  return { p: vp < 0 ? -p : p, ...(exact === undefined ? {} : { exact: `${sign}${exact}` }) };
};
export const worthIn = (worth: PlannedWorth | undefined, wish: Wish): Chance | undefined =>
  !worth
    ? undefined
    : wish === 'vpSwing'
      ? meanVp(worth)
      : chanceIn(worth.met[measures.indexOf(wish)] ?? 0, worth.total);
/** All of them that are known. */
export const allOf = (worth: PlannedWorth | undefined, wanted: readonly Wish[]): { readonly [wish: string]: Chance } =>
  Object.fromEntries(
    wanted.flatMap((wish) => {
      const found = worthIn(worth, wish);
      return found ? [[wish, found] as const] : [];
    }),
  );
