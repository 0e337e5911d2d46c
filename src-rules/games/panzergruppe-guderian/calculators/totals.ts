import type { Around } from '../../../kit/around.ts';
import { certain, type Dist, weighted } from '../../../kit/dist.ts';
import { why } from '../../../kit/why.ts';
import {
  cannotAttack,
  type Fighter,
  type Forces,
  isNothing,
  isWhole,
  multiplesOf,
  type Pool,
  type TargetHex,
  untriedOf,
} from './forces.ts';
import { Drawing, type HexHand, type Places, type Sums, sumsOf } from './hands.ts';
import { mixOf } from './mix.ts';
import { reckon, type Totals } from './reckon.ts';
import { attackBrings, type Brings, defenceBrings, hexDefence, overrunAttack, stackAttack } from './strength.ts';

/** What a fight can come to: one total where all is known, else every draw of the untried units (X03). */
export type Possible =
  | { readonly ok: true; readonly totals: Dist<Totals> }
  /** `untold`: pools whose mix is not typed; `short`: pools with too few counters left; `many`: too many to list */
  | { readonly ok: false; readonly untold: readonly Pool[]; readonly short: readonly Pool[]; readonly many: boolean };

export const totalsKey = (totals: Totals): string =>
  `${totals.attack}:${totals.defence}:${totals.attackSteps}:${totals.defenceSteps}:${totals.strays}`;
export const totalsFrom = (key: string): Totals | undefined => {
  const parts = key.split(':').map(Number);
  const [attack, defence, attackSteps, defenceSteps, strays] = parts;
  if (parts.length !== 5 || parts.some((part) => !Number.isInteger(part))) return undefined;
  return {
    attack: attack ?? 0,
    defence: defence ?? 0,
    attackSteps: attackSteps ?? 0,
    defenceSteps: defenceSteps ?? 0,
    strays: strays ?? 0,
  };
};

interface Kind {
  readonly pool: Pool;
  readonly attack: number;
  readonly defence: number;
  n: number;
}

export const possibleTotals = (forces: Forces, around: Around): Possible => {
  const untried = untriedOf(forces);
  if (untried.length === 0) return { ok: true, totals: certain(reckon(forces, around, why(false)), totalsKey) };
  const pools = [...new Set(untried.flatMap((fighter) => (fighter.pool ? [fighter.pool] : [])))];
  const mixes = new Map(pools.map((pool) => [pool, mixOf(pool, around)]));
  const untold = pools.filter((pool) => !mixes.get(pool));
  const wanted = (pool: Pool): number => untried.filter((fighter) => fighter.pool === pool).length;
  const left = (pool: Pool): number => (mixes.get(pool) ?? []).reduce((so, line) => so + line.left, 0);
  const short = pools.filter((pool) => !untold.includes(pool) && left(pool) < wanted(pool));
  if (untold.length > 0 || short.length > 0) return { ok: false, untold, short, many: false };
  const kinds = kindsOf(forces, mixes);
  const totals = new Draws(forces, around, kinds).totals();
  return totals ? { ok: true, totals } : { ok: false, untold, short, many: true };
};

/** Counters that come to the same in this fight are one kind. */
const kindsOf = (forces: Forces, mixes: ReadonlyMap<Pool, ReturnType<typeof mixOf>>): readonly Kind[] => {
  const attacking = forces.attackers.some((fighter) => fighter.untried);
  const defending = forces.defenders.some((fighter) => fighter.untried);
  const kinds = new Map<string, Kind>();
  for (const [pool, lines] of mixes) {
    for (const { printed, left } of lines ?? []) {
      if (left === 0) continue;
      const nothing = printed.attack === 0 && printed.defence === 0;
      const key = `${pool} ${attacking ? printed.attack : ''} ${defending ? `${printed.defence}${nothing}` : ''}`;
      const kind = kinds.get(key);
      if (kind) kind.n += left;
      else kinds.set(key, { pool, attack: printed.attack, defence: printed.defence, n: left });
    }
  }
  return [...kinds.values()];
};

const none: Brings = { fed: 0, out: 0 };
/** 9.75: a retreated unit adds nothing and is lost with the others. Until revealed it is counted above all points. */
const STRAY = 2 ** 24;
const plus = (a: Brings, b: Brings): Brings => ({ fed: a.fed + b.fed, out: a.out + b.out });
const steps = (fighters: readonly Fighter[]): number => fighters.reduce((so, fighter) => so + fighter.steps, 0);

class Draws {
  readonly #forces: Forces;
  readonly #around: Around;
  readonly #kinds: readonly Kind[];
  readonly #drawing: Drawing;

  constructor(forces: Forces, around: Around, kinds: readonly Kind[]) {
    this.#forces = forces;
    this.#around = around;
    this.#kinds = kinds;
    this.#drawing = new Drawing(kinds, untriedOf(forces).length);
  }

  totals(): Dist<Totals> | undefined {
    if (!this.#drawing.possible) return undefined;
    const attackers = this.#drawing.fill(
      this.#attackHexes(),
      0,
      this.#forces.defenders.every((fighter) => !fighter.untried),
    );
    if (!attackers) return undefined;
    const { typedAttack, overrun } = this.#forces;
    const known = this.#forces.attackers.filter(
      (fighter) => !fighter.untried && !fighter.leader && !cannotAttack(fighter),
    );
    const ways = new Map<string, [Totals, number]>();
    for (const [used, sums] of attackers) {
      for (const across of [true, false]) {
        const here = [...sums].filter(([at]) => this.#across(known, sumsOf(at)) === across);
        if (here.length === 0) continue;
        const defences = this.#defences(used, across);
        if (!defences) return undefined;
        for (const [at, n] of here) {
          const { points, steps: attackSteps } = sumsOf(at);
          const attack = points + (overrun ? 0 : typedAttack);
          for (const [defence, m] of defences) {
            const totals = {
              attack,
              defence: defence.points,
              attackSteps,
              defenceSteps: defence.steps,
              strays: this.#strays + defence.strays,
            };
            const key = totalsKey(totals);
            const way = ways.get(key);
            if (way) way[1] += n * m;
            else ways.set(key, [totals, n * m]);
          }
        }
      }
    }
    return weighted(ways.values(), totalsKey);
  }

  /** 9.32, for the hex whose sides the rows tell. */
  #across(known: readonly Fighter[], { land, steps }: Sums): boolean {
    if (land || steps === 0) return false;
    return known.every((fighter) => fighter.across === 'river');
  }

  get #strays(): number {
    return steps(this.#forces.defenders.filter((fighter) => fighter.retreated && !fighter.untried));
  }

  #placesOf(
    fighters: readonly Fighter[],
    brings: (
      fighter: Fighter,
      kind: Kind,
    ) => { readonly fed: number; readonly out: number; readonly fights: boolean; readonly land: boolean },
  ): readonly Places[] {
    const groups = new Map<string, Fighter[]>();
    for (const fighter of fighters) {
      const key = `${fighter.pool} ${fighter.out} ${fighter.across} ${fighter.retreated}`;
      groups.set(key, [...(groups.get(key) ?? []), fighter]);
    }
    return [...groups.values()].flatMap((group) => {
      const fighter = group[0];
      if (!fighter?.pool) return [];
      return [
        {
          pool: fighter.pool,
          k: group.length,
          brings: (i: number) => {
            const kind = this.#kinds[i];
            return kind ? brings(fighter, kind) : { ...none, fights: false, land: false };
          },
        },
      ];
    });
  }

  #attackHexes(): readonly HexHand[] {
    const { attackers, bystanders, overrun, typedAttack } = this.#forces;
    const rules = this.#around.options;
    const hexes = new Set(attackers.map((fighter) => fighter.hex));
    // an overrun's typed total is halved and bounded like a stack's (6.53), also where no unit is named
    if (overrun && typedAttack > 0 && hexes.size === 0) hexes.add('');
    return [...hexes].map((hex) => {
      const here = attackers.filter((fighter) => fighter.hex === hex);
      const whole = isWhole(hex, attackers, bystanders, this.#around);
      const known = here.filter((fighter) => !fighter.untried && !fighter.leader && !cannotAttack(fighter));
      const leaders = here.filter((fighter) => fighter.leader);
      const ratings = leaders.filter((fighter) => !fighter.disrupted).map((fighter) => fighter.rating);
      const base = known.reduce(
        (so, unit) => plus(so, attackBrings(unit.attack, { out: unit.out, whole }, overrun, rules)),
        none,
      );
      return {
        places: this.#placesOf(
          here.filter((fighter) => fighter.untried),
          (fighter, kind) => ({
            ...attackBrings(kind.attack, { out: fighter.out, whole: false }, overrun, rules),
            fights: kind.attack > 0,
            land: kind.attack > 0 && fighter.across !== 'river',
          }),
        ),
        sums: (fed, out, fights) => {
          const sum = plus(base, { fed, out });
          const anybody = known.length + fights > 0;
          return {
            points: overrun
              ? overrunAttack(sum, anybody ? ratings : [], typedAttack, anybody, rules)
              : stackAttack(sum, anybody ? ratings : [], rules),
            steps: steps(known) + fights + (anybody ? leaders.length : 0),
          };
        },
      };
    });
  }

  /** What the defenders come to after the attackers have been drawn, by points and steps. */
  #defences(
    used: number,
    across: boolean,
  ):
    | readonly (readonly [{ readonly points: number; readonly steps: number; readonly strays: number }, number])[]
    | undefined {
    const spread = this.#drawing.fill(this.#defenceHexes(across), used);
    if (!spread) return undefined;
    const all = new Map<number, number>();
    for (const sums of spread.values()) for (const [at, n] of sums) all.set(at, (all.get(at) ?? 0) + n);
    return [...all].map(([at, n]) => {
      const sum = sumsOf(at);
      const points = (sum.points % STRAY) + this.#forces.typedDefence;
      return [{ points, steps: sum.steps, strays: Math.floor(sum.points / STRAY) }, n] as const;
    });
  }

  #defenceHexes(across: boolean): readonly HexHand[] {
    const { defenders, hexes } = this.#forces;
    const rules = this.#around.options;
    return hexes.flatMap((target: TargetHex): readonly HexHand[] => {
      const here = defenders.filter((fighter) => fighter.hex === target.figure);
      if (here.length === 0) return [];
      const terrain = multiplesOf(target, target.allAcross || (target.byRows && across)).length;
      const hex = { terrain, whole: isWhole(target.figure, here, [], this.#around) };
      const known = here.filter((fighter) => !fighter.untried && !isNothing(fighter));
      const base = known
        .filter((fighter) => !fighter.retreated)
        .reduce((so, unit) => plus(so, defenceBrings(unit.defence, unit, hex, rules)), none);
      const stays = known.filter((fighter) => !fighter.retreated);
      return [
        {
          places: this.#placesOf(
            here.filter((fighter) => fighter.untried),
            (fighter, kind) => ({
              ...(!fighter.retreated
                ? defenceBrings(kind.defence, fighter, hex, rules)
                : { ...none, fed: kind.attack > 0 || kind.defence > 0 ? STRAY : 0 }),
              fights: !fighter.retreated && (kind.attack > 0 || kind.defence > 0),
              land: false,
            }),
          ),
          sums: (fed, out, fights) => ({
            points: hexDefence(plus(base, { fed: fed % STRAY, out }), hex, rules) + fed - (fed % STRAY),
            steps: steps(stays) + fights,
          }),
        },
      ];
    });
  }
}
