import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, set } from '#rules/kit/record/facts.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { countAt, textIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, otherSide, ruling, type SideId, sides } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { groups, sideMsg } from '../../model/cells.ts';
import { die } from '../../model/fields.ts';
import { initiativeDrm } from '../../model/ownNumbers.ts';
import { allowUnless, rolledTen } from '../../model/propose.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { msg } from './msg.ts';

/** 7.1: who is First Player. */

export const passKey = (turn: number, side: SideId): string => `t${turn}/${side}`;
/** 7.13: Pass sequences a side made in a turn. */
export const passesOf = (context: Pick<Context, 'cells'>, turn: number, side: SideId): number =>
  countAt(context, cells.passes, passKey(turn, side)) ?? 0;
/** Scenarios lay it down for their first turns. */
export const laidDownFirst = ({ scenario, turn }: Pick<Context, 'scenario' | 'turn'>): SideId | undefined =>
  rulesOf(scenario).initiative[turn];
/** As the record has it: of this turn where that is settled, else of the last. */
const firstOf = (context: Pick<Context, 'cells'>): SideId | undefined => {
  const first = textIn(context, cells.first);
  return first === sides.german || first === sides.soviet ? first : undefined;
};
/**
 * The dice of this turn are thrown, or what is laid down is recorded: until then the record names last turn's. In the first
 * turn there is none but its own.
 */
export const isSettled = (context: Pick<Context, 'cells' | 'marks' | 'scenario' | 'turn'>): boolean =>
  context.marks[marks.initiative]?.turn !== undefined ||
  (context.turn === rulesOf(context.scenario).first && firstOf(context) !== undefined);
const settles = (turn: number, side: SideId) => [
  set(cells.first, side),
  mark(marks.initiative, 'turn', true, `t${turn}`),
];
/** First Player of this turn, where that is settled. */
export const settledFirst = (context: Parameters<typeof isSettled>[0]): SideId | undefined =>
  isSettled(context) ? firstOf(context) : undefined;
/** Who is, or by the scenario will be, First Player; else whoever it was, as in a tie. */
export const presumedFirst = (context: Parameters<typeof isSettled>[0]): SideId =>
  settledFirst(context) ?? laidDownFirst(context) ?? holderOf(context);
/** Last turn's First Player keeps it in a tie. */
export const holderOf = (context: Pick<Context, 'cells' | 'scenario'>): SideId => {
  const { initiative, first } = rulesOf(context.scenario);
  return firstOf(context) ?? initiative[first] ?? sides.german;
};

export interface Roll {
  readonly die: number;
  /** Pass sequences of the opponent in the turn before */
  readonly passes: number;
  readonly other: number;
}
const totalOf = ({ die: face, passes, other }: Roll): number => face + passes + other;
/** 7.12 */
export const winnerOf = (german: Roll, soviet: Roll, holder: SideId): SideId => {
  const diff = totalOf(german) - totalOf(soviet);
  return diff === 0 ? holder : diff > 0 ? sides.german : sides.soviet;
};
/** P8: hundredths for the German, by how much his modifiers are above the Soviet ones. */
export const germanHundredths = (lead: number, holder: SideId): number => {
  let n = 0;
  for (let german = 1; german <= 10; german++)
    for (let soviet = 1; soviet <= 10; soviet++) {
      const diff = german + lead - soviet;
      if (diff > 0 || (diff === 0 && holder === sides.german)) n += 1;
    }
  return n;
};

const other = (side: SideId) =>
  ({
    kind: 'count',
    msg: msg('rtl.act.field.other', { side: sideMsg(side) }),
    hint: msg('rtl.act.field.other.hint'),
    start: 0,
    min: -9,
    max: 9,
    rule: '7.11',
    side,
    // AMB-36
    when: { option: 'amb36', is: 'free' },
    begins: (context: Context) => initiativeDrm(context, side),
  }) as const;
export const otherFields = { otherSoviet: other(sides.soviet), otherGerman: other(sides.german) } as const;
/** What was typed as another DRM, where the players agreed to have one (AMB-36). */
export const otherOf = (context: Pick<Context, 'options'>, typed: number): number =>
  ruling(context, 'amb36') === 'free' ? typed : 0;

const turnName = (turn: number) => name(turnCode(turn));

/** 7.11, 7.12: the Soviet rolls, then the German. */
export const initiative = action({
  id: 'initiative',
  msg: msg('rtl.act.action.initiative'),
  about: msg('rtl.act.action.initiative.about'),
  rule: '7.12',
  group: groups.turn,
  fields: {
    sovietDie: { ...die(msg('rtl.act.field.die', { side: sideMsg(sides.soviet) })), side: sides.soviet },
    germanDie: { ...die(msg('rtl.act.field.die', { side: sideMsg(sides.german) })), side: sides.german },
    ...otherFields,
  },
  when: (context) => laidDownFirst(context) === undefined,
  proposes: (input, context) => {
    const { turn } = context;
    const roll = (face: number | null, side: SideId, more: number): Roll => ({
      die: face ?? 1,
      passes: passesOf(context, turn - 1, otherSide(side)),
      other: otherOf(context, more),
    });
    const german = roll(input.germanDie, sides.german, input.otherGerman);
    const soviet = roll(input.sovietDie, sides.soviet, input.otherSoviet);
    const winner = winnerOf(german, soviet, holderOf(context));
    const laid = laidDownFirst(context);
    const bar: Objection | undefined =
      laid === undefined
        ? undefined
        : { msg: msg('rtl.act.bar.laid', { turn: turnName(turn), side: sideMsg(laid) }), rule: '7.12' };
    const [g, s] = [totalOf(german), totalOf(soviet)];
    return allowUnless(
      bar,
      msg(g === s ? 'rtl.act.says.tie' : 'rtl.act.says.initiative', { german: g, soviet: s, side: sideMsg(winner) }),
      [
        rolledTen('initiative-soviet', soviet.die),
        rolledTen('initiative-german', german.die),
        ...settles(turn, winner),
      ],
    );
  },
});

/** Laid down, or as the players say. */
export const firstPlayer = action({
  id: 'first-player',
  msg: msg('rtl.act.action.first'),
  about: msg('rtl.act.action.first.about'),
  rule: '7.12',
  group: groups.turn,
  fields: {
    side: {
      kind: 'choice',
      msg: msg('rtl.act.field.first'),
      start: sides.german,
      options: [sides.german, sides.soviet].map((key) => ({ key, msg: sideMsg(key) })),
      begins: (context: Context) => laidDownFirst(context) ?? holderOf(context),
      big: true,
    },
  },
  proposes: ({ side }, context) => {
    const laid = laidDownFirst(context);
    const chosen = side === sides.soviet ? sides.soviet : sides.german;
    const bar: Objection | undefined =
      laid !== undefined && laid !== chosen
        ? { msg: msg('rtl.act.bar.laid', { turn: turnName(context.turn), side: sideMsg(laid) }), rule: '7.12' }
        : undefined;
    return allowUnless(bar, msg('rtl.act.says.first', { side: sideMsg(chosen) }), settles(context.turn, chosen));
  },
});
