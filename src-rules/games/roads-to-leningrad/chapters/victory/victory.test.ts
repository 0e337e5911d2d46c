import { describe, expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, type ScenarioId, sides } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, bid, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import {
  counterattack,
  hold,
  linesSum,
  lose,
  manstein,
  points,
  soltsy,
  starayaRussa,
  vp,
} from '../../testing/ledger.ts';
import { heldPlaces } from './heldPlaces.ts';
import { captures, expansion, locations } from './places.ts';

describe('the VP ledger', () => {
  it.each([
    [soltsy, 0],
    [counterattack, 0],
    [starayaRussa, 0],
    [manstein, -13],
  ] as const)('RTL-S3.31 RTL-S4.31 RTL-S6.31 %s begins at %i VP', (scenario, n) => {
    const context = at({}, {}, scenario);
    expect(vp(context)).toBe(n);
    expect(game.score(context).total.points).toBe(n);
    expect(linesSum(context)).toBe(n);
  });

  it('RTL-S6.31 scenario 4: −6 air, +2 air, +2 tank steps, −11 for three places charged for good', () => {
    const played = table(manstein);
    const at0 = played.context;
    expect(points(at0, 'group-russa-german-air')).toBe(-6);
    expect(points(at0, 'group-russa-soviet-air')).toBe(2);
    expect(points(at0, 'loss-soviet-tank')).toBe(2);
    expect(['5814', '5315', '5220'].map((hex) => points(at0, `capture-${hex}`))).toEqual([-3, -3, -5]);
    hold(played, 'german', '5814');
    hold(played, 'soviet', '5814');
    expect(vp(played.context)).toBe(-13);
  });

  it('RTL-S1.1 the total may be negative; every event is one posting with its source, and undo takes it back', () => {
    const played = table(starayaRussa, inventedThings);
    hold(played, 'soviet', '4910');
    expect(vp(played.context)).toBe(-10);
    lose(played, 'pz-1', 1);
    expect(vp(played.context)).toBe(-12);
    const posts = played.journal.lines.flatMap((line) =>
      'facts' in line ? line.facts.filter((fact) => fact.kind === 'post') : [],
    );
    expect(posts.map((post) => [post.for.id, post.n, post.rule])).toEqual([
      ['rtl.vp.capture', -10, 'S1.23'],
      ['rtl.vp.loss.tank', -2, 'S1.31'],
    ]);
    played.undo();
    expect(vp(played.context)).toBe(-10);
    expect(game.score(played.context).total.points).toBe(linesSum(played.context));
  });

  it('what players post by hand stands as a line of its own', () => {
    const played = table();
    played.write([{ kind: 'post', account: accounts.vp, n: -4, for: { id: 'test' }, rule: 'S1.1' }]);
    expect(points(played.context, 'by-hand')).toBe(-4);
    expect(game.score(played.context).total.points).toBe(-4);
  });
});

describe('places', () => {
  it('RTL-S1.21 the tables: 44 VP on 15AM, 33 on 17PM, Soviet captures 84, German expansion 24', () => {
    const sum = (list: readonly number[]) => list.reduce((so, n) => so + n, 0);
    expect(sum(locations.map((one) => one.at15AM))).toBe(44);
    expect(sum(locations.map((one) => one.at17PM))).toBe(33);
    expect(sum(captures.map((one) => one.vp))).toBe(-84);
    expect(sum(expansion.map((one) => one.vp))).toBe(24);
  });

  it('RTL-S1.21 in scenario 1 the worth of a place changes after 15AM, in scenario 2 it is that of 17PM all the time', () => {
    const worth = (scenario: ScenarioId, turn: number) =>
      heldPlaces(at({ turn }, {}, scenario)).find(({ hex }) => hex === '1504')?.worth;
    expect([worth(soltsy, turnOf(15, 'AM')), worth(soltsy, turnOf(15, 'PM'))]).toEqual([10, 2]);
    expect(worth(counterattack, turnOf(15, 'AM'))).toBe(2);
  });

  it('RTL-S1.22 the last controller counts, however often a place changed hands; nobody recorded counts for nobody', () => {
    const played = hold(table(), 'german', '1401');
    expect(points(played.context, 'place-1401')).toBe(8);
    hold(played, 'soviet', '1401');
    expect(points(played.context, 'place-1401')).toBe(0);
    hold(played, 'german', '1401');
    expect(points(played.context, 'place-1401')).toBe(8);
    expect(points(played.context, 'place-1008')).toBe(0);
    // shown as if it ended now, and not booked
    expect([vp(played.context), game.score(played.context).total.points]).toEqual([0, 8]);
    expect(refusal('place-control', { place: '1401', holder: 'german' }, played.context)).toBe('S1.22');
    expect(refusal('place-control', { place: '9999', holder: 'german' }, played.context)).toBe('S1.21');
    expect(refusal('place-control', { place: 'Staraya Russa', holder: 'soviet' }, at({}, {}, manstein))).toBe('S1.21');
    expect(bid('place-control', { place: 'shimsk', holder: 'soviet' }, played.context).ok).toBe(true);
  });

  it('RTL-S1.22 who stands in a place holds it, and who crosses it is written down', () => {
    const there = at(
      { cells: { [cells.at]: { 'rifles-1': '2214' }, [cells.places]: { 2214: 'german' } } },
      inventedThings,
    );
    expect(points(there, 'place-2214')).toBe(0);
    expect(game.reminders(there).find(({ id }) => id === 'place-2214')).toMatchObject({ action: 'place-control' });
    const gone = { ...there, cells: { ...there.cells, [cells.steps]: { 'rifles-1': 0 } } };
    expect(points(gone, 'place-2214')).toBe(6);
    const played = table();
    played.write([setAt(cells.control, '1504', sides.german), setAt(cells.control, '1505', sides.german)]);
    expect(played.state.cells[cells.places]).toEqual({ 1504: 'german' });
    // what the players say later is not overruled by who crossed it before
    hold(played, 'soviet', '1504');
    expect(played.state.cells[cells.places]).toEqual({ 1504: 'soviet' });
  });

  it('RTL-S1.21 in the overview those bring the German points that are worth some', () => {
    const { context } = hold(table(starayaRussa), 'german', '4912', '5002');
    const rows = game.overviews?.(context).find(({ id }) => id === 'places')?.rows ?? [];
    const worth = (hex: string) => rows.find(({ id }) => id === hex)?.cells[0];
    const say = (what: string | number) => ({ id: 'rtl.say', p: { what: name(what) } });
    expect(['4912', '5002', '6817'].map(worth)).toEqual([
      { says: say('–'), strong: false },
      { says: say(6), strong: true },
      { says: say(3), strong: false },
    ]);
  });

  it('RTL-S1.23 a Soviet capture is charged once and never given back', () => {
    const played = hold(table(starayaRussa), 'soviet', '4912');
    expect(vp(played.context)).toBe(-5);
    hold(played, 'german', '4912');
    expect(vp(played.context)).toBe(-5);
    expect(game.score(played.context).lines.find(({ id }) => id === 'capture-4912')?.why?.id).toBe('rtl.why.retaken');
    hold(played, 'soviet', '4912');
    expect(vp(played.context)).toBe(-5);
    // four hexes of one town, each for itself
    hold(played, 'soviet', '4910', '4911', '5011', '5012');
    expect(vp(played.context)).toBe(-45);
    // the same hex in German hands at the end brings its expansion all the same
    hold(played, 'soviet', '5814');
    hold(played, 'german', '5814');
    expect([points(played.context, 'capture-5814'), points(played.context, 'place-5814')]).toEqual([-3, 3]);
    // a place of expansion alone costs nothing
    hold(played, 'german', '5002');
    hold(played, 'soviet', '5002');
    expect(vp(played.context)).toBe(-48);
  });

  it('RTL-S1.23 a capture taken out of the past takes its charge along', () => {
    const played = table(starayaRussa);
    const [first] = played.act('place-control', { place: '4716', holder: 'soviet' });
    expect(vp(played.context)).toBe(-8);
    played.correct({ fix: [{ entry: first?.id ?? '', facts: null }] });
    expect(vp(played.context)).toBe(0);
    expect(played.state).toEqual(played.replayed);
  });
});

describe('the places of a check, all at once', () => {
  const ended = (scenario: ScenarioId, turn: number, over: Partial<Context> = {}) =>
    at({ turn, place: `t${turn}/reorganisation/victory`, ...over }, {}, scenario);
  const facts = (german: readonly string[], context: Context) => {
    const proposal = bid('places-count', { german: [...german] }, context);
    return proposal.ok ? proposal.facts : proposal.rule;
  };
  it('RTL-S1.22 the ticked are German, the others Soviet; what is so already is not said again', () => {
    const context = ended(soltsy, turnOf(17, 'PM'), {
      cells: { [cells.places]: { '2214': 'german', '1401': 'german' } },
    });
    expect(facts(['2214', '1008'], context)).toEqual([
      setAt(cells.places, '1008', 'german'),
      ...['1116', '1401', '1427', '1504', '2624', '3302'].map((hex) => setAt(cells.places, hex, 'soviet')),
    ]);
    const said = Object.fromEntries(locations.map(({ hex }) => [hex, 'soviet']));
    expect(facts([], ended(soltsy, turnOf(17, 'PM'), { cells: { [cells.places]: said } }))).toBe('S1.22');
    expect(tasksOf(context, 'victory').find(({ id }) => id === 'places')?.action).toBe('places-count');
  });

  it('RTL-S1.23 a box left empty charges no Soviet capture that nobody told of', () => {
    const hexes = (said: string) =>
      facts([], ended(starayaRussa, turnOf(23, 'PM'), { cells: { [cells.places]: said ? { '5814': said } : {} } }));
    const others = ['5002', '5203', '6201', '6817'].map((hex) => setAt(cells.places, hex, 'soviet'));
    expect(hexes('')).toEqual(others);
    expect(hexes('german')).toEqual([setAt(cells.places, '5814', 'soviet'), ...others]);
  });
});

describe('the turn record', () => {
  it('RTL-S1.32 RTL-S3.33 says when what is counted', () => {
    const lane = game.turnColumns.find(({ id }) => id === 'vp');
    const says = (scenario: ScenarioId, turn: number) =>
      lane?.at(turn, at({}, {}, scenario)).map(({ msg }) => msg.id.replace('rtl.lane.', ''));
    expect(says(soltsy, turnOf(15, 'AM'))).toEqual(['immediate']);
    expect(says(soltsy, turnOf(17, 'PM'))).toEqual(['soltsy', 'places']);
    expect(says(counterattack, turnOf(15, 'AM'))).toEqual(['road']);
    expect(says(starayaRussa, turnOf(21, 'AM'))).toEqual(['redya']);
    expect(says(starayaRussa, turnOf(21, 'PM'))).toEqual(['line']);
    expect(says(manstein, turnOf(22, 'AM'))).toEqual(['line', 'places']);
  });
});

describe('the command line', () => {
  const ask = (id: string, raw: unknown, context: Context) => {
    const answer = questionsOf(game)
      .find((one) => one.id === id)
      ?.answer(raw, context);
    if (!answer?.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  it('RTL-S1.22 RTL-S1.31 places and losses', () => {
    const held = hold(table(starayaRussa, inventedThings), 'soviet', '4021');
    hold(held, 'german', '5002');
    const { context } = held;
    expect(ask('places', {}, context)).toMatchObject({ booked: -10, fromPlaces: 6, unknown: 4 });
    expect(ask('vp-losses', { unit: 'pz-1', left: 0 }, context)).toMatchObject({ vp: -4, due: [] });
    expect(ask('score', {}, context)).toMatchObject({ total: { points: -4 } });
  });
});
