/**
 * Forces and when they come, to be proof-read against the rulebook line by line.
 * Edition: the reprint with the magazine errata merged in. The rulebook's lists override the map's (16.1).
 */

/** The two pools untried Soviet counters are drawn from; mechanized divisions are armor (5.1, 16.1). */
export const pools = ['rifle', 'armor'] as const;

export type CounterPool = (typeof pools)[number];

export const armies = ['13', '16', '19', '20', '21', '22', '24', '28', '29', '30', '31', '32', '33', '49'] as const;

export type Army = (typeof armies)[number];

export interface SetUpCard {
  readonly army: Army;
  /** one hex, or a stretch of hexes (first and last) over which the army is spread within stacking */
  readonly hexes: readonly [string] | readonly [string, string];
  readonly rifle: number;
  readonly armor: number;
  readonly leader: string;
}

/** 5.1: the Soviet set-up, drawn at random, untried. */
export const setUpCards: readonly SetUpCard[] = [
  { army: '24', hexes: ['4015'], rifle: 5, armor: 1, leader: 'Rakutin' },
  { army: '16', hexes: ['2216'], rifle: 6, armor: 0, leader: 'Lukin' },
  { army: '19', hexes: ['1414'], rifle: 4, armor: 0, leader: 'Konev' },
  { army: '13', hexes: ['0123', '0126'], rifle: 7, armor: 1, leader: 'Remezov' },
  { army: '20', hexes: ['0108', '0115'], rifle: 6, armor: 4, leader: 'Kurochkin' },
];

/** 5.21: these two roll on turn 1 for leave to move. */
export const rollingArmies = ['16', '19'] as const satisfies readonly Army[];

export interface SovietLine {
  readonly id: string;
  readonly turn: number;
  readonly entry: 'V' | 'W' | 'X' | 'Z';
  readonly army?: Army;
  readonly rifle: number;
  readonly armor: number;
  readonly leader?: string;
}

/** 16.1: nothing on turn 12. */
export const sovietSchedule: readonly SovietLine[] = [
  { id: 's1x', turn: 1, entry: 'X', rifle: 6, armor: 0, leader: 'Rokassovski' },
  { id: 's1v', turn: 1, entry: 'V', army: '22', rifle: 5, armor: 0, leader: 'Yershakov' },
  { id: 's2w', turn: 2, entry: 'W', army: '30', rifle: 3, armor: 1, leader: 'Khomenko' },
  { id: 's2x', turn: 2, entry: 'X', rifle: 4, armor: 0 },
  { id: 's3z', turn: 3, entry: 'Z', army: '21', rifle: 5, armor: 2, leader: 'Gerisamenko' },
  { id: 's3x', turn: 3, entry: 'X', rifle: 4, armor: 0 },
  { id: 's4x', turn: 4, entry: 'X', army: '28', rifle: 5, armor: 1, leader: 'Kachalov' },
  { id: 's5x', turn: 5, entry: 'X', rifle: 4, armor: 1 },
  { id: 's6x', turn: 6, entry: 'X', rifle: 4, armor: 0 },
  { id: 's7x', turn: 7, entry: 'X', army: '29', rifle: 4, armor: 0, leader: 'Maslennikov' },
  { id: 's8x', turn: 8, entry: 'X', army: '31', rifle: 4, armor: 0, leader: 'Dolmatov' },
  { id: 's9x', turn: 9, entry: 'X', army: '49', rifle: 4, armor: 0, leader: 'Zakharkin' },
  { id: 's10x', turn: 10, entry: 'X', army: '32', rifle: 4, armor: 0, leader: 'Vishnevsky' },
  { id: 's11x', turn: 11, entry: 'X', army: '33', rifle: 4, armor: 0, leader: 'Onuprienko' },
];

export type DivisionKind = 'panzer' | 'motorized' | 'infantry' | 'cavalry' | 'regiment';

export interface Division {
  /** as the units' `division` names it: '12 Pz' */
  readonly id: string;
  readonly kind: DivisionKind;
  readonly number: string;
  /** ids of its units in the roster: regiments, or the division itself */
  readonly units: readonly string[];
}

const panzer = (n: number): Division => ({
  id: `${n} Pz`,
  kind: 'panzer',
  number: `${n}`,
  units: [1, 2, 3].map((i) => `${n}pz-${i}`),
});

const motorized = (n: number): Division => ({
  id: `${n} Mot`,
  kind: 'motorized',
  number: `${n}`,
  units: [1, 2].map((i) => `${n}mot-${i}`),
});

const infantry = (n: number): Division => ({ id: `${n} Inf`, kind: 'infantry', number: `${n}`, units: [`${n}inf`] });

const cavalry = (n: number): Division => ({ id: `${n} Cav`, kind: 'cavalry', number: `${n}`, units: [`${n}cav`] });

const regiment = (name: string, unit: string): Division => ({
  id: name,
  kind: 'regiment',
  number: name,
  units: [unit],
});

/** 7.3: three regiments, unlike the other motorized divisions. */
const dasReich: Division = {
  id: 'SS Das Reich',
  kind: 'motorized',
  number: 'SS Das Reich',
  units: [1, 2, 3].map((i) => `reich-${i}`),
};

export interface GermanLine {
  readonly id: string;
  readonly turn: number;
  readonly area: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';
  /** number of the panzer corps, for the eye only */
  readonly corps?: string;
  readonly divisions: readonly Division[];
}

/** 16.2: nothing on turn 4 nor on turns 10 to 12. */
export const germanSchedule: readonly GermanLine[] = [
  {
    id: 'g1c',
    turn: 1,
    area: 'C',
    corps: '39',
    divisions: [panzer(7), panzer(12), panzer(20), motorized(14), motorized(20)],
  },
  { id: 'g2a', turn: 2, area: 'A', corps: '57', divisions: [motorized(18), panzer(19), regiment('Lehr', 'lehr')] },
  { id: 'g2b', turn: 2, area: 'B', divisions: [infantry(6), infantry(26)] },
  { id: 'g3d', turn: 3, area: 'D', divisions: [infantry(5), infantry(16), infantry(35)] },
  { id: 'g3e47', turn: 3, area: 'E', corps: '47', divisions: [motorized(29), panzer(17), panzer(18)] },
  {
    id: 'g3e46',
    turn: 3,
    area: 'E',
    corps: '46',
    divisions: [panzer(10), dasReich, regiment('Gross Deutschland', 'gd')],
  },
  { id: 'g3h', turn: 3, area: 'H', corps: '24', divisions: [panzer(3), panzer(4), motorized(10), cavalry(1)] },
  { id: 'g5e', turn: 5, area: 'E', divisions: [infantry(23), infantry(137), infantry(263)] },
  { id: 'g6e', turn: 6, area: 'E', divisions: [infantry(258), infantry(292)] },
  { id: 'g7e', turn: 7, area: 'E', divisions: [infantry(7), infantry(15), infantry(17), infantry(268)] },
  { id: 'g8f', turn: 8, area: 'F', divisions: [infantry(78), infantry(252)] },
  { id: 'g9g', turn: 9, area: 'G', divisions: [infantry(31), infantry(34)] },
];

/** German entry areas (16.2). */
export const areas = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** The one whose hexes the text spells out (14.3). 0111 is missing there: the map decides, the players may say so (A25). */
export const presetAreas: Readonly<Record<string, string>> = { B: '0101-0110 0112' };

export const divisions: readonly Division[] = germanSchedule.flatMap((line) => line.divisions);

export const divisionOf = (id: string): Division | undefined => divisions.find((division) => division.id === id);

export const divisionOfUnit = (unit: string): Division | undefined =>
  divisions.find((division) => division.units.includes(unit));

/** 9.61, 9.63: infantry divisions have four steps, every other German unit two. */
export const stepsOf = (division: Division): number => (division.kind === 'infantry' ? 4 : 2);

export const leaders: readonly string[] = [...setUpCards, ...sovietSchedule].flatMap(({ leader }) =>
  leader ? [leader] : [],
);
