import type { Nation, Tech, TechField, UnitClass } from '../ids.ts';

/** Levels of technology (3.13, 17.0, 17.1): where each nation starts, and what is dated in the rulebook. */
const starts: Readonly<Record<Nation, Readonly<Record<TechField, Tech>>>> = {
  GER: { infantry: 2, armour: 2, fighters: 2, bombers: 2 },
  ITA: { infantry: 1, armour: 1, fighters: 1, bombers: 1 },
  FIN: { infantry: 2, armour: 1, fighters: 1, bombers: 1 },
  ROM: { infantry: 1, armour: 1, fighters: 1, bombers: 1 },
  HUN: { infantry: 1, armour: 1, fighters: 1, bombers: 1 },
  SVK: { infantry: 1, armour: 1, fighters: 1, bombers: 1 },
  SOV: { infantry: 1, armour: 1, fighters: 1, bombers: 1 },
};

export interface Advance {
  readonly turn: number;
  readonly nation: Nation;
  readonly field: TechField;
  readonly tech: Tech;
}

/** Turn 1 is June 1941. */
const month = (year: number, of: number): number => (year - 1941) * 12 + of - 5;
const to = (year: number, of: number, nation: Nation, field: TechField, tech: Tech): Advance => ({
  turn: month(year, of),
  nation,
  field,
  tech,
});

/** 3.13: the advances with a date of their own. */
const dated: readonly Advance[] = [
  to(1942, 3, 'SOV', 'infantry', 2),
  to(1942, 11, 'SOV', 'armour', 2),
  to(1943, 1, 'SOV', 'fighters', 2),
  to(1943, 7, 'GER', 'armour', 3),
  to(1943, 9, 'SOV', 'bombers', 2),
  to(1944, 5, 'GER', 'fighters', 3),
  to(1944, 7, 'SOV', 'armour', 3),
  to(1944, 9, 'SOV', 'infantry', 3),
  to(1944, 10, 'GER', 'infantry', 3),
  to(1945, 3, 'GER', 'bombers', 3),
];

/** 17.1: who follows Germany a level behind; Italy never advances. */
export const minorAllies: readonly Nation[] = ['FIN', 'ROM', 'HUN', 'SVK'];

export interface TechRules {
  /** 17.1: minor allies follow Germany */
  readonly o17: boolean;
}

export const techOf = (nation: Nation, field: TechField, turn: number, rules: TechRules): Tech => {
  const own = dated.reduce(
    (tech, one) => (one.nation === nation && one.field === field && one.turn <= turn ? one.tech : tech),
    starts[nation][field],
  );
  if (!rules.o17 || !minorAllies.includes(nation)) return own;
  const behind = techOf('GER', field, turn, rules) - 1;
  return behind > own ? (behind as Tech) : own;
};

/** The level of a block in a field, without one it is 1; Shock armies have TECH 2 from the start (6.1.1). */
export const blockTech = (
  block: { readonly nation: Nation; readonly class?: UnitClass | undefined; readonly shock: boolean },
  field: TechField | undefined,
  turn: number,
  rules: TechRules,
): Tech => {
  if (!field) return 1;
  const own = techOf(block.nation, field, turn, rules);
  return block.shock && block.class === 'infantry' && own < 2 ? 2 : own;
};

/** What a month brings; allies that follow Germany advance with it. */
export const advancesIn = (turn: number, rules: TechRules): readonly Advance[] =>
  dated
    .filter((one) => one.turn === turn)
    .flatMap((one) => [
      one,
      ...minorAllies.flatMap((nation): readonly Advance[] => {
        const tech = techOf(nation, one.field, turn, rules);
        return tech > techOf(nation, one.field, turn - 1, rules) ? [{ ...one, nation, tech }] : [];
      }),
    ]);

/** In which field a class advances; partisans have none. */
export const techFieldOf = (unitClass: UnitClass): TechField | undefined => {
  switch (unitClass) {
    case 'infantry':
    case 'static':
    case 'mountain':
    case 'cavalry':
    case 'paratroops':
    case 'marines':
    case 'artillery':
    case 'navalHq':
    case 'supremeHq':
      return 'infantry';
    case 'mechanised':
    case 'tanks':
    case 'armouredHq':
      return 'armour';
    case 'fighter':
    case 'airHq':
      return 'fighters';
    case 'bomber':
    case 'longRange':
      return 'bombers';
    case 'partisans':
      return undefined;
  }
};
