import type { Group } from './blocks.ts';
import type { BattleRole } from './fire.ts';

/**
 * Pairs of group states, one a side, by number in the order they are met; with hits that are thrown but wait until the
 * other side has fired too.
 */
export class Pairs {
  readonly groups: Readonly<Record<BattleRole, Group>>;
  /** numbers by state of the attacker, then of the defender; 0: not met yet, else one more than the number */
  readonly #rows: Int32Array[] = [];
  readonly #late = new Map<string, number>();
  readonly #attacker: number[] = [];
  readonly #defender: number[] = [];
  readonly #waiting: number[] = [];
  readonly #ranks: number[] = [];
  /** more hits cannot wait: nobody could take them */
  readonly #most: number;

  constructor(groups: Readonly<Record<BattleRole, Group>>, someWait: boolean) {
    this.groups = groups;
    const takes = (side: BattleRole) => groups[side].blocks.reduce((so, { faces }) => so + 2 * faces.length, 1);
    this.#most = someWait ? Math.max(takes('attacker'), takes('defender')) : 1;
  }

  number(attacker: number, defender: number): number {
    let row = this.#rows[attacker];
    if (!row || defender >= row.length) {
      const longer = new Int32Array(Math.max(64, 2 * defender));
      if (row) longer.set(row);
      row = longer;
      this.#rows[attacker] = row;
    }
    const known = row[defender] ?? 0;
    if (known > 0) return known - 1;
    const number = this.#meet(attacker, defender, 0);
    row[defender] = number + 1;
    return number;
  }

  /** The same pair while hits wait to be dealt out. */
  waitWith(outer: number, waiting: number): number {
    const [attacker, defender] = [this.state(outer, 'attacker'), this.state(outer, 'defender')];
    if (waiting === 0) return this.number(attacker, defender);
    const key = `${attacker} ${defender} ${waiting}`;
    const known = this.#late.get(key);
    if (known !== undefined) return known;
    const number = this.#meet(attacker, defender, waiting);
    this.#late.set(key, number);
    return number;
  }

  #meet(attacker: number, defender: number, waiting: number): number {
    const number = this.#attacker.push(attacker) - 1;
    this.#defender.push(defender);
    this.#waiting.push(waiting);
    const { groups } = this;
    const worn = groups.attacker.wear(attacker) + groups.defender.wear(defender);
    this.#ranks.push(worn * this.#most + waiting);
    return number;
  }

  state(outer: number, side: BattleRole): number {
    return (side === 'attacker' ? this.#attacker[outer] : this.#defender[outer]) ?? 0;
  }
  waiting(outer: number): number {
    return this.#waiting[outer] ?? 0;
  }
  /** Dealing out what waits always wears more than it takes off: all that can wait counts for less than one hit. */
  rank(outer: number): number {
    return this.#ranks[outer] ?? 0;
  }
  /** Everybody gone, and as many hits waiting as can. */
  get mostRank(): number {
    const { attacker, defender } = this.groups;
    const faces = [...attacker.blocks, ...defender.blocks].reduce((so, block) => so + 2 * block.faces.length, 0);
    return (faces + 1) * this.#most;
  }
  get size(): number {
    return this.#attacker.length;
  }
}
