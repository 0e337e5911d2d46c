import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import type { NotedFight, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { markedKeys } from '#rules/kit/record/readers.ts';
import { type Msg, nameList } from '#rules/kit/words/message.ts';
import { poolMarks, type SideId, sides } from '../../../ids.ts';
import { blocksOf, hexOf, isOnMap, type PoolBlock, poolState } from '../../../model/blocks/block.ts';
import { named } from '../../../model/blocks/words.ts';
import { recordedInBattle } from '../../../model/reading.ts';
import { activeSide } from '../../../model/rules.ts';
import { axisRowFields, sovietRowFields } from '../../../model/units.ts';
import { stepOf } from '../../command/blocks.ts';
import { groundOf } from '../../map/ground.ts';
import { boardNow } from '../../map/now.ts';
import { msg } from '../msg.ts';
import { battleAt } from './battleAt.ts';

/** 3.22, 7.7: the battle hexes of a player-turn, in the order in which its player wants them fought. */

export interface BattleHex {
  readonly name: string;
  /** 1, 2 …; 0: fought */
  readonly order: number;
}

const orderOf = (context: Pick<Context, 'marks'>, hex: string): number => {
  const value = context.marks[poolMarks.battles]?.[hex]?.value;
  return typeof value === 'number' ? value : 0;
};
/** Those still to be fought, in their order, then the others. */
export const battleHexes = (context: Pick<Context, 'marks'>): readonly BattleHex[] =>
  markedKeys(context, poolMarks.battles)
    .map((one) => ({ name: one, order: orderOf(context, one) }))
    .sort((a, b) => (a.order || Number.MAX_SAFE_INTEGER) - (b.order || Number.MAX_SAFE_INTEGER));
export const openBattles = (context: Pick<Context, 'marks'>): readonly BattleHex[] =>
  battleHexes(context).filter(({ order }) => order > 0);

/** Battles are noted, and none is left. */
export const areFought = (context: Pick<Context, 'marks'>): boolean =>
  battleHexes(context).length > 0 && openBattles(context).length === 0;

/** The hex that is meant, by its number on the map, so that name and number are one; else what is typed, in small letters. */
export const hexMeant = (context: Pick<Context, 'sheets'>, hex: string): string => {
  const board = boardNow(context);
  const node = board ? groundOf(board).meant(hex) : -1;
  return board?.ids[node] ?? hex.trim().toLowerCase();
};
/** The name a hex is noted under, however it is typed. */
export const notedAs = (context: Pick<Context, 'marks' | 'sheets'>, hex: string): string | undefined => {
  const wanted = hexMeant(context, hex);
  return markedKeys(context, poolMarks.battles).find((one) => hexMeant(context, one) === wanted);
};

/** Kept as long as the player-turn lasts. */
const until = ({ turn, place }: Pick<Context, 'turn' | 'place'>): string => {
  const side = activeSide({ place });
  return side ? `t${turn}/${side}` : `t${turn}`;
};
const noted = (context: Pick<Context, 'turn' | 'place'>, hex: string, order: number): Fact =>
  mark(poolMarks.battles, hex, order, until(context));

/** Behind those already there. */
export const noteBattles = (context: Context, hexes: readonly string[]): readonly Fact[] => {
  const last = openBattles(context).at(-1)?.order ?? 0;
  return hexes.map((hex, i) => noted(context, hex, last + 1 + i));
};
/** In this order; what is not named follows as before. */
export const orderBattles = (context: Context, first: readonly string[]): readonly Fact[] => {
  const open = openBattles(context).map((one) => one.name);
  return [...first, ...open.filter((hex) => !first.includes(hex))].map((hex, i) => noted(context, hex, i + 1));
};
export const dropBattle = (hex: string): Fact => unmark(poolMarks.battles, hex);

/** A battle that was on the list is off it once it has been fought. */
export const foughtFacts = (
  context: Pick<Context, 'marks' | 'sheets' | 'turn' | 'place'>,
  hex: string,
): readonly Fact[] => {
  const key = notedAs(context, hex);
  return key !== undefined && orderOf(context, key) > 0 ? [noted(context, key, 0)] : [];
};

const onMap = (context: Context): ReadonlyMap<string, readonly PoolBlock[]> => {
  const stand = new Map<string, PoolBlock[]>();
  for (const block of blocksOf(context)) {
    const hex = hexOf(context, block.unit.id);
    if (hex === '' || !isOnMap(poolState(block, context))) continue;
    stand.set(hex, [...(stand.get(hex) ?? []), block]);
  }
  return stand;
};

/** Hexes of the map in which both sides stand and that nobody has noted: by their name, else their number. */
export const contested = (context: Context): readonly Offer[] => {
  const board = boardNow(context);
  return [...onMap(context)].flatMap(([hex, blocks]): readonly Offer[] => {
    const node = board?.nodeOf(hex) ?? -1;
    const here = board && node >= 0 ? groundOf(board).notedBy(node) : hex;
    const both = Object.values(sides).every((side) => blocks.some((block) => block.side === side));
    if (!both || notedAs(context, here) !== undefined) return [];
    return [{ name: here, msg: named(blocks.map(({ unit }) => unit.name).join(', ')) }];
  });
};

const rowFields = { [sides.axis]: axisRowFields, [sides.soviet]: sovietRowFields } as const;
/** A block as a row of the calculator: what its list prints, and its face as recorded. */
const rowOf = ({ unit, side }: PoolBlock, context: Context): JsonObject => {
  const fields = new Set(Object.keys(rowFields[side]));
  const printed: JsonObject = JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(unit.values).filter(([id, value]) => fields.has(id) && value !== null)),
    ),
  );
  return { id: unit.id, name: unit.name, ...printed, ...recordedInBattle(unit, context) };
};

/** Each battle with its name, whose turn it is and, where the map is drawn, who stands there. */
export const battlesOf = (context: Context): readonly NotedFight[] => {
  const hexes = battleHexes(context);
  if (hexes.length === 0) return [];
  const stand = onMap(context);
  const side = activeSide(context) ?? sides.axis;
  const board = boardNow(context);
  return hexes.map(({ name: hex, order }) => {
    const id = hexMeant(context, hex);
    const here = stand.get(id) ?? [];
    const rows = (of: SideId): readonly JsonObject[] =>
      here.filter((block) => block.side === of).map((block) => rowOf(block, context));
    return {
      id: hex,
      msg: named(hex),
      calc: 'battle',
      input: {
        attacks: side,
        ...(here.length > 0 ? { axis: [...rows(sides.axis)], soviet: [...rows(sides.soviet)] } : {}),
        ...(board && battleAt({ target: id, attackers: here.map(({ unit }) => unit.id), side }, board, context)),
        hex,
      },
      done: order === 0,
    };
  });
};

const namesIn = (hexes: readonly BattleHex[]) => nameList(hexes.map((one) => one.name));
/** Beside the tasks of movement and combat. */
export const battlesStatus = (context: Context): Msg | undefined => {
  const all = battleHexes(context);
  if (all.length === 0) return undefined;
  const open = openBattles(context);
  return areFought(context)
    ? msg('bite.battles.allDone', { count: all.length })
    : msg('bite.battles.left', { what: namesIn(open), done: all.length - open.length, of: all.length });
};
export const battleReminders = (context: Context): readonly Reminder[] => {
  const side = activeSide(context);
  const open = openBattles(context);
  if (!side || open.length === 0) return [];
  // 7.8: a battle of the Blitz is noted in its step
  const step = stepOf(context) === 'blitz' ? 'blitz' : 'combat';
  return [
    {
      id: 'battles',
      msg: msg('bite.remind.battles', { what: namesIn(open) }),
      rule: '7.7',
      due: true,
      at: `t${context.turn}/${side}/${step}`,
      // one has no order
      ...(open.length > 1 ? { action: 'battle-order' } : {}),
    },
  ];
};
