import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { bookSheet } from '#rules/kit/game/book.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { entriesAt } from '#rules/kit/record/fold.ts';
import { outline, phasesOf } from '#rules/kit/sequence/outline.ts';
import { speaker } from '#shared/say.ts';
import { cells, taken } from '../../../ids.ts';
import { blocksInTheEast as game } from '../../../index.ts';
import { turnOf } from '../../../model/calendar.ts';
import { inHand } from '../../../model/purses.ts';
import { at, bid, reach, table } from '../../../testing/at.ts';
import { draw, type Scene, scene } from '../../../testing/draw.ts';
import { book } from '../book.ts';
import { shippedStatus, shippers } from './shipments.ts';

const say = speaker('en', [game.text.en]);
const dica = speaker('it', [game.text.it]);
const production = (month: number): string => `t${month}/axis/production`;
const july = turnOf(1941, 7);
const german = { purse: 'pp.GER.yellow' };
const refusal = (raw: JsonObject, context = at()) => {
  const proposal = bid('mines-axis', raw, context);
  return proposal.ok ? undefined : [proposal.msg.id, proposal.rule];
};

/** How the phase asks for the dice: whether it is only offered. */
const duties = (context: Context) =>
  phasesOf(outline(game.sequence, context))
    .find(({ state }) => state === 'now')
    ?.tasks.flatMap(({ id, action, offered }) => (action === 'mines-axis' ? [[id, offered === true]] : []));

describe('PP through mines', () => {
  it('BITE-11.3-1 a die for each PP: 1 to 5 arrives, on a 6 it is lost', () => {
    const played = reach(table('SBE9'), production(july));
    played.act('income-axis');
    const lost = [1, 2, 3, 4, 5, 6].map((die1) => {
      const proposal = bid('mines-axis', { ...german, die1 }, played.context);
      return proposal.ok ? proposal.facts.filter(({ kind }) => kind === 'post') : proposal.msg.id;
    });
    const sunk = { kind: 'post', account: 'pp.GER.yellow', n: -1, for: { id: 'bite.book.mines' }, rule: '11.3' };
    expect(lost).toEqual([[], [], [], [], [], [sunk]]);
    const black = { purse: 'pp.GER.black', n: 3, die1: 6, die2: 5, die3: 6 };
    expect(bid('mines-axis', black, played.context)).toMatchObject({
      facts: [{ faces: [6] }, { faces: [5] }, { faces: [6] }, { account: 'pp.GER.black', n: -2 }, {}],
    });
    // a die typed for a PP that is not shipped after all counts for nothing
    expect(bid('mines-axis', { ...german, n: 1, die1: 2, die2: 6 }, played.context)).toMatchObject({
      facts: [{ faces: [2] }, { mark: taken.shipped }],
    });
    expect(refusal({ ...german, n: 2, die1: 2 }, played.context)).toEqual(['bite.bar.noDie', '11.3']);
    // each of the eight dice counts: one 6 after the other, wherever it lies
    const sunkBy = Array.from({ length: 8 }, (_, at) => {
      const dice = Object.fromEntries(Array.from({ length: 8 }, (__, i) => [`die${i + 1}`, i === at ? 6 : 1]));
      const proposal = bid('mines-axis', { ...german, n: 8, ...dice }, played.context);
      return proposal.ok ? proposal.says.p?.count : (proposal.anyway?.says.p?.count ?? proposal.msg.id);
    });
    expect(sunkBy).toEqual(Array.from({ length: 8 }, () => 1));
  });

  it('BITE-11.3-1 stands among the income of the month in the book, with its place and its rule, in both languages', () => {
    const played = reach(table('SBE9'), production(july));
    played.act('income-axis');
    const [entry] = played.act('mines-axis', { ...german, from: 'Kerch', n: 2, die1: 6, die2: 3 });
    expect(inHand(played.state, 'GER')).toMatchObject({ yellow: 23 });
    const sheet = bookSheet(
      entriesAt(played.journal),
      played.state.balances,
      [german.purse],
      july,
      book.sectionOf ?? (() => undefined),
    );
    const line = sheet.lines.find(({ rule }) => rule === '11.3');
    expect(line).toMatchObject({ section: 'income', change: { 'pp.GER.yellow': -1 } });
    if (!line || !entry) throw new Error('no line');
    expect([say(line.for), dica(line.for)]).toEqual(['Lost to mines, from Kerch', 'Persi sulle mine, da Kerch']);
    expect(say(entry.says)).toBe('Germany: yellow PP, 2 by sea from Kerch; rolled 6 3, 1 lost to mines.');
    expect(dica(entry.says)).toBe('Germania: PP gialli, 2 per mare da Kerch; tirato 6 3, 1 perso sulle mine.');
  });

  it('BITE-11.3-1 no more than come in, after the income; what is not in hand is lost only against the refusal', () => {
    const played = reach(table('SBE9'), production(july));
    const hungary = (n: number) => ({ purse: 'pp.HUN.yellow', n, die1: 6, die2: 6 });
    expect(refusal(hungary(1), played.context)).toEqual(['bite.bar.incomeFirst', '11.3']);
    played.act('income-axis');
    expect(refusal(hungary(2), played.context)).toEqual(['bite.bar.shipped', '11.3']);
    played.write([{ kind: 'post', account: 'pp.HUN.yellow', n: -1, for: { id: 'test' }, rule: '7.3' }]);
    expect(bid('mines-axis', hungary(1), played.context)).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.lacks' },
      anyway: { facts: [{}, { n: -1, over: true }, {}] },
    });
    played.act('mines-axis', { ...hungary(1), die1: 1 });
    expect(refusal({ ...hungary(1), die1: 1 }, played.context)).toEqual(['bite.bar.shipped', '11.3']);
    reach(played, production(july + 1));
    played.act('income-axis');
    expect(refusal({ ...hungary(1), die1: 1 }, played.context)).toBeUndefined();
  });

  it('is the task of the production step, and goes with production by color', () => {
    const played = reach(table('SBE9'), production(july));
    // nobody has drawn where PP come by sea: there for whoever needs it
    expect(duties(played.context)).toEqual([['mines', true]]);
    const action = game.actions.find(({ id }) => id === 'mines-axis');
    expect([true, false].map((a11) => action?.when(at({ turn: july, options: { a11 } })))).toEqual([true, false]);
  });
});

describe('Kerch in June 1942', () => {
  const line = Array.from({ length: 8 }, (_, i) => `0${i + 1}03`);
  const black = (...ports: readonly string[]) => ({
    black: { name: 'Black Sea', kind: 'sea', links: ports.map((to) => ({ to, link: 'blue' })) },
  });
  /** Invented but for the names: the railway to Berlin passes 0603, and Sevastopol lies on a branch from Kerch. */
  const crimea = draw({
    columns: [1, 9],
    rows: [1, 5],
    labels: { USSR: line.slice(4) },
    links: { rail: [line, ['0803', '0704', '0705']] },
    names: { '0103': 'Berlin', '0803': 'Kerch', '0705': 'Sevastopol', '0203': 'Constanta' },
    features: { portMinor: ['0803'], portMajor: ['0705', '0203'] },
    boxes: black('0803', '0705', '0203'),
  });
  const june = turnOf(1942, 6);
  const held = (sevastopol: string, partisans: number): Scene =>
    scene(
      crimea,
      {},
      {
        turn: june,
        place: production(june),
        balances: { 'pp.GER.yellow': 9 },
        marks: { [taken.income]: { GER: { value: 1 } } },
        cells: {
          [cells.partisans]: { '0603': partisans },
          [cells.owner]: { kerch: 'axis' },
          [cells.control]: {
            ...Object.fromEntries([...line, '0704'].map((hex) => [hex, 'axis'])),
            '0705': sevastopol,
          },
        },
      },
    );
  const ships = { ...german, from: 'Kerch', n: 1, die1: 6 };

  it('BITE-E12 BITE-11.3-1 by rail no die; by a minor port not at all; by Sevastopol one die, lost on a 6', () => {
    expect(refusal(ships, held('soviet', 0).context)).toEqual(['bite.ops.mines.rail', '11.3']);
    expect(refusal(ships, held('soviet', 1).context)).toEqual(['bite.paying.cut', '11.2']);
    const { context } = held('axis', 1);
    const lost = (die1: number) => {
      const proposal = bid('mines-axis', { ...ships, die1 }, context);
      return proposal.ok ? proposal.facts.filter(({ kind }) => kind === 'post').length : proposal.msg.id;
    };
    expect([lost(5), lost(6)]).toEqual([0, 1]);
  });

  it('BITE-11.3-1 the task names the places that owe a die, and the form offers them to who is paid', () => {
    const status = (one: Scene) => say(shippedStatus('axis')(one.context) ?? { id: 'none' });
    expect(shippedStatus('axis')(held('axis', 0).context)).toBeUndefined();
    expect(status(held('axis', 1))).toBe('by blue route only: Kerch');
    // and only then is a die a duty of the phase
    expect([duties(held('axis', 0).context), duties(held('axis', 1).context)]).toEqual([
      [['mines', true]],
      [['mines', false]],
    ]);
    expect(shippers(held('axis', 1).context, 'axis', 'GER').map(({ name }) => name)).toEqual(['Kerch']);
    expect(shippers(held('axis', 1).context, 'axis', 'ROM')).toEqual([]);
    expect(shippers(held('axis', 1).context, 'soviet')).toEqual([]);
  });
});
