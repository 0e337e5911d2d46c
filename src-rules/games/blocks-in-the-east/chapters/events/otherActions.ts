import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { bordered, cells, eventCells, eventMarks, poolCells, rosters, sides } from '../../ids.ts';
import { blockOf, nobody } from '../../model/blocks/named.ts';
import { calendar, turnName } from '../../model/calendar.ts';
import { allowUnless, thisMonth } from '../../model/facts.ts';
import { facesOf, showFacts } from '../../model/reading.ts';
import { findBlock } from '../../model/removals.ts';
import { on } from '../../model/rules.ts';
import { hexNamed } from '../map/places.ts';
import { chechens, chechensInPlay, chechensPlay, groznyOpen } from './garrisons.ts';
import { msg } from './msg.ts';
import { opensFrom, persiaJoins, persiaState } from './persia.ts';
import { germanMajors, raisedNow, volkssturmPlays, volkssturmPool } from './volkssturm.ts';

const group = msg('bite.group.events');

/** 5.5, 28.0: what depends on the first Soviet ground unit over a border. */
const border = action({
  id: 'border-crossed',
  msg: msg('bite.action.border'),
  rule: '28.0',
  about: msg('bite.action.border.about'),
  side: sides.soviet,
  group,
  fields: {
    border: {
      kind: 'choice',
      msg: msg('bite.field.border'),
      start: 'germany',
      options: bordered.map((key) => ({ key, msg: msg(`bite.border.${key}`) })),
      big: true,
    } as const,
  },
  proposes: (input, context) => {
    const rule = input.border === 'germany' ? '28.0' : '5.5';
    const p = { country: msg(`bite.border.${input.border}`) };
    if ((countAt(context, eventCells.crossed, input.border) ?? 0) > 0) return refuse(msg('bite.bar.crossed', p), rule);
    return {
      ok: true,
      says: msg('bite.says.crossed', p),
      facts: [setAt(eventCells.crossed, input.border, context.turn)],
      ...(input.border === 'germany' && on(context, 'o28')
        ? { next: [{ msg: msg('bite.next.volkssturm'), rule }] }
        : {}),
    };
  },
});

/** 28.0-1: free, 1 PF, in a German major city each. */
const volkssturm = action({
  id: 'volkssturm',
  msg: msg('bite.action.volkssturm'),
  rule: '28.0',
  about: msg('bite.action.volkssturm.about'),
  side: sides.axis,
  group,
  when: (context) => on(context, 'o28'),
  fields: {
    block: {
      kind: 'text',
      msg: msg('bite.field.block'),
      hint: msg('bite.block.hint'),
      start: '',
      max: 60,
      offers: (context) => volkssturmPool(context).map(({ name: called }) => ({ name: called })),
      big: true,
    },
    cities: {
      kind: 'count',
      msg: msg('bite.field.germanCities'),
      hint: msg('bite.field.germanCities.hint'),
      start: 0,
      min: 0,
      max: 40,
      begins: (context) => germanMajors(context),
    },
  },
  proposes: (input, context) => {
    const unit = blockOf(context, input.block, [rosters.axis]);
    if (!unit) return nobody(input.block);
    const called = { unit: name(unit.name) };
    const free = input.cities > 0 ? input.cities : germanMajors(context);
    if (free === undefined) return refuse(msg('bite.bar.countCities'), '28.0');
    const faces = facesOf(unit);
    const at = faces.ok ? faces.value.indexOf(1) : -1;
    if (at < 0) return refuse(msg('bite.bar.noFaceOfOne', called), '28.0');
    const bar = (): Objection | undefined => {
      if (!volkssturmPlays(context)) return { msg: msg('bite.bar.notInGermany'), rule: '28.0' };
      if (!volkssturmPool(context).some(({ id }) => id === unit.id))
        return { msg: msg('bite.bar.notInPool', called), rule: '28.0' };
      return raisedNow(context) >= free
        ? { msg: msg('bite.bar.citiesFull', { count: free }), rule: '28.0' }
        : undefined;
    };
    return allowUnless(bar(), msg('bite.says.volkssturm', called), [
      setAt(cells.state, unit.id, null),
      ...showFacts(unit.id, at === 0 ? null : 2 * at, context),
      thisMonth(context.turn, eventMarks.volkssturm, 'GER', raisedNow(context) + 1),
    ]);
  },
});

/** 30.0-1: free and whole, again and again while it holds. */
const place = action({
  id: 'chechens',
  msg: msg('bite.action.chechens'),
  rule: '30.0',
  about: msg('bite.action.chechens.about'),
  side: sides.axis,
  group,
  when: (context) => on(context, 'o30'),
  fields: { open: { kind: 'toggle', msg: msg('bite.field.groznyOpen'), start: false, big: true } },
  proposes: (input, context) => {
    const hex = hexNamed(context, 'Grozny');
    const bar = (): Objection | undefined => {
      if (!chechensPlay(context)) return { msg: msg('bite.bar.noChechensYet'), rule: '30.0' };
      if (chechensInPlay(context)) return { msg: msg('bite.bar.chechensInPlay'), rule: '30.0' };
      return groznyOpen(context) || input.open ? undefined : { msg: msg('bite.bar.groznyHeld'), rule: '30.0' };
    };
    return allowUnless(
      bar(),
      msg('bite.says.chechens'),
      [
        setAt(cells.state, chechens, null),
        ...showFacts(chechens, null, context),
        setAt(poolCells.arrived, chechens, context.turn),
        ...(hex !== undefined && findBlock(context, chechens) ? [setAt(cells.at, chechens, hex)] : []),
        ...(input.open ? [set(eventCells.groznyOpen, 'yes')] : []),
      ],
      [{ msg: msg('bite.next.chechens'), rule: '30.0' }],
    );
  },
});
const grozny = action({
  id: 'grozny-garrison',
  msg: msg('bite.action.grozny'),
  rule: '30.0',
  side: sides.soviet,
  group,
  when: (context) => chechensPlay(context),
  fields: { open: { kind: 'toggle', msg: msg('bite.field.groznyOpen'), start: true, big: true } },
  proposes: ({ open }) => ({
    ok: true,
    says: open ? msg('bite.says.groznyOpen') : msg('bite.says.groznyHeld'),
    facts: [set(eventCells.groznyOpen, open ? 'yes' : null)],
  }),
});

/** 37.0-1 */
const persia = action({
  id: 'persia-falls',
  msg: msg('bite.action.persia'),
  rule: '37.0',
  about: msg('bite.action.persia.about'),
  side: sides.soviet,
  group,
  when: (context) => on(context, 'o37'),
  fields: {
    turn: {
      kind: 'choice',
      msg: msg('bite.field.fellIn'),
      start: 'now',
      options: [
        { key: 'now', msg: msg('bite.fellIn.now') },
        ...calendar
          .filter(({ turn }) => turn >= persiaJoins)
          .map(({ turn }) => ({ key: String(turn), msg: turnName(turn).short })),
      ],
    },
  },
  proposes: (input, context) => {
    const turn = input.turn === 'now' ? context.turn : Number(input.turn);
    const said = { month: turnName(turn).long, opens: turnName(opensFrom(context, turn)).long };
    const bar = (): Objection | undefined => {
      if (turn < persiaJoins)
        return { msg: msg('bite.bar.persiaNeutral', { month: turnName(persiaJoins).long }), rule: '37.0' };
      if (turn > context.turn) return { msg: msg('bite.bar.laterMonth', said), rule: '37.0' };
      return persiaState(context).fell === undefined ? undefined : { msg: msg('bite.bar.persiaFell'), rule: '37.0' };
    };
    return allowUnless(
      bar(),
      msg('bite.says.persia', said),
      [set(eventCells.persiaFell, turn), set(eventCells.teheran, null)],
      [{ msg: msg('bite.next.persia'), rule: '37.0' }],
    );
  },
});
const teheran = action({
  id: 'teheran-garrison',
  msg: msg('bite.action.teheran'),
  rule: '37.0',
  about: msg('bite.action.teheran.about'),
  side: sides.soviet,
  group,
  when: (context) => on(context, 'o37') && persiaState(context).fell !== undefined,
  fields: { empty: { kind: 'toggle', msg: msg('bite.field.teheranEmpty'), start: true, big: true } },
  proposes: ({ empty }) => ({
    ok: true,
    says: empty ? msg('bite.says.teheranEmpty') : msg('bite.says.teheranHeld'),
    facts: [set(eventCells.teheran, empty ? 'empty' : null)],
  }),
});

/** 27.0-1: the rule has no end; the players decide when they have had enough of being told. */
const turkey = action({
  id: 'turkish-border',
  msg: msg('bite.action.turkey'),
  rule: '27.0',
  about: msg('bite.action.turkey.about'),
  side: sides.soviet,
  group,
  when: (context) => on(context, 'o27'),
  fields: { remind: { kind: 'toggle', msg: msg('bite.field.remind'), start: false, big: true } },
  proposes: ({ remind }) => ({
    ok: true,
    says: remind ? msg('bite.says.turkeyOn') : msg('bite.says.turkeyOff'),
    facts: [set(eventCells.turkey, remind ? null : 'off')],
  }),
});

export const otherActions: readonly Action[] = [border, volkssturm, place, grozny, persia, teheran, turkey];
