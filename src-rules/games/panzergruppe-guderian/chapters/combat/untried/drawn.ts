import { type Adds, drawSums, type Stack } from '#rules/kit/chance/draws.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { ruling } from '../../../model/rulings.ts';
import {
  cannotAttack,
  type Fighter,
  type Forces,
  isNothing,
  isWhole,
  multiplesOf,
  stepsOf,
  type TargetHex,
} from '../forces/forces.ts';
import type { Totals } from '../strength/reckon.ts';
import {
  attackBrings,
  type Brings,
  defenceBrings,
  hexDefence,
  overrunAttack,
  stackAttack,
} from '../strength/strength.ts';

/** Counters of one bag that come to the same in this fight. */
export interface CounterKind {
  /** what it may be drawn from: a pool, or one generation of it (X05) */
  readonly bag: string;
  readonly attack: number;
  readonly defence: number;
  readonly n: number;
}

/** The sums of a draw, in this order; `land` is 1 where a unit attacks and not across a river. */
const sums = (all: Partial<Totals> & { readonly land?: number }): readonly number[] => [
  all.attack ?? 0,
  all.attackSteps ?? 0,
  all.land ?? 0,
  all.defence ?? 0,
  all.defenceSteps ?? 0,
  all.strays ?? 0,
];

/** What an untried unit was drawn from. */
export type BagOf = (fighter: Fighter) => string;

const caps = [Infinity, Infinity, 1];

const none: Brings = { fed: 0, out: 0 };

const plus = (a: Brings, b: Brings): Brings => ({ fed: a.fed + b.fed, out: a.out + b.out });

const isStrong = ({ attack, defence }: CounterKind): boolean => attack > 0 || defence > 0;

/** Everything the untried units may bring a fight to, with its weight (X03). Undefined: too many hands to sum up. */
export const drawnTotals = (
  forces: Forces,
  context: Context,
  kinds: readonly CounterKind[],
  bagOf: BagOf,
): readonly (readonly [Totals, number])[] | undefined => {
  const { typedAttack, typedDefence, overrun, attackers, defenders, hexes } = forces;
  const pool = kinds.map((value) => ({ value, n: value.n }));
  const known = attackers.filter((fighter) => !fighter.untried && !fighter.leader && !cannotAttack(fighter));
  const dry = known.every((fighter) => fighter.across === 'river');
  // 9.32: where the rows tell, the river counts if all that attack cross it; who attacks is known after the draw
  const told = hexes.some((target) => target.byRows && !target.allAcross);
  const strays = stepsOf(defenders.filter((fighter) => fighter.retreated && !fighter.untried));
  const ways: [Totals, number][] = [];
  // with no attacker untried there is nothing to wait for
  const sure = !attackers.some((fighter) => fighter.untried);
  for (const across of !told ? [false] : sure ? [dry && known.length > 0] : [true, false]) {
    const drawn = drawSums(
      pool,
      [...attackStacks(forces, context, bagOf), ...defenceStacks(forces, context, across, bagOf)],
      caps,
    );
    if (!drawn) return undefined;
    for (const { value, n } of drawn.ways.values()) {
      const [attack = 0, attackSteps = 0, land = 0, defence = 0, defenceSteps = 0, drawnStrays = 0] = value;
      if (told && (dry && land === 0 && attackSteps > 0) !== across) continue;
      const totals: Totals = {
        attack: attack + (overrun ? 0 : typedAttack),
        defence: defence + typedDefence,
        attackSteps,
        defenceSteps,
        strays: strays + drawnStrays,
      };
      ways.push([totals, n]);
    }
  }
  return ways;
};

/** The untried units among these; those in the same state are drawn alike. */
const placesOf = (
  fighters: readonly Fighter[],
  adds: (fighter: Fighter, kind: CounterKind) => Adds,
  bagOf: BagOf,
): Stack<CounterKind>['places'] => {
  const groups = new Map<string, Fighter[]>();
  for (const fighter of fighters.filter((one) => one.untried && one.pool)) {
    const key = `${bagOf(fighter)} ${fighter.out} ${fighter.across} ${fighter.retreated}`;
    groups.set(key, [...(groups.get(key) ?? []), fighter]);
  }
  return [...groups.values()].flatMap((group) => {
    const fighter = group[0];
    if (!fighter) return [];
    const bag = bagOf(fighter);
    return [{ k: group.length, adds: (kind) => (kind.bag === bag ? adds(fighter, kind) : undefined) }];
  });
};

/** A hex of attackers: what is known there, and whether its units are reckoned jointly. */
interface AttackHex {
  readonly here: readonly Fighter[];
  readonly base: Brings;
  readonly known: readonly Fighter[];
  readonly leaders: readonly Fighter[];
  readonly ratings: readonly number[];
  /** A01, 6.55: halved together, so that what each unit brings is not known by itself */
  readonly joint: boolean;
}

const attackHexes = (
  { attackers, bystanders, overrun, typedAttack }: Forces,
  context: Context,
): readonly AttackHex[] => {
  const rules = context.options;
  const hexes = new Set(attackers.map((fighter) => fighter.hex));
  // an overrun's typed total is halved and bounded like a stack's (6.53), also where no unit is named
  if (overrun && typedAttack > 0 && hexes.size === 0) hexes.add('');
  return [...hexes].map((hex) => {
    const here = attackers.filter((fighter) => fighter.hex === hex);
    const whole = isWhole(hex, attackers, bystanders, context);
    const known = here.filter((fighter) => !fighter.untried && !fighter.leader && !cannotAttack(fighter));
    const leaders = here.filter((fighter) => fighter.leader && !fighter.disrupted);
    return {
      here,
      known,
      leaders,
      base: known.reduce(
        (so, unit) => plus(so, attackBrings(unit.attack, { out: unit.out, whole }, overrun, rules)),
        none,
      ),
      ratings: leaders.map((fighter) => fighter.rating),
      joint: overrun || (ruling(rules, 'a01') === 'stack' && here.some((fighter) => fighter.untried && fighter.out)),
    };
  });
};

const attackStacks = (forces: Forces, context: Context, bagOf: BagOf): readonly Stack<CounterKind>[] => {
  const { overrun, typedAttack } = forces;
  const rules = context.options;
  const brought = (fighter: Fighter, kind: CounterKind): Brings =>
    attackBrings(kind.attack, { out: fighter.out, whole: false }, overrun, rules);
  const fights = (kind: CounterKind): number => (kind.attack > 0 ? 1 : 0);
  const land = (fighter: Fighter, kind: CounterKind): number => (fighter.across === 'river' ? 0 : fights(kind));
  const each = (fighter: Fighter, kind: CounterKind): readonly number[] =>
    sums({ attack: brought(fighter, kind).fed, attackSteps: fights(kind), land: land(fighter, kind) });

  const hexes = attackHexes(forces, context);
  const joint = hexes
    .filter((hex) => hex.joint)
    .map((hex): Stack<CounterKind> => {
      return {
        places: placesOf(
          hex.here,
          (fighter, kind) => {
            const { fed, out } = brought(fighter, kind);
            return { own: [fed, out, fights(kind)], sums: sums({ land: land(fighter, kind) }) };
          },
          bagOf,
        ),
        brings: ([fed = 0, out = 0, fighting = 0]) => {
          const sum = plus(hex.base, { fed, out });
          const anybody = hex.known.length + fighting > 0;
          const led = anybody ? hex.ratings : [];
          return sums({
            attack: overrun ? overrunAttack(sum, led, typedAttack, anybody, rules) : stackAttack(sum, led, rules),
            attackSteps: stepsOf(hex.known) + fighting + (anybody ? hex.leaders.length : 0),
          });
        },
      };
    });
  // 10.36: of what a leader's units bring, no more need be known than the points he may add, and whether there is any
  const led = hexes
    .filter((hex) => !hex.joint && hex.leaders.length > 0)
    .map((hex): Stack<CounterKind> => {
      return {
        places: placesOf(
          hex.here,
          (fighter, kind) => ({
            own: [brought(fighter, kind).fed],
            sums: each(fighter, kind),
          }),
          bagOf,
        ),
        caps: [
          Math.max(
            1,
            hex.ratings.reduce((so, rating) => so + rating, 0),
          ),
        ],
        brings: ([fed = 0]) => {
          const anybody = hex.known.length + fed > 0;
          return sums({
            attack: stackAttack(plus(hex.base, { fed, out: 0 }), anybody ? hex.ratings : [], rules) - fed,
            attackSteps: stepsOf(hex.known) + (anybody ? hex.leaders.length : 0),
          });
        },
      };
    });
  const rest = hexes.filter((hex) => !hex.joint && hex.leaders.length === 0);
  const single: Stack<CounterKind> = {
    places: placesOf(
      rest.flatMap((hex) => hex.here),
      (fighter, kind) => ({ sums: each(fighter, kind) }),
      bagOf,
    ),
    brings: () =>
      sums({
        attack: rest.reduce((so, hex) => so + stackAttack(hex.base, [], rules), 0),
        attackSteps: rest.reduce((so, hex) => so + stepsOf(hex.known), 0),
      }),
  };
  return [...joint, ...led, single];
};

const defenceStacks = (
  { defenders, hexes }: Forces,
  context: Context,
  across: boolean,
  bagOf: BagOf,
): readonly Stack<CounterKind>[] => {
  const rules = context.options;
  return hexes.flatMap((target: TargetHex): readonly Stack<CounterKind>[] => {
    const here = defenders.filter((fighter) => fighter.hex === target.figure);
    if (here.length === 0) return [];
    const terrain = multiplesOf(target, target.allAcross || (target.byRows && across)).length;
    const hex = { terrain, whole: isWhole(target.figure, here, [], context) };
    const stays = here.filter((fighter) => !fighter.untried && !isNothing(fighter) && !fighter.retreated);
    const base = stays.reduce((so, unit) => plus(so, defenceBrings(unit.defence, unit, hex, rules)), none);
    const joint = ruling(rules, 'a01') === 'stack' && here.some((fighter) => fighter.untried && fighter.out);
    return [
      {
        places: placesOf(
          here,
          (fighter, kind) => {
            const there = isStrong(kind) ? 1 : 0;
            // 9.75: a retreated unit adds nothing and is lost with the others
            if (fighter.retreated) return { sums: sums({ strays: there }) };
            const { fed, out } = defenceBrings(kind.defence, fighter, hex, rules);
            return joint
              ? { own: [fed, out], sums: sums({ defenceSteps: there }) }
              : { sums: sums({ defence: fed, defenceSteps: there }) };
          },
          bagOf,
        ),
        brings: ([fed = 0, out = 0]) =>
          sums({ defence: hexDefence(plus(base, { fed, out }), hex, rules), defenceSteps: stepsOf(stays) }),
      },
    ];
  });
};
