import type { Json } from '#rules/kit/base/json.ts';
import type { BattleRole, FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { ChanceAsk, ChoiceAsk, HitDice } from '#rules/kit/procedure/ask.ts';
import { sideMsg } from '../../../model/words.ts';
import { msg } from '../msg.ts';
import { sideIn } from './read.ts';
import type { BattleUnit, Scene } from './scene.ts';
import type { UnitDice } from './throwing.ts';

/** The questions of a battle. Ids and keys stand in saved games: never rename them. */

const sides = 6;
const facesOf = (toHit: number): number => Math.min(sides, Math.max(0, sides + 1 - toHit));

/** More dice than this have more ways than whole numbers count exactly: chances then. */
const countable = 20;

/** Ways of 0, 1, 2 … hits of so many dice. */
export const waysOf = (dice: readonly Pick<UnitDice, 'dice' | 'toHit'>[]): readonly number[] => {
  const many = dice.reduce((so, one) => so + one.dice, 0) > countable;
  let ways = [1];
  for (const { dice: count, toHit } of dice) {
    const hit = facesOf(toHit) / (many ? sides : 1);
    const miss = (many ? 1 : sides) - hit;
    for (let die = 0; die < count; die++)
      ways = Array.from(
        { length: ways.length + 1 },
        (_, hits) => (ways[hits] ?? 0) * miss + (ways[hits - 1] ?? 0) * hit,
      );
  }
  return ways;
};

const isFace = (raw: Json): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 1 && raw <= sides;

/** The number of hits typed, or counted among the faces thrown, in the order of the dice. */
export const hitsIn = (raw: Json, dice: readonly HitDice[]): number | undefined => {
  const most = dice.reduce((so, { count }) => so + count, 0);
  if (Array.isArray(raw)) {
    const faces: readonly Json[] = raw;
    if (faces.length !== most || !faces.every(isFace)) return undefined;
    const numbers = dice.flatMap(({ count, toHit }) => Array.from({ length: count }, () => toHit));
    return faces.filter((face, i) => isFace(face) && face >= (numbers[i] ?? Infinity)).length;
  }
  const n = typeof raw === 'string' && /^\d{1,2}$/.test(raw) ? Number(raw) : raw;
  return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= most ? n : undefined;
};

const hitDiceOf = (dice: readonly UnitDice[]): readonly HitDice[] =>
  dice.map(({ called, dice: count, toHit }) => ({ msg: called, count, toHit, sides }));

/** 7.7: how many of these dice hit. */
export const volleyAsk = (scene: Scene, step: FireStep, dice: readonly UnitDice[], rule: string): ChanceAsk => {
  const who = sideIn(scene, step.side);
  const thrown = hitDiceOf(dice);
  const max = thrown.reduce((so, { count }) => so + count, 0);
  return {
    kind: 'chance',
    id: step.id,
    who,
    msg: msg('bite.battle.ask.hits', { side: sideMsg(who), count: max }),
    rule,
    entry: { kind: 'hits', max, dice: thrown },
    ways: () => waysOf(dice).map((n, hits) => [String(hits), n] as const),
    read: (raw) => {
      const hits = hitsIn(raw, thrown);
      return hits === undefined ? undefined : String(hits);
    },
  };
};

export const unitKey = (unit: string): string => `unit.${unit}`;
export const unitOfKey = (key: string): string | undefined =>
  key.startsWith('unit.') ? key.slice('unit.'.length) : undefined;

/** 7.7.9, 19.2: which of several equally strong units is hit. */
export const tieAsk = (
  scene: Scene,
  target: BattleRole,
  chooser: BattleRole,
  tied: readonly { readonly unit: BattleUnit; readonly pf: number }[],
): ChoiceAsk => {
  const who = sideIn(scene, chooser);
  const [first] = tied;
  return {
    kind: 'choice',
    id: `tie.${target}`,
    who,
    msg: msg(chooser === target ? 'bite.battle.ask.tie' : 'bite.battle.ask.tieGuided', { side: sideMsg(who) }),
    rule: chooser === target ? '7.7.9' : '19.2',
    options: tied.map(({ unit, pf }) => ({
      key: unitKey(unit.id),
      msg: msg('bite.battle.option.hit', { unit: unit.called, pf }),
    })),
    usual: unitKey(first?.unit.id ?? ''),
  };
};

/** What a side keeps: units that may leave, with their strength. */
export interface Leaver {
  readonly unit: BattleUnit;
  readonly pf: number;
}
export const leaveKeys = { stay: 'stay', all: 'all', some: 'some', reembark: 'reembark' } as const;

/** Which of a side's units leave: asked one by one, so that whoever plans can say it once for each. */
export const leavesAsk = (scene: Scene, side: BattleRole, { unit, pf }: Leaver, rule: string): ChoiceAsk => ({
  kind: 'choice',
  id: `leaves.${unit.id}`,
  who: sideIn(scene, side),
  msg: msg('bite.battle.ask.leaves', { side: sideMsg(sideIn(scene, side)), unit: unit.called, pf }),
  rule,
  options: [
    { key: leaveKeys.stay, msg: msg('bite.battle.option.stays') },
    { key: leaveKeys.all, msg: msg('bite.battle.option.leaves') },
  ],
  usual: leaveKeys.stay,
});

/** 7.7.1: aircraft may leave after each round in the air, the defender's first. */
export const withdrawAsk = (scene: Scene, side: BattleRole, leavers: readonly Leaver[]): ChoiceAsk => {
  const who = sideIn(scene, side);
  return {
    kind: 'choice',
    id: `withdraw.${side}`,
    who,
    msg: msg('bite.battle.ask.withdraw', { side: sideMsg(who) }),
    rule: '7.7.1',
    options: [
      { key: leaveKeys.stay, msg: msg('bite.battle.option.airStay') },
      { key: leaveKeys.all, msg: msg('bite.battle.option.airAll', { count: leavers.length }) },
      { key: leaveKeys.some, msg: msg('bite.battle.option.some') },
    ],
    usual: leaveKeys.stay,
  };
};

/** 7.7.13: after each round on the ground, the defender first. `usual` is what its policy says, found out when asked. */
export const retreatAsk = (
  scene: Scene,
  side: BattleRole,
  leavers: readonly Leaver[],
  more: { readonly alone: boolean; readonly reembark: boolean; readonly givesUp: () => boolean },
): ChoiceAsk => {
  const who = sideIn(scene, side);
  const pf = leavers.reduce((so, one) => so + one.pf, 0);
  return {
    kind: 'choice',
    id: `retreat.${side}`,
    who,
    msg: msg('bite.battle.ask.retreat', { side: sideMsg(who) }),
    rule: '7.7.13',
    options: [
      { key: leaveKeys.stay, msg: msg('bite.battle.option.goOn') },
      {
        key: leaveKeys.all,
        msg: more.alone ? msg('bite.battle.option.retreatAll', { pf }) : msg('bite.battle.option.retreatMost', { pf }),
      },
      { key: leaveKeys.some, msg: msg('bite.battle.option.some') },
      ...(more.reembark ? [{ key: leaveKeys.reembark, msg: msg('bite.battle.option.reembark') }] : []),
    ],
    get usual() {
      return more.givesUp() ? leaveKeys.all : leaveKeys.stay;
    },
  };
};
