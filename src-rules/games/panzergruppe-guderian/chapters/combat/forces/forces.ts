import type { Context } from '#rules/kit/record/context.ts';
import { hasAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, otherSide, type SideId } from '../../../ids.ts';
import { sovietMa } from '../../../model/playersTables.ts';
import { ruling } from '../../../model/rulings.ts';
import { type CounterPool, divisionOf } from '../../../model/schedule.ts';
import { type GermanType, readPrinted, type SovietType } from '../../../model/units.ts';
import { riverDefence, terrainRow } from '../../map/terrain.ts';
import { calledRow } from './called.ts';
import type { AttackInput, FightInput, OverrunInput } from './fightFields.ts';
import { type GermanRow, printedOf, type SovietRow, stepsLeft } from './rows.ts';

/** The rows of a calculator as the forces of one fight, without regard to which box they were typed into. */
export interface Fighter {
  /** the row, which is the unit of the roster where it came from there */
  readonly id: string;
  /** its figure in the trail */
  readonly figure: string;
  readonly side: SideId;
  readonly type: GermanType | SovietType;
  readonly label: Msg;
  /** as printed on the step it stands on */
  readonly attack: number;
  readonly defence: number;
  readonly rating: number;
  readonly leader: boolean;
  readonly pool?: CounterPool;
  readonly untried: boolean;
  /** X05: from which draw an untried unit came, as the row says; 0: the players do not say */
  readonly generation: number;
  /** the strength typed of a unit that is not untried, as printed: 'a-d-m' */
  readonly typed?: string;
  /** out of supply: half strength */
  readonly out: boolean;
  /** who stands together: a hex number, or a name made up for rows without one */
  readonly hex: string;
  readonly place: string;
  readonly across: 'land' | 'river' | 'lake';
  readonly steps: number;
  readonly division: string;
  readonly whole: 'rows' | 'yes' | 'no';
  /** 10.35: may not attack */
  readonly noCommand: boolean;
  readonly disrupted: boolean;
  readonly retreated: boolean;
  /** what was seen when it was revealed */
  readonly seen?: string;
}

export interface TargetHex {
  readonly figure: string;
  readonly hex: string;
  readonly forest: boolean;
  readonly majorCity: boolean;
  /** the players say that all attack across a river */
  readonly allAcross: boolean;
  /** the rows can tell: the hex their `across` speaks of */
  readonly byRows: boolean;
}

export interface Forces {
  readonly overrun: boolean;
  readonly attackerSide: SideId;
  readonly defenderSide: SideId;
  readonly attackers: readonly Fighter[];
  /** attackers' side, present and not attacking (7.3, 9.22) */
  readonly bystanders: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly hexes: readonly TargetHex[];
  readonly typedAttack: number;
  readonly typedDefence: number;
}

/** The hex a fighter stands in, as typed; '': nobody says. Defenders without one of their own stand in the hex attacked. */
export const standsAt = ({ place, hex, side }: Fighter, { defenderSide, hexes }: Forces): string =>
  place || (side === defenderSide && hex === 'target' ? (hexes[0]?.hex ?? '') : '');

const germanFighter = (row: GermanRow, i: number, context: Context): Fighter => {
  const printed = printedOf(row, context);
  return {
    id: row.id,
    figure: `german${i}`,
    side: 'german',
    type: row.type,
    label: calledRow(row),
    attack: printed.attack,
    defence: printed.defence,
    rating: 0,
    leader: false,
    untried: false,
    generation: 0,
    out: row.outOfSupply,
    hex: row.hex || (row.division && mechanized(row.type) ? `division ${row.division}` : `row ${i}`),
    place: row.hex,
    across: row.across,
    steps: stepsLeft(row, context),
    division: row.division,
    whole: mechanized(row.type) ? row.whole : 'rows',
    noCommand: false,
    disrupted: row.disrupted,
    retreated: row.retreated,
  };
};

const sovietFighter = (row: SovietRow, i: number, context: Context): Fighter => {
  const leader = row.type === 'leader';
  const untried = row.untried && !leader;
  const known = leader || untried ? { attack: 0, defence: leader ? row.rating : 0 } : row;
  return {
    id: row.id,
    figure: `soviet${i}`,
    side: 'soviet',
    type: row.type,
    label: calledRow(row),
    attack: known.attack,
    defence: known.defence,
    rating: leader ? row.rating : 0,
    leader,
    ...(row.type === 'leader' ? {} : { pool: row.type }),
    untried,
    generation: untried ? row.generation : 0,
    ...(row.type === 'leader' || untried
      ? {}
      : { typed: `${row.attack}-${row.defence}-${row.ma || sovietMa(context, row.type)}` }),
    out: row.supply !== 'supplied',
    hex: row.hex,
    place: row.hex,
    across: row.across,
    steps: 1,
    division: '',
    whole: 'no',
    // a leader is in command of himself (10.31)
    noCommand: row.supply === 'none' && !leader,
    disrupted: row.disrupted,
    retreated: row.retreated,
  };
};

const mechanized = (type: Fighter['type']): boolean =>
  type === 'panzer' || type === 'grenadier' || type === 'motorized';

export const forcesOf = (
  input: FightInput & Partial<Pick<AttackInput, 'moreHexes'>> & Partial<Pick<OverrunInput, 'mp'>>,
  context: Context,
): Forces => {
  const overrun = input.mp !== undefined;
  const german = input.german.map((row, i) => ({ fighter: germanFighter(row, i, context), stays: row.stays }));
  const soviet = input.soviet.map((row, i) => ({ fighter: sovietFighter(row, i, context), stays: row.stays }));
  const [ours, theirs] = input.attacker === 'german' ? [german, soviet] : [soviet, german];
  // 6.51: overrunners are together in one hex
  const together = (fighter: Fighter): Fighter => (overrun ? { ...fighter, hex: 'start' } : fighter);
  const more = input.moreHexes ?? [];
  const inHex = (fighter: Fighter): Fighter => {
    const at = more.findIndex((hex) => hex.hex !== '' && hex.hex === fighter.place);
    return { ...fighter, hex: at < 0 ? 'target' : `hex${at}` };
  };
  return {
    overrun,
    attackerSide: input.attacker,
    defenderSide: otherSide(input.attacker),
    attackers: ours.filter(({ stays }) => !stays).map(({ fighter }) => together(fighter)),
    bystanders: ours.filter(({ stays }) => stays).map(({ fighter }) => together(fighter)),
    // 9.21: whoever is in the hex defends; a row that "stays out" is not in it
    defenders: theirs.filter(({ stays }) => !stays).map(({ fighter }) => inHex(fighter)),
    hexes: [
      {
        figure: 'target',
        hex: input.target,
        forest: input.forest,
        majorCity: input.majorCity,
        allAcross: input.allAcross,
        byRows: true,
      },
      ...more.map((hex, i) => ({
        figure: `hex${i}`,
        hex: hex.hex,
        forest: hex.forest,
        majorCity: hex.majorCity,
        allAcross: hex.allAcross,
        byRows: false,
      })),
    ],
    typedAttack: input.attackTotal,
    typedDefence: input.defenceTotal,
  };
};

/** 7.3: every regiment of one panzer or motorized division, and nobody else, in the hex; gone for good with a regiment. */
export const isWhole = (
  hex: string,
  force: readonly Fighter[],
  bystanders: readonly Fighter[],
  context: Context,
): boolean => {
  const attacking = force.filter((fighter) => fighter.hex === hex);
  const aside = bystanders.filter((fighter) => fighter.hex === hex);
  const present = [...attacking, ...aside];
  if (present.some((fighter) => fighter.side !== 'german' || fighter.whole === 'no')) return false;
  if (present.some((fighter) => fighter.whole === 'yes')) return true;
  const division = present[0]?.division ?? '';
  if (!division || present.some((fighter) => fighter.division !== division || !mechanized(fighter.type))) return false;
  const known = divisionOf(division);
  if (known && known.kind !== 'panzer' && known.kind !== 'motorized') return false;
  if (hasAt(context, cells.divisionLost, division)) return false;
  const regiments = known?.units.length ?? (present.some((fighter) => fighter.type === 'panzer') ? 3 : 2);
  if (present.length !== regiments) return false;
  // A10: presence decides, or the whole division attacks
  return aside.length === 0 || ruling(context.options, 'a10') === 'presence';
};

/** 9.31 to 9.33: what terrain makes of a hex's defence, and which multiples meet. */
export const multiplesOf = (hex: TargetHex, across: boolean): readonly ('forest' | 'majorCity' | 'river')[] => [
  ...(hex.forest && terrainRow('forest').defence > 1 ? (['forest'] as const) : []),
  ...(hex.majorCity && terrainRow('majorCity').defence > 1 ? (['majorCity'] as const) : []),
  ...(across && riverDefence > 1 ? (['river'] as const) : []),
];

/** 9.33: multiples of two each: their sum, less one for each but one. */
export const multiple = (count: number): number => (count === 0 ? 1 : 2 * count - (count - 1));

/** 9.32: only if every attacking unit attacks across the river; a unit worth nothing does not attack (12.3). */
export const attackAcross = (hex: TargetHex, attacking: readonly Fighter[]): boolean => {
  const units = attacking.filter((fighter) => !fighter.leader);
  return hex.allAcross || (hex.byRows && units.length > 0 && units.every((fighter) => fighter.across === 'river'));
};

/** Revealed units take the place of untried ones, in the order of the rows: attackers first, then defenders. */
export const untriedOf = (forces: Forces): readonly Fighter[] =>
  [...forces.attackers, ...forces.defenders].filter((fighter) => fighter.untried);

export const revealed = (forces: Forces, seen: readonly string[]): Forces => {
  const order = untriedOf(forces);
  const reveal = (fighter: Fighter): Fighter => {
    const at = order.indexOf(fighter);
    const printed = readPrinted(seen[at] ?? '');
    if (at < 0 || !printed) return fighter;
    return { ...fighter, untried: false, attack: printed.attack, defence: printed.defence, seen: seen[at] ?? '' };
  };
  return { ...forces, attackers: forces.attackers.map(reveal), defenders: forces.defenders.map(reveal) };
};

/** 12.3: revealed as worth nothing at all, and so taken off. A row nobody has typed a strength into is not that. */
export const isNothing = (fighter: Fighter): boolean =>
  fighter.seen !== undefined && fighter.attack === 0 && fighter.defence === 0;

/** Nobody has typed what it is worth: a 0-0 counter does not stay (12.3). */
export const isUntyped = (fighter: Fighter): boolean =>
  !fighter.untried && fighter.seen === undefined && fighter.attack === 0 && fighter.defence === 0;

/** 12.3: worth nothing in attack: sent back, or never able to. */
export const cannotAttack = (fighter: Fighter): boolean => !fighter.untried && !fighter.leader && fighter.attack === 0;

export const stepsOf = (fighters: readonly Fighter[]): number => fighters.reduce((so, { steps }) => so + steps, 0);
