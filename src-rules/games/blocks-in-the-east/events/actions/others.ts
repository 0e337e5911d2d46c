import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { blockOf, nobody } from '../../actions/blocks.ts';
import { calendar, turnName } from '../../data/calendar.ts';
import { type Bar, never, thisMonth, unless } from '../../facts.ts';
import { cells, rosters, sides } from '../../ids.ts';
import { poolCells } from '../../pool/ids.ts';
import { facesOf } from '../../reading.ts';
import { on } from '../../rules.ts';
import { t } from '../../text/speak.ts';
import { e } from '../../text/speak-events.ts';
import { wear, wornNow } from '../airWar.ts';
import { chechens, chechensInPlay, chechensPlay, groznyOpen } from '../garrisons.ts';
import { bordered, eventCells, eventMarks } from '../ids.ts';
import { opensFrom, persiaJoins, persiaState } from '../persia.ts';
import { hexNamed } from '../places.ts';
import { numberAt } from '../read.ts';
import { findBlock } from '../removals.ts';
import { germanMajors, raisedNow, volkssturmPlays, volkssturmPool } from '../volkssturm.ts';

const group = e('bite.group.events');

/** 5.5, 28.0: what depends on the first Soviet ground unit over a border. */
const border = action({
  id: 'border-crossed',
  msg: e('bite.action.border'),
  rule: '28.0',
  about: e('bite.action.border.about'),
  side: sides.soviet,
  group,
  fields: {
    border: {
      kind: 'choice',
      msg: e('bite.field.border'),
      start: 'germany',
      options: bordered.map((key) => ({ key, msg: e(`bite.border.${key}`) })),
      big: true,
    } as const,
  },
  proposes: (input, around) => {
    const rule = input.border === 'germany' ? '28.0' : '5.5';
    const p = { country: e(`bite.border.${input.border}`) };
    if (numberAt(around, eventCells.crossed, input.border) > 0) return never(e('bite.bar.crossed', p), rule);
    return {
      ok: true,
      says: e('bite.says.crossed', p),
      facts: [setAt(eventCells.crossed, input.border, around.turn)],
      ...(input.border === 'germany' && on(around, 'o28') ? { next: [{ msg: e('bite.next.volkssturm'), rule }] } : {}),
    };
  },
});

/** 28.0-1: free, 1 PF, in a German major city each. */
const volkssturm = action({
  id: 'volkssturm',
  msg: e('bite.action.volkssturm'),
  rule: '28.0',
  about: e('bite.action.volkssturm.about'),
  side: sides.axis,
  group,
  when: (around) => on(around, 'o28'),
  fields: {
    block: {
      kind: 'text',
      msg: t('bite.field.block'),
      hint: t('bite.block.hint'),
      start: '',
      max: 60,
      offers: (around) => volkssturmPool(around).map(({ name: called }) => ({ name: called })),
      big: true,
    },
    cities: {
      kind: 'count',
      msg: e('bite.field.germanCities'),
      hint: e('bite.field.germanCities.hint'),
      start: 0,
      min: 0,
      max: 40,
      begins: (around) => germanMajors(around),
    },
  },
  proposes: (input, around) => {
    const unit = blockOf(around, input.block, [rosters.axis]);
    if (!unit) return nobody(input.block);
    const called = { unit: name(unit.name) };
    const free = input.cities > 0 ? input.cities : germanMajors(around);
    if (free === undefined) return never(e('bite.bar.countCities'), '28.0');
    const faces = facesOf(unit);
    const at = faces.ok ? faces.value.indexOf(1) : -1;
    if (at < 0) return never(e('bite.bar.noFaceOfOne', called), '28.0');
    const bar = (): Bar | undefined => {
      if (!volkssturmPlays(around)) return { msg: e('bite.bar.notInGermany'), rule: '28.0' };
      if (!volkssturmPool(around).some(({ id }) => id === unit.id))
        return { msg: e('bite.bar.notInPool', called), rule: '28.0' };
      return raisedNow(around) >= free ? { msg: e('bite.bar.citiesFull', { count: free }), rule: '28.0' } : undefined;
    };
    return unless(bar(), e('bite.says.volkssturm', called), [
      setAt(cells.state, unit.id, null),
      setAt(cells.face, unit.id, at === 0 ? null : 2 * at),
      thisMonth(around.turn, eventMarks.volkssturm, 'GER', raisedNow(around) + 1),
    ]);
  },
});

/** 30.0-1: free and whole, again and again while it holds. */
const place = action({
  id: 'chechens',
  msg: e('bite.action.chechens'),
  rule: '30.0',
  about: e('bite.action.chechens.about'),
  side: sides.axis,
  group,
  when: (around) => on(around, 'o30'),
  fields: { open: { kind: 'toggle', msg: e('bite.field.groznyOpen'), start: false, big: true } },
  proposes: (input, around) => {
    const hex = hexNamed(around, 'Grozny');
    const bar = (): Bar | undefined => {
      if (!chechensPlay(around)) return { msg: e('bite.bar.noChechensYet'), rule: '30.0' };
      if (chechensInPlay(around)) return { msg: e('bite.bar.chechensInPlay'), rule: '30.0' };
      return groznyOpen(around) || input.open ? undefined : { msg: e('bite.bar.groznyHeld'), rule: '30.0' };
    };
    return unless(
      bar(),
      e('bite.says.chechens'),
      [
        setAt(cells.state, chechens, null),
        setAt(cells.face, chechens, null),
        setAt(poolCells.arrived, chechens, around.turn),
        ...(hex !== undefined && findBlock(around, chechens) ? [setAt(cells.at, chechens, hex)] : []),
        ...(input.open ? [set(eventCells.groznyOpen, 'yes')] : []),
      ],
      [{ msg: e('bite.next.chechens'), rule: '30.0' }],
    );
  },
});
const grozny = action({
  id: 'grozny-garrison',
  msg: e('bite.action.grozny'),
  rule: '30.0',
  side: sides.soviet,
  group,
  when: (around) => chechensPlay(around),
  fields: { open: { kind: 'toggle', msg: e('bite.field.groznyOpen'), start: true, big: true } },
  proposes: ({ open }) => ({
    ok: true,
    says: open ? e('bite.says.groznyOpen') : e('bite.says.groznyHeld'),
    facts: [set(eventCells.groznyOpen, open ? 'yes' : null)],
  }),
});

/** 37.0-1 */
const persia = action({
  id: 'persia-falls',
  msg: e('bite.action.persia'),
  rule: '37.0',
  about: e('bite.action.persia.about'),
  side: sides.soviet,
  group,
  when: (around) => on(around, 'o37'),
  fields: {
    turn: {
      kind: 'choice',
      msg: e('bite.field.fellIn'),
      start: 'now',
      options: [
        { key: 'now', msg: e('bite.fellIn.now') },
        ...calendar
          .filter(({ turn }) => turn >= persiaJoins)
          .map(({ turn }) => ({ key: String(turn), msg: turnName(turn).short })),
      ],
    },
  },
  proposes: (input, around) => {
    const turn = input.turn === 'now' ? around.turn : Number(input.turn);
    const said = { month: turnName(turn).long, opens: turnName(opensFrom(around, turn)).long };
    const bar = (): Bar | undefined => {
      if (turn < persiaJoins)
        return { msg: e('bite.bar.persiaNeutral', { month: turnName(persiaJoins).long }), rule: '37.0' };
      if (turn > around.turn) return { msg: e('bite.bar.laterMonth', said), rule: '37.0' };
      return persiaState(around).fell === undefined ? undefined : { msg: e('bite.bar.persiaFell'), rule: '37.0' };
    };
    return unless(
      bar(),
      e('bite.says.persia', said),
      [set(eventCells.persiaFell, turn), set(eventCells.teheran, null)],
      [{ msg: e('bite.next.persia'), rule: '37.0' }],
    );
  },
});
const teheran = action({
  id: 'teheran-garrison',
  msg: e('bite.action.teheran'),
  rule: '37.0',
  about: e('bite.action.teheran.about'),
  side: sides.soviet,
  group,
  when: (around) => on(around, 'o37') && persiaState(around).fell !== undefined,
  fields: { empty: { kind: 'toggle', msg: e('bite.field.teheranEmpty'), start: true, big: true } },
  proposes: ({ empty }) => ({
    ok: true,
    says: empty ? e('bite.says.teheranEmpty') : e('bite.says.teheranHeld'),
    facts: [set(eventCells.teheran, empty ? 'empty' : null)],
  }),
});

/** 27.0-1: the rule has no end; the players decide when they have had enough of being told. */
const turkey = action({
  id: 'turkish-border',
  msg: e('bite.action.turkey'),
  rule: '27.0',
  about: e('bite.action.turkey.about'),
  side: sides.soviet,
  group,
  when: (around) => on(around, 'o27'),
  fields: { remind: { kind: 'toggle', msg: e('bite.field.remind'), start: false, big: true } },
  proposes: ({ remind }) => ({
    ok: true,
    says: remind ? e('bite.says.turkeyOn') : e('bite.says.turkeyOff'),
    facts: [set(eventCells.turkey, remind ? null : 'off')],
  }),
});

/** 35.1-3: the blocks as the raid left them. */
const fighters = action({
  id: 'fighters-worn',
  msg: e('bite.action.fightersWorn'),
  rule: '35.1',
  about: e('bite.action.fightersWorn.about'),
  side: sides.axis,
  group,
  when: (around) => wornNow(around).length > 0,
  fields: {},
  proposes: (_input, around) => {
    const worn = wornNow(around);
    if (worn.length === 0) return never(e('bite.bar.noFighters'), '35.1');
    const what = list(
      worn.map(({ unit, left }) =>
        left === 0
          ? e('bite.fighter.gone', { unit: name(unit.name) })
          : e('bite.fighter.left', { unit: name(unit.name), n: left }),
      ),
    );
    return {
      ok: true,
      says: e('bite.says.fightersWorn', { what: what ?? e('bite.bar.noFighters') }),
      facts: wear(worn, around),
    };
  },
});

export const otherActions: readonly Action[] = [fighters, border, volkssturm, place, grozny, persia, teheran, turkey];
