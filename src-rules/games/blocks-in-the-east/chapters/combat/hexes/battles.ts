import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import type { NotedFight, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { poolMarks, type SideId, sides } from '../../../ids.ts';
import { blocksOf, hexOf, isOnMap, type PoolBlock, poolState } from '../../../model/blocks/block.ts';
import { named } from '../../../model/blocks/words.ts';
import { notedKeys } from '../../../model/cells.ts';
import { recordedInBattle } from '../../../model/reading.ts';
import { activeSide } from '../../../model/rules.ts';
import { axisRowFields, sovietRowFields } from '../../../model/units.ts';
import { boardNow } from '../../map/now.ts';
import { msg } from '../msg.ts';
import { battleAt } from './battleAt.ts';

/** 3.22, 7.7: the battle hexes of a player-turn, in the order in which its player wants them fought. */

export interface BattleHex {
  readonly name: string;
  /** 1, 2 …; 0: fought */
  readonly order: number;
}

const orderOf = (around: Pick<Around, 'marks'>, hex: string): number => {
  const value = around.marks[poolMarks.battles]?.[hex]?.value;
  return typeof value === 'number' ? value : 0;
};
/** Those still to be fought, in their order, then the others. */
export const battleHexes = (around: Pick<Around, 'marks'>): readonly BattleHex[] =>
  notedKeys(around, poolMarks.battles)
    .map((one) => ({ name: one, order: orderOf(around, one) }))
    .sort((a, b) => (a.order || Number.MAX_SAFE_INTEGER) - (b.order || Number.MAX_SAFE_INTEGER));
export const openBattles = (around: Pick<Around, 'marks'>): readonly BattleHex[] =>
  battleHexes(around).filter(({ order }) => order > 0);

/** The name a hex is noted under, however it is typed. */
export const notedAs = (around: Pick<Around, 'marks'>, hex: string): string | undefined => {
  const wanted = hex.trim().toLowerCase();
  return notedKeys(around, poolMarks.battles).find((one) => one.toLowerCase() === wanted);
};

/** Kept as long as the player-turn lasts. */
const until = ({ turn, place }: Pick<Around, 'turn' | 'place'>): string => {
  const side = activeSide({ place });
  return side ? `t${turn}/${side}` : `t${turn}`;
};
const noted = (around: Pick<Around, 'turn' | 'place'>, hex: string, order: number): Fact =>
  mark(poolMarks.battles, hex, order, until(around));

/** Behind those already there. */
export const noteBattles = (around: Around, hexes: readonly string[]): readonly Fact[] => {
  const last = openBattles(around).at(-1)?.order ?? 0;
  return hexes.map((hex, i) => noted(around, hex, last + 1 + i));
};
/** In this order; what is not named follows as before. */
export const orderBattles = (around: Around, first: readonly string[]): readonly Fact[] => {
  const open = openBattles(around).map((one) => one.name);
  return [...first, ...open.filter((hex) => !first.includes(hex))].map((hex, i) => noted(around, hex, i + 1));
};
export const dropBattle = (hex: string): Fact => unmark(poolMarks.battles, hex);

/** A battle that was on the list is off it once it has been fought. */
export const foughtFacts = (around: Pick<Around, 'marks' | 'turn' | 'place'>, hex: string): readonly Fact[] => {
  const key = notedAs(around, hex);
  return key !== undefined && orderOf(around, key) > 0 ? [noted(around, key, 0)] : [];
};

const onMap = (around: Around): ReadonlyMap<string, readonly PoolBlock[]> => {
  const stand = new Map<string, PoolBlock[]>();
  for (const block of blocksOf(around)) {
    const hex = hexOf(around, block.unit.id);
    if (hex === '' || !isOnMap(poolState(block, around))) continue;
    stand.set(hex, [...(stand.get(hex) ?? []), block]);
  }
  return stand;
};
const hexNames = (around: Pick<Around, 'sheets'>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const sheet of Object.values(around.sheets ?? {}))
    for (const [id, hex] of Object.entries(sheet.hexes)) if (hex.name) names.set(id, hex.name);
  return names;
};

/** Hexes of the map in which both sides stand and that nobody has noted: by their name, else their number. */
export const contested = (around: Around): readonly Offer[] => {
  const names = hexNames(around);
  return [...onMap(around)].flatMap(([hex, blocks]): readonly Offer[] => {
    const here = names.get(hex) ?? hex;
    const both = Object.values(sides).every((side) => blocks.some((block) => block.side === side));
    if (!both || notedAs(around, here) !== undefined) return [];
    return [{ name: here, msg: named(blocks.map(({ unit }) => unit.name).join(', ')) }];
  });
};

const rowFields = { [sides.axis]: axisRowFields, [sides.soviet]: sovietRowFields } as const;
/** A block as a row of the calculator: what its list prints, and its face as recorded. */
const rowOf = ({ unit, side }: PoolBlock, around: Around): JsonObject => {
  const fields = new Set(Object.keys(rowFields[side]));
  const printed: JsonObject = JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(unit.values).filter(([id, value]) => fields.has(id) && value !== null)),
    ),
  );
  return { id: unit.id, name: unit.name, ...printed, ...recordedInBattle(unit, around) };
};

/** Each battle with its name, whose turn it is and, where the map is drawn, who stands there. */
export const battlesOf = (around: Around): readonly NotedFight[] => {
  const hexes = battleHexes(around);
  if (hexes.length === 0) return [];
  const names = hexNames(around);
  const stand = onMap(around);
  const side = activeSide(around) ?? sides.axis;
  const board = boardNow(around);
  return hexes.map(({ name: hex, order }) => {
    const id = [...names].find(([, called]) => called === hex)?.[0] ?? hex;
    const here = stand.get(id) ?? [];
    const rows = (of: SideId): readonly JsonObject[] =>
      here.filter((block) => block.side === of).map((block) => rowOf(block, around));
    return {
      id: hex,
      msg: named(hex),
      calc: 'battle',
      input: {
        attacks: side,
        ...(here.length > 0 ? { axis: [...rows(sides.axis)], soviet: [...rows(sides.soviet)] } : {}),
        ...(board && battleAt({ target: id, attackers: here.map(({ unit }) => unit.id), side }, board, around)),
        hex,
      },
      done: order === 0,
    };
  });
};

const namesIn = (hexes: readonly BattleHex[]) => name(hexes.map((one) => one.name).join(', '));
/** Beside the tasks of movement and combat. */
export const battlesStatus = (around: Around): Msg | undefined => {
  const all = battleHexes(around);
  if (all.length === 0) return undefined;
  const open = openBattles(around);
  return open.length === 0
    ? msg('bite.battles.allDone', { count: all.length })
    : msg('bite.battles.left', { what: namesIn(open), done: all.length - open.length, of: all.length });
};
export const battleReminders = (around: Around): readonly Reminder[] => {
  const side = activeSide(around);
  const open = openBattles(around);
  if (!side || open.length === 0) return [];
  return [
    {
      id: 'battles',
      msg: msg('bite.remind.battles', { what: namesIn(open) }),
      rule: '7.7',
      due: true,
      at: `t${around.turn}/${side}/combat`,
      action: 'battle-order',
    },
  ];
};
