import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Army, armies, armouredCorps, type Formation, type Nation, named } from '../ids.ts';

/**
 * The formations the rulebook names (8.4, 15, 17.1.1, 18), with what it states of them and no number: a division is one
 * entry here, its regiments are the players' to type. Divisions known by their number alone have no nation in the text.
 */

type Values = RosterUnit['values'];
const unit = (id: string, name: string, values: Values): RosterUnit => ({ id, name, values });

const infantry = (formation: Formation, division: string, nation: Nation | null = 'ITA'): RosterUnit =>
  unit(division.toLowerCase().replace(/[^a-z0-9]+/g, '-'), division, {
    kind: 'combat',
    nation,
    formation,
    division,
  });
const hq = (id: string, name: string, formation: Formation, nation: Nation): RosterUnit =>
  unit(id, name, { kind: 'hq', nation, formation });
const twice = (ids: readonly string[], name: (n: number) => string, values: Values): readonly RosterUnit[] =>
  ids.map((id, i) => unit(id, name(i + 1), values));

/** 15.1.3, 18.1.1: two regiments each. */
const julia = { kind: 'combat', nation: 'ITA', formation: 'alpine', division: 'Julia' } as const;
const vicenza = { ...julia, division: 'Vicenza' } as const;

export const axisUnits: readonly RosterUnit[] = [
  // 18.1, from north to south
  hq(named.alpineHq, 'CA HQ', 'alpine', 'ITA'),
  infantry('alpine', 'Tridentina'),
  ...twice(named.julia, (n) => `Julia ${n}`, julia),
  infantry('alpine', 'Cuneense'),
  ...twice(['vicenza-1', 'vicenza-2'], (n) => `Vicenza ${n}`, vicenza),
  unit(named.cervino, 'Mt. Cervino', { kind: 'combat', nation: 'ITA', formation: 'alpine' }),
  unit('alpine-heavy', 'CA Art.', { kind: 'heavyArtillery', nation: 'ITA', formation: 'alpine' }),

  hq('ii-hq', 'II HQ', 'ii', 'ITA'),
  infantry('ii', 'Cosseria'),
  infantry('ii', 'Ravenna'),
  // AMB-63
  unit('213-318', '213/318', { kind: 'combat', formation: 'ii', division: '318' }),

  hq('xxxv-hq', 'XXXV HQ', 'xxxv', 'ITA'),
  infantry('xxxv', '3 Gennaio'),
  infantry('xxxv', '298', null),
  infantry('xxxv', 'Pasubio'),

  hq('xxix-hq', 'XXIX HQ', 'xxix', 'GER'),
  infantry('xxix', 'Torino'),
  infantry('xxix', 'Celere'),
  infantry('xxix', 'Sforzesca'),
  unit('croat', 'Leg. Croata', { kind: 'combat', nation: 'CRO', formation: 'army' }),

  // 18.1.3
  hq(named.armirHq, 'ARMIR HQ', 'army', 'ITA'),
  unit(named.complementi, 'Complementi', { kind: 'combat', nation: 'ITA', formation: 'army' }),
  ...twice(['aa-1', 'aa-2'], (n) => `AA ${n}`, { kind: 'heavyArtillery', nation: 'ITA', formation: 'army' }),
  ...twice(['kg-27-1', 'kg-27-2', 'kg-27-3'], (n) => `27 Pz KG ${n}`, {
    kind: 'combat',
    nation: 'GER',
    formation: 'army',
    division: '27 Pz',
  }),
  unit(named.barbo, 'Barbò', { kind: 'combat', nation: 'ITA', formation: 'army' }),

  // 15, 18.5
  hq(named.xxivHq, 'XXIV Pz. HQ', 'xxiv', 'GER'),
  ...twice(named.juliaXxiv, (n) => `Julia ${n} (XXIV)`, { ...julia, formation: 'xxiv' }),
  unit(named.gebirgs, '3 Gebirgs', { kind: 'combat', nation: 'GER', division: '3 Gebirgs' }),
  unit(named.division387, '387', { kind: 'combat', division: '387' }),
  unit(named.division385, '385', { kind: 'combat', division: '385' }),
  unit(named.fegelein, 'SS Fegelein', { kind: 'combat', nation: 'GER' }),
  unit(named.begleit, 'Führer Begleit', { kind: 'combat', nation: 'GER' }),
];

const armyHqs: { readonly [A in Army]: string } = { iii: 'III HQ', a: 'A HQ', b: 'B HQ' };
export const sovietUnits: readonly RosterUnit[] = [
  ...armies.map((army) => unit(`${army}-hq`, armyHqs[army], { kind: 'hq', army })),
  // 8.4: corps by name; which army each belongs to is on the counters
  ...armouredCorps.map((corps) => unit(`corps-${corps.toLowerCase()}`, `${corps} 1`, { kind: 'combat', corps })),
];

/** 15.2: what the rulebook states of a counter's steps. */
export const statedSteps: { readonly [id: string]: number } = { [named.gebirgs]: 4 };
