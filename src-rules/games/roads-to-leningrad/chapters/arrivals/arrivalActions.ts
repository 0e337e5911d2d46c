import { namesIn } from '#rules/kit/forms/fields.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, post, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { balance, textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { groups, sideMsg } from '../../model/cells.ts';
import { allowUnless } from '../../model/propose.ts';
import {
  arrivalMsg,
  cameIn,
  cardArrivals,
  fixedArrivals,
  isToCome,
  openArrivals,
  openCards,
  openMsg,
  putOffMark,
  undecided,
} from './arrivals.ts';
import { msg } from './msg.ts';
import { type Arrival, arrivals, isOptional, optionalGroups } from './schedule.ts';

const isFixed = (id: string): boolean => arrivals.some((one) => one.id === id);
/** 5.2: reinforcements come, or are put off (5.25). */
const arrive = action({
  id: 'arrive',
  msg: msg('rtl.action.arrive'),
  about: msg('rtl.action.arrive.about'),
  rule: '5.2',
  group: groups.arrivals,
  fields: {
    groups: {
      kind: 'set',
      msg: msg('rtl.field.groups'),
      start: [],
      options: arrivals.map((one) => ({
        key: one.id,
        msg: arrivalMsg(one),
        when: (context: Context) => isToCome(context, one),
      })),
      begins: (context: Context) => openArrivals(context).flatMap(({ id }) => (isFixed(id) ? [id] : [])),
      big: true,
    },
    cards: {
      kind: 'text',
      msg: msg('rtl.field.cards'),
      hint: msg('rtl.field.cards.hint'),
      start: '',
      max: 2000,
      many: true,
      optional: true,
      offers: (context: Context) => openCards(context).map((one) => ({ name: one })),
      begins: (context: Context) => openCards(context).join(', '),
    },
    how: {
      kind: 'choice',
      msg: msg('rtl.field.how'),
      start: 'enter',
      options: [
        { key: 'enter', msg: msg('rtl.how.enter') },
        { key: 'putOff', msg: msg('rtl.how.putOff') },
      ],
    },
  },
  when: (context) => openArrivals(context).length > 0,
  proposes: (input, context) => {
    const rows = cardArrivals(context, namesIn(input.cards));
    const chosen = [
      ...fixedArrivals(context, input.groups).filter(({ id }) => !rows.some((one) => one.id === id)),
      ...rows,
    ];
    const what = openMsg(chosen);
    if (!what) return refuse(msg('rtl.bar.nobody'), '5.2');
    const twice = chosen.find(({ id }) => cameIn(context, id) !== undefined);
    if (twice) return refuse(msg('rtl.bar.came', { what: twice.msg }), '5.2');
    if (input.how === 'putOff')
      return allowUnless(
        undefined,
        msg('rtl.says.putOff', { what }),
        chosen.map(({ id }) => mark(putOffMark, id, true, `t${context.turn}`)),
      );
    const early = chosen.find((one) => one.turn > context.turn);
    const untaken = chosen.find((one) => isOptional(one) && textAt(context, cells.groups, one.id) !== 'taken');
    const bar: Objection | undefined = early
      ? { msg: msg('rtl.bar.early', { what: early.msg, turn: name(turnCode(early.turn)) }), rule: '5.2' }
      : untaken
        ? { msg: msg('rtl.bar.untaken', { what: untaken.msg }), rule: untaken.rule }
        : undefined;
    return allowUnless(
      bar,
      msg('rtl.says.arrive', { what }),
      chosen.map((one) => setAt(cells.arrived, one.id, context.turn)),
      chosen.some(({ entry }) => entry) ? [{ msg: msg('rtl.next.enter'), rule: '5.22' }] : [],
    );
  },
});

/** S3.32, S5.32: a group taken costs or brings VP at once; a decision taken back takes them back. */
const priceFacts = (context: Context, one: Arrival & { readonly vp: number }, taken: boolean): readonly Fact[] => {
  const was = textAt(context, cells.groups, one.id) === 'taken';
  const steps = one.id === 'soltsy-replacements';
  const why = msg('rtl.post.group', { what: one.msg });
  const left = balance(context, accounts.replacements);
  if (was === taken) return [];
  return [
    post(accounts.vp, taken ? one.vp : -one.vp, why, one.rule),
    ...(steps && (taken || left > 0)
      ? [post(accounts.replacements, taken ? replacementSteps : -left, why, one.rule)]
      : []),
    // what has no entry hex is there at once
    ...(one.entry ? [] : [setAt(cells.arrived, one.id, taken ? context.turn : null)]),
  ];
};
/** S3.26 */
export const replacementSteps = 8;

/** Optional groups whose turn has come, decided or not. */
const decided = ({ scenario, turn }: Context) =>
  optionalGroups.filter((one) => one.scenarios.some((id) => id === scenario) && one.turn <= turn);

const optionalGroup = action({
  id: 'optional-group',
  msg: msg('rtl.action.group'),
  about: msg('rtl.action.group.about'),
  rule: '5.2',
  group: groups.arrivals,
  fields: {
    group: {
      kind: 'choice',
      msg: msg('rtl.field.group'),
      start: 'soltsy-voroshilov',
      options: optionalGroups.map((one) => ({
        key: one.id,
        msg: msg('rtl.group.price', { what: arrivalMsg(one), n: one.vp }),
        when: { all: [{ scenario: one.scenarios }, { turn: { from: one.turn } }] },
      })),
      // nothing left to decide: a decision may still be taken back
      begins: (context: Context) => (undecided(context)[0] ?? decided(context)[0])?.id,
      big: true,
    },
    taken: {
      kind: 'choice',
      msg: msg('rtl.field.taken'),
      // taken it costs or brings VP: that is chosen, not left under Enter
      start: 'declined',
      options: [
        { key: 'declined', msg: msg('rtl.group.declined') },
        { key: 'taken', msg: msg('rtl.group.taken') },
      ],
    },
  },
  when: (context) => undecided(context).length > 0,
  proposes: (input, context) => {
    const one = optionalGroups.find(({ id }) => id === input.group);
    if (!one?.scenarios.some((id) => id === context.scenario)) return refuse(msg('rtl.bar.nobody'), '5.2');
    const taken = input.taken === 'taken';
    const bar: Objection | undefined =
      one.turn > context.turn
        ? { msg: msg('rtl.bar.early', { what: one.msg, turn: name(turnCode(one.turn)) }), rule: one.rule }
        : taken && (one.to ?? one.turn) < context.turn
          ? {
              msg: msg('rtl.bar.groupLate', { what: one.msg, turn: name(turnCode(one.to ?? one.turn)) }),
              rule: one.rule,
            }
          : undefined;
    const side = sideMsg(one.side);
    return allowUnless(
      bar,
      taken
        ? msg('rtl.says.groupTaken', { side, what: one.msg, n: one.vp })
        : msg('rtl.says.groupDeclined', { side, what: one.msg }),
      [setAt(cells.groups, one.id, input.taken), ...priceFacts(context, one, taken)],
      taken && one.entry ? [{ msg: msg('rtl.next.enter'), rule: '5.22' }] : [],
    );
  },
});

export const arrivalActions = [arrive, optionalGroup];
