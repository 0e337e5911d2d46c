import { type Action, action } from '#rules/kit/game/action.ts';
import { rolled, set, setAt } from '#rules/kit/record/facts.ts';
import { cells } from '../../ids.ts';
import { face, noDie, side } from '../../model/actionFields.ts';
import { cityIds } from '../../model/cities.ts';
import { allowUnless } from '../../model/facts.ts';
import { holds } from '../../model/holders.ts';
import { sideMsg } from '../../model/words.ts';
import { surrendersWith } from '../events/capitals.ts';
import { cityChangesHands } from '../production/sites/hands.ts';
import { dieNow, winsUpTo } from './die.ts';
import { msg } from './msg.ts';

const group = msg('bite.group.victory');

/** 3.3: control of a city changes hands at once. */
export const city = action({
  id: 'city',
  msg: msg('bite.action.city'),
  rule: '3.3',
  about: msg('bite.action.city.about'),
  group,
  fields: {
    city: {
      kind: 'choice',
      msg: msg('bite.field.city'),
      start: 'leningrad',
      options: cityIds.map((key) => ({ key, msg: msg(`bite.city.${key}`) })),
      big: true,
    } as const,
    side,
  },
  proposes: (input, context) => {
    const p = { city: msg(`bite.city.${input.city}`), side: sideMsg(input.side) };
    const { facts, also } = cityChangesHands(context, input.city, input.side);
    return allowUnless(
      holds(context, input.city, input.side) ? { msg: msg('bite.bar.sameOwner', p), rule: '3.3' } : undefined,
      msg('bite.says.city', p),
      facts,
      [...also, ...(input.side === 'soviet' ? surrendersWith(input.city) : [])],
    );
  },
});

/** SBE1, SBE2: what only the map tells; the players agree on it. */
const cutOff = action({
  id: 'cut-off',
  msg: msg('bite.action.cutOff'),
  rule: 'SBE1',
  about: msg('bite.action.cutOff.about'),
  group,
  fields: { yes: { kind: 'toggle', msg: msg('bite.field.cutOff'), start: true, big: true } },
  when: (context) => context.scenario === 'SBE1' || context.scenario === 'SBE2',
  proposes: (input, context) => {
    const [id, rule] = context.scenario === 'SBE2' ? (['moscow', 'SBE2'] as const) : (['leningrad', 'SBE1'] as const);
    const p = { city: msg(`bite.city.${id}`) };
    return allowUnless(
      context.scenario === 'SBE1' || context.scenario === 'SBE2'
        ? undefined
        : { msg: msg('bite.bar.otherScenario'), rule },
      input.yes ? msg('bite.says.cutOff', p) : msg('bite.says.notCutOff', p),
      [setAt(cells.cutOff, id, input.yes ? 'yes' : null)],
    );
  },
});

/** SBE4: which cities are major the map tells. */
const majors = action({
  id: 'majors',
  msg: msg('bite.action.majors'),
  rule: 'SBE4',
  about: msg('bite.action.majors.about'),
  side: 'axis',
  group,
  fields: {
    n: {
      kind: 'count',
      msg: msg('bite.field.majors'),
      start: 0,
      min: 0,
      max: 99,
      from: 'cells.axis-majors',
      big: true,
    },
  },
  when: (context) => context.scenario === 'SBE4',
  proposes: ({ n }) => ({ ok: true, says: msg('bite.says.majors', { count: n }), facts: [set(cells.majors, n)] }),
});

/** SBE7, AMB-25: at least one supplied Soviet combat unit west of the Dnepr. */
const bridgehead = action({
  id: 'bridgehead',
  msg: msg('bite.action.bridgehead'),
  rule: 'SBE7',
  about: msg('bite.action.bridgehead.about'),
  side: 'soviet',
  group,
  fields: { yes: { kind: 'toggle', msg: msg('bite.field.bridgehead'), start: true, big: true } },
  when: (context) => context.scenario === 'SBE7',
  proposes: (input) => ({
    ok: true,
    says: input.yes ? msg('bite.says.bridgehead') : msg('bite.says.noBridgehead'),
    facts: [set(cells.bridgehead, input.yes ? 'yes' : null)],
  }),
});

/** SBE9-1: rolled while the Axis holds a city of each pair. */
const dortmund = action({
  id: 'victory-die',
  msg: msg('bite.action.dortmund'),
  rule: 'SBE9',
  about: msg('bite.action.dortmund.about'),
  side: 'axis',
  group,
  fields: { die: face },
  when: dieNow,
  proposes: ({ die }, context) => {
    if (die === null) return noDie('SBE9');
    const limit = winsUpTo(context);
    return allowUnless(
      dieNow(context) ? undefined : { msg: msg('bite.bar.noVictoryDie'), rule: 'SBE9' },
      die <= limit ? msg('bite.says.dortmundWon', { n: die, limit }) : msg('bite.says.dortmund', { n: die, limit }),
      [rolled('victory', die), setAt(cells.dortmund, String(context.turn), die)],
    );
  },
});

export const cityActions: readonly Action[] = [city, cutOff, majors, bridgehead, dortmund];
