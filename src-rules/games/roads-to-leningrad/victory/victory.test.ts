import { describe, expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Around, Things } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { GridData, RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Table } from '../../../testing/table.ts';
import { turnOf } from '../data/calendar.ts';
import { lossVp } from '../data/losses.ts';
import { captures, expansion, locations } from '../data/places.ts';
import { accounts, cells, rosters, type ScenarioId, scenarios, sides, tables } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { sheetId, sheetSpec } from '../map/sheet.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../testing/at.ts';
import { inventedThings } from '../testing/invented.ts';
import { lossFacts, lossPoints } from './losses.ts';
import { heldPlaces } from './places.ts';
import { isSetUp } from './standing.ts';

const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
const vp = (around: Pick<Around, 'balances'>): number => around.balances[accounts.vp] ?? 0;
const level = (around: Around): string => game.score(around).level.id.replace('rtl.level.', '');
const points = (around: Around, id: string): number | undefined =>
  game.score(around).lines.find((line) => line.id === id)?.points;
const linesSum = (around: Around): number => game.score(around).lines.reduce((sum, line) => sum + line.points, 0);
const hold = (played: Table, side: 'german' | 'soviet', ...hexes: readonly string[]): Table => {
  for (const hex of hexes) played.act('place-control', { place: hex, holder: side });
  return played;
};
/** A step lost as the parts that take steps book it. */
const lose = (played: Table, unit: string, left: number): void => {
  if (isSetUp(played.place)) reach(played, played.around.turn, 'weather');
  played.write([setAt(cells.steps, unit, left), ...lossFacts(played.around, unit, left)]);
};
const more = (roster: string, id: string, values: RosterUnit['values']): Things => {
  const before = inventedThings.rosters?.[roster]?.units ?? [];
  const unit = { id, name: `Invented ${id}`, values: { ...values } };
  return { rosters: { ...inventedThings.rosters, [roster]: { id: roster, units: [...before, unit] } } };
};
const twoGuns = more(rosters.soviet, 'guns-3', { kind: 'artillery', formation: 'Red', attack: 2, defence: 1 });

describe('the VP ledger', () => {
  it.each([
    [soltsy, 0],
    [counterattack, 0],
    [starayaRussa, 0],
    [manstein, -13],
  ] as const)('RTL-S3.31 RTL-S4.31 RTL-S6.31 %s begins at %i VP', (scenario, n) => {
    const around = at({}, {}, scenario);
    expect(vp(around)).toBe(n);
    expect(game.score(around).total.points).toBe(n);
    expect(linesSum(around)).toBe(n);
  });

  it('RTL-S6.31 scenario 4: −6 air, +2 air, +2 tank steps, −11 for three places charged for good', () => {
    const played = table(manstein);
    const at0 = played.around;
    expect(points(at0, 'group-russa-german-air')).toBe(-6);
    expect(points(at0, 'group-russa-soviet-air')).toBe(2);
    expect(points(at0, 'loss-soviet-tank')).toBe(2);
    expect(['5814', '5315', '5220'].map((hex) => points(at0, `capture-${hex}`))).toEqual([-3, -3, -5]);
    hold(played, 'german', '5814');
    hold(played, 'soviet', '5814');
    expect(vp(played.around)).toBe(-13);
  });

  it('RTL-S1.1 the total may be negative; every event is one posting with its source, and undo takes it back', () => {
    const played = table(starayaRussa, inventedThings);
    hold(played, 'soviet', '4910');
    expect(vp(played.around)).toBe(-10);
    lose(played, 'pz-1', 1);
    expect(vp(played.around)).toBe(-12);
    const posts = played.journal.lines.flatMap((line) =>
      'facts' in line ? line.facts.filter((fact) => fact.kind === 'post') : [],
    );
    expect(posts.map((post) => [post.for.id, post.n, post.rule])).toEqual([
      ['rtl.vp.capture', -10, 'S1.23'],
      ['rtl.vp.loss.tank', -2, 'S1.31'],
    ]);
    played.undo();
    expect(vp(played.around)).toBe(-10);
    expect(game.score(played.around).total.points).toBe(linesSum(played.around));
  });

  it('what players post by hand stands as a line of its own', () => {
    const played = table();
    played.write([{ kind: 'post', account: accounts.vp, n: -4, for: { id: 'test' }, rule: 'S1.1' }]);
    expect(points(played.around, 'by-hand')).toBe(-4);
    expect(game.score(played.around).total.points).toBe(-4);
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
    expect(points(played.around, 'place-1401')).toBe(8);
    hold(played, 'soviet', '1401');
    expect(points(played.around, 'place-1401')).toBe(0);
    hold(played, 'german', '1401');
    expect(points(played.around, 'place-1401')).toBe(8);
    expect(points(played.around, 'place-1008')).toBe(0);
    // shown as if it ended now, and not booked
    expect([vp(played.around), game.score(played.around).total.points]).toEqual([0, 8]);
    expect(refusal('place-control', { place: '1401', holder: 'german' }, played.around)).toBe('S1.22');
    expect(refusal('place-control', { place: '9999', holder: 'german' }, played.around)).toBe('S1.21');
    expect(refusal('place-control', { place: 'Staraya Russa', holder: 'soviet' }, at({}, {}, manstein))).toBe('S1.21');
    expect(bid('place-control', { place: 'shimsk', holder: 'soviet' }, played.around).ok).toBe(true);
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
  });

  it('RTL-S1.23 a Soviet capture is charged once and never given back', () => {
    const played = hold(table(starayaRussa), 'soviet', '4912');
    expect(vp(played.around)).toBe(-5);
    hold(played, 'german', '4912');
    expect(vp(played.around)).toBe(-5);
    expect(game.score(played.around).lines.find(({ id }) => id === 'capture-4912')?.why?.id).toBe('rtl.why.retaken');
    hold(played, 'soviet', '4912');
    expect(vp(played.around)).toBe(-5);
    // four hexes of one town, each for itself
    hold(played, 'soviet', '4910', '4911', '5011', '5012');
    expect(vp(played.around)).toBe(-45);
    // the same hex in German hands at the end brings its expansion all the same
    hold(played, 'soviet', '5814');
    hold(played, 'german', '5814');
    expect([points(played.around, 'capture-5814'), points(played.around, 'place-5814')]).toEqual([-3, 3]);
    // a place of expansion alone costs nothing
    hold(played, 'german', '5002');
    hold(played, 'soviet', '5002');
    expect(vp(played.around)).toBe(-48);
  });

  it('RTL-S1.23 a capture taken out of the past takes its charge along', () => {
    const played = table(starayaRussa);
    const [first] = played.act('place-control', { place: '4716', holder: 'soviet' });
    expect(vp(played.around)).toBe(-8);
    played.correct({ fix: [{ entry: first?.id ?? '', facts: null }] });
    expect(vp(played.around)).toBe(0);
    expect(played.state).toEqual(played.replayed);
  });
});

describe('the places of a check, all at once', () => {
  const ended = (scenario: ScenarioId, turn: number, over: Partial<Around> = {}) =>
    at({ turn, place: `t${turn}/reorganisation/victory`, ...over }, {}, scenario);
  const facts = (german: readonly string[], around: Around) => {
    const proposal = bid('places-count', { german: [...german] }, around);
    return proposal.ok ? proposal.facts : proposal.rule;
  };
  it('RTL-S1.22 the ticked are German, the others Soviet; what is so already is not said again', () => {
    const around = ended(soltsy, turnOf(17, 'PM'), {
      cells: { [cells.places]: { '2214': 'german', '1401': 'german' } },
    });
    expect(facts(['2214', '1008'], around)).toEqual([
      setAt(cells.places, '1008', 'german'),
      ...['1116', '1401', '1427', '1504', '2624', '3302'].map((hex) => setAt(cells.places, hex, 'soviet')),
    ]);
    const said = Object.fromEntries(locations.map(({ hex }) => [hex, 'soviet']));
    expect(facts([], ended(soltsy, turnOf(17, 'PM'), { cells: { [cells.places]: said } }))).toBe('S1.22');
    expect(tasksOf(around, 'victory').find(({ id }) => id === 'places')?.action).toBe('places-count');
  });
  it('RTL-S1.23 a box left empty charges no Soviet capture that nobody told of', () => {
    const hexes = (said: string) =>
      facts([], ended(starayaRussa, turnOf(23, 'PM'), { cells: { [cells.places]: said ? { '5814': said } : {} } }));
    const others = ['5002', '5203', '6201', '6817'].map((hex) => setAt(cells.places, hex, 'soviet'));
    expect(hexes('')).toEqual(others);
    expect(hexes('german')).toEqual([setAt(cells.places, '5814', 'soviet'), ...others]);
  });
});

describe('losses', () => {
  it.each([
    ['german', 'tank', -2],
    ['german', 'artillery', -2],
    ['german', 'hq', -2],
    ['soviet', 'tank', 1],
    ['soviet', 'artillery', 1],
    ['soviet', 'hq', 3],
  ] as const)('RTL-S1.31 a %s %s step brings %i', (side, kind, n) => {
    expect(lossVp(side, kind)).toBe(n);
  });

  it('RTL-S1.31 by what the counter shows: armoured, artillery, HQ; other steps bring nothing', () => {
    const around = at({}, inventedThings);
    const of = (unit: string, left = 0) => lossPoints(around, unit, left);
    expect([of('pz-1', 1), of('pz-1'), of('guns-1'), of('army-guns'), of('hq-1')]).toEqual([-2, -4, -2, -2, -2]);
    expect([of('tanks'), of('guns-2'), of('hq-2')]).toEqual([1, 1, 3]);
    expect([of('rifle-1'), of('rifles-1'), of('at-guns'), of('horse'), of('stuka'), of('nobody')]).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });

  it('RTL-S1.31 each step at once and never twice', () => {
    const played = table(soltsy, inventedThings);
    lose(played, 'pz-1', 1);
    lose(played, 'pz-1', 0);
    expect(vp(played.around)).toBe(-4);
    expect(lossFacts(played.around, 'pz-1', 0)).toEqual([]);
    expect(game.score(played.around).lines.find(({ id }) => id === 'loss-german-tank')).toMatchObject({
      points: -4,
      evidence: [{ p: { count: 2 } }],
    });
  });

  it('RTL-S1.31 a step lost without its VP is reminded of and booked afterwards; what began reduced brings nothing', () => {
    const played = reach(table(soltsy, inventedThings), 1, 'weather');
    played.write([setAt(cells.steps, 'pz-1', 1), setAt(cells.steps, 'tanks', 0), setAt(cells.steps, 'rifles-1', 0)]);
    const due = () => game.reminders(played.around).filter(({ id }) => id.startsWith('loss-'));
    expect(due().map(({ id }) => id)).toEqual(['loss-pz-1', 'loss-tanks']);
    played.act('vp-loss', { unit: 'Invented pz-1', began: true });
    played.act('vp-loss', { unit: 'tanks' });
    expect([due(), vp(played.around)]).toEqual([[], 1]);
    expect(refusal('vp-loss', { unit: 'tanks' }, played.around)).toBe('S1.31');
    expect(refusal('vp-loss', { unit: 'rifles-1' }, played.around)).toBe('S1.31');
    // counters on no roster
    played.act('vp-loss', { kind: 'soviet:hq', steps: 2 });
    played.act('vp-loss', { kind: 'soviet:hq', steps: 1 });
    expect([vp(played.around), points(played.around, 'loss-soviet-hq')]).toEqual([10, 9]);
  });

  it('RTL-S1.31 steps lost by hand are booked with their VP; those missing in the set-up bring nothing', () => {
    const played = table(soltsy, inventedThings);
    expect(played.place).toContain('/set-up/');
    played.act('step-loss', { unit: 'pz-1' });
    expect([vp(played.around), played.state.cells[cells.began]]).toEqual([0, { 'pz-1': 1 }]);
    reach(played, 1, 'supply').act('step-loss', { unit: 'Invented pz-1' });
    played.act('step-loss', { unit: 'rifles-1' });
    expect([vp(played.around), played.state.cells[cells.steps]]).toEqual([-2, { 'pz-1': 0, 'rifles-1': 1 }]);
    expect(refusal('step-loss', { unit: 'pz-1' }, played.around)).toBe('11.21');
    expect(refusal('step-loss', { unit: 'rifles-1', steps: 2 }, played.around)).toBe('3.61');
    expect(game.reminders(played.around).filter(({ id }) => id.startsWith('loss-'))).toEqual([]);
    expect(played.state).toEqual(played.replayed);
  });

  it('RTL-EX-33 scenario 4: −13 +1 +1 +3 is −8', () => {
    const played = table(manstein, twoGuns);
    lose(played, 'guns-2', 0);
    lose(played, 'guns-3', 0);
    lose(played, 'hq-2', 0);
    expect(vp(played.around)).toBe(-8);
    expect(game.score(played.around)).toMatchObject({
      total: { points: -8 },
      level: { id: 'rtl.level.sovietDecisive' },
    });
  });
});

describe('actions', () => {
  const typed = (id: string, text: { readonly [at: string]: string }): { readonly [id: string]: GridData } => ({
    [id]: {
      id,
      from: 'typed',
      cols: [...new Set(Object.keys(text).map((one) => one.split('/')[1] ?? ''))],
      rows: [...new Set(Object.keys(text).map((one) => one.split('/')[0] ?? ''))],
      cells: Object.fromEntries(Object.entries(text).map(([one, said]) => [one, { text: said }])),
    },
  });

  it('RTL-S1.32 Soltsy brings +3 on 16PM, 17AM and 17PM, once each, besides the place', () => {
    const played = hold(table(), 'german', '2214');
    for (const turn of [turnOf(16, 'PM'), turnOf(17, 'AM')]) {
      reach(played, turn, 'record');
      expect(tasksOf(played.around, 'record').map(({ id }) => id)).toContain('soltsy-held');
      expect(game.reminders(played.around).map(({ id }) => id)).toContain('soltsy');
      played.act('soltsy-held');
      expect(game.reminders(played.around).map(({ id }) => id)).not.toContain('soltsy');
      expect(refusal('soltsy-held', {}, played.around)).toBe('S1.32');
    }
    reach(played, turnOf(17, 'PM'), 'victory').act('soltsy-held');
    expect([vp(played.around), game.score(played.around).total.points]).toEqual([9, 12]);
    const offered = (turn: number, scenario: ScenarioId = soltsy) =>
      game.actions.find(({ id }) => id === 'soltsy-held')?.when(at({ turn }, {}, scenario));
    expect([offered(turnOf(16, 'AM')), offered(turnOf(16, 'PM'), manstein)]).toEqual([false, false]);
    const soviet = at({ turn: turnOf(17, 'AM'), cells: { [cells.places]: { 2214: 'soviet' } } });
    expect(refusal('soltsy-held', {}, soviet)).toBe('S1.32');
  });

  it('RTL-S1.32 RTL-S4.32 scenario 2 pays 1 VP for each hex of the main road in every supply determination', () => {
    const road = { tables: typed(tables.road, { 'road/hexes': '3333, 3332  3232' }) };
    const played = reach(table(counterattack, road), turnOf(15, 'AM'), 'supply');
    const task = () => tasksOf(played.around, 'supply').find(({ id }) => id === 'road-hexes');
    expect(task()?.debt).toBeDefined();
    expect(refusal('road-hexes', { hexes: 4 }, played.around)).toBe('S4.32');
    played.act('road-hexes', { hexes: 3 });
    expect([vp(played.around), task()?.debt]).toEqual([-3, undefined]);
    expect(refusal('road-hexes', { hexes: 1 }, played.around)).toBe('S1.32');
    reach(played, turnOf(15, 'PM'), 'supply').act('road-hexes', { hexes: 0 });
    expect([vp(played.around), points(played.around, 'road'), task()?.debt]).toEqual([-3, -3, undefined]);
    expect(tasksOf(reach(table(), 1, 'supply').around, 'supply').map(({ id }) => id)).not.toContain('road-hexes');
  });

  it('RTL-S1.32 RTL-S4.32 on a drawn map the road hexes in Soviet ZOC are counted; a German ZOC or unit contests them', () => {
    const grid = sheetSpec.presets.find(({ id }) => id === 'soltsy')?.grid;
    if (!grid) throw new Error('no grid');
    const drawn = ['2911', '3009', '3010', '3011', '3012', '3110'];
    const hexes = Object.fromEntries(drawn.map((hex) => [hex, { terrain: 'open' }]));
    const sheets = { [sheetId]: { grid, hexes, sides: {}, links: {}, boxes: {} } };
    const begins = (there: { readonly [unit: string]: string }, road = '3010 3011 3012') => {
      const things = { ...inventedThings, sheets, tables: typed(tables.road, { 'road/hexes': road }) };
      const around = at({ cells: { [cells.at]: there } }, things, counterattack);
      return game.actions.find(({ id }) => id === 'road-hexes')?.fields.hexes?.begins?.(around);
    };
    expect(begins({ 'rifles-1': '3110' })).toBe(2);
    expect(begins({ 'rifles-1': '3110', 'rifle-1': '2911' })).toBe(1);
    expect(begins({ 'rifles-1': '3110', 'rifle-1': '3010' })).toBe(0);
    // a hex of the road that is not drawn: nothing is proposed
    expect(begins({ 'rifles-1': '3110' }, '3010 3333')).toBeUndefined();
  });

  it.each([
    [soltsy, 'soltsy-voroshilov', 15, 5],
    [soltsy, 'soltsy-replacements', 16, 3],
    [soltsy, 'soltsy-air', 16, -6],
    [counterattack, 'soltsy-air', 16, -6],
    [starayaRussa, 'russa-artillery', 13, -3],
    [starayaRussa, 'russa-soviet-air', 16, 2],
    [starayaRussa, 'russa-german-air', 17, -6],
    [starayaRussa, 'russa-german-19am', 19, -3],
    [manstein, 'russa-german-19am', 19, -3],
    [manstein, 'russa-soviet-20am', 20, 2],
  ] as const)('RTL-S1.32 %s: %s on %iAM changes the total by %i, only where it is taken', (scenario, group, day, n) => {
    const played = table(scenario);
    const turn = turnOf(day, 'AM');
    played.write([{ kind: 'go', to: `t${turn}/strategic/reinforcements`, turn, open: [] }]);
    const before = vp(played.around);
    played.act('optional-group', { group, taken: 'taken' });
    expect([vp(played.around) - before, points(played.around, `group-${group}`)]).toEqual([n, n]);
    expect(linesSum(played.around)).toBe(vp(played.around));
    played.undo();
    played.act('optional-group', { group, taken: 'declined' });
    expect([vp(played.around) - before, points(played.around, `group-${group}`)]).toEqual([0, 0]);
  });

  it('RTL-S1.32 RTL-AMB-38 a German unit lost while surrounded costs 2: the players tick all six hexes', () => {
    const played = table(soltsy, inventedThings);
    const six = ['ne', 'e', 'se', 'sw', 'w', 'nw'];
    played.write([setAt(cells.steps, 'rifle-1', 0)]);
    expect(refusal('surrounded', { unit: 'rifle-1', hexes: six.slice(1) }, played.around)).toBe('S1.32');
    played.act('surrounded', { unit: 'rifle-1', hexes: six });
    expect(vp(played.around)).toBe(-2);
    expect(refusal('surrounded', { unit: 'rifle-1', hexes: six }, played.around)).toBe('S1.32');
    expect(refusal('surrounded', { unit: 'recon-1', hexes: six }, played.around)).toBe('S1.32');
    expect(refusal('surrounded', { unit: 'rifles-1', hexes: six }, played.around)).toBe('S1.32');
    // a unit on no roster, by its name
    played.act('surrounded', { unit: 'II/8', hexes: six });
    expect([vp(played.around), points(played.around, 'surrounded')]).toEqual([-4, -4]);
  });

  it('RTL-S1.32 RTL-AMB-24 Soviet HQs, artillery and tanks east of the Redya bring +2 each before 21PM', () => {
    const rivers = { ...inventedThings, tables: typed(tables.rivers, { '52/redya': '10', '53/redya': '09' }) };
    const there = {
      [cells.at]: { tanks: '5210', 'guns-2': '5310', 'hq-2': '5309', 'rifles-1': '5201', 'pz-1': '5202' },
    };
    const around = at({ turn: turnOf(21, 'AM'), cells: there }, rivers, starayaRussa);
    const due = game.reminders(around).filter(({ id }) => id.startsWith('redya-'));
    expect(due.map(({ id }) => id)).toEqual(['redya-tanks', 'redya-hq-2']);
    const booked = bid('redya-crossed', { unit: 'tanks' }, around);
    expect(booked.ok && booked.facts.find(({ kind }) => kind === 'post')).toMatchObject({ n: 2 });
    expect(refusal('redya-crossed', { unit: 'rifles-1' }, around)).toBe('S1.32');
    expect(refusal('redya-crossed', { unit: 'pz-1' }, around)).toBe('S1.32');
    const late = { ...around, turn: turnOf(21, 'PM') };
    expect(refusal('redya-crossed', { unit: 'tanks' }, late)).toBe('S1.32');
    const played = table(manstein, inventedThings);
    played.act('redya-crossed', { unit: 'tanks' });
    expect(refusal('redya-crossed', { unit: 'Invented tanks' }, played.around)).toBe('S1.32');
    expect(vp(played.around)).toBe(-11);
  });

  it('RTL-S1.32 RTL-AMB-29 15 stacking points beyond Polist by 21PM and Porussya by 22PM bring +8 once each', () => {
    const played = table(manstein);
    expect(refusal('river-line', { river: 'polist', points: 14 }, played.around)).toBe('S1.32');
    played.act('river-line', { river: 'polist', points: 15 });
    expect(refusal('river-line', { river: 'polist', points: 15 }, played.around)).toBe('S1.32');
    expect(vp(played.around)).toBe(-5);
    // the scenario ends on 22AM: the Porussya is judged then
    reach(played, turnOf(22, 'AM'), 'victory').act('river-line', { river: 'porussya', points: 20 });
    expect([vp(played.around), points(played.around, 'line')]).toEqual([3, 16]);
    const late = (turn: number, river: string) =>
      refusal('river-line', { river, points: 15 }, at({ turn }, {}, starayaRussa));
    expect([late(turnOf(21, 'PM'), 'polist'), late(turnOf(22, 'AM'), 'polist')]).toEqual([undefined, 'S1.32']);
    expect([late(turnOf(22, 'PM'), 'porussya'), late(turnOf(23, 'AM'), 'porussya')]).toEqual([undefined, 'S1.32']);
  });

  it('RTL-S1.32 the points beyond a river are counted from places and banks typed; what is missing is said', () => {
    const big = more(rosters.german, 'big', { kind: 'combat', class: 'foot', stacking: 9 });
    const banks = typed(tables.rivers, { '56/polist': '20', '55/polist': '20', '57/polist': '00' });
    const things = { ...big, tables: banks };
    // pz-1 and rifle-1 have 3 points each, big 9
    const there = {
      'pz-1': '5620',
      'rifle-1': '5612',
      big: '5601',
      'guns-1': '5621',
      'recon-1': '5510',
      pioneers: '5701',
    };
    const ask = (where: object) => {
      const around = at({ turn: turnOf(21, 'AM'), cells: { [cells.at]: { ...where } } }, things, starayaRussa);
      const found = questionsOf(game)
        .find(({ id }) => id === 'river-lines')
        ?.answer({}, around);
      return { told: found?.ok && found.value, around };
    };
    const { told, around } = ask(there);
    expect(told).toMatchObject({ polist: { points: 15, untyped: [], unknown: [] }, porussya: { points: 0 } });
    expect(game.reminders(around).map(({ id }) => id)).toContain('line-polist');
    const field = game.actions.find(({ id }) => id === 'river-line')?.fields.points;
    expect(field?.begins?.(around)).toBe(15);
    expect(ask({ 'pz-1': '5801' }).told).toMatchObject({ polist: { points: 0, unknown: ['Invented pz-1'] } });
  });
});

describe('the turn record', () => {
  it('RTL-S1.32 RTL-S3.33 says when what is counted', () => {
    const lane = game.lanes.find(({ id }) => id === 'vp');
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

describe('levels', () => {
  const total = (scenario: ScenarioId, n: number, over: Partial<Around> = {}) =>
    level(at({ place: 'end', turn: 99, balances: { [accounts.vp]: n }, ...over }, {}, scenario));
  it('RTL-S5.33 RTL-S6.33 six levels by the total of 23PM and 22AM', () => {
    const at3 = (n: number) => total(starayaRussa, n, { turn: turnOf(23, 'PM') });
    expect([45, 44, 37, 36, 28, 27, 22, 21, 14, 13, -20].map(at3)).toEqual([
      'germanDecisive',
      'germanTactical',
      'germanTactical',
      'germanMarginal',
      'germanMarginal',
      'sovietMarginal',
      'sovietMarginal',
      'sovietTactical',
      'sovietTactical',
      'sovietDecisive',
      'sovietDecisive',
    ]);
  });
  it('RTL-S3.33 RTL-S4.31 28 on 17PM is a German victory, 27 a Soviet one', () => {
    for (const scenario of [soltsy, counterattack])
      expect([28, 27].map((n) => total(scenario, n, { turn: turnOf(17, 'PM') }))).toEqual([
        'germanVictory',
        'sovietVictory',
      ]);
  });
  it('the way to the levels on either side', () => {
    const score = game.score(at({ balances: { [accounts.vp]: 25 } }, {}, starayaRussa));
    expect(score.nearby.map(({ points: n }) => n)).toEqual([3, -4]);
    expect(score.levels.filter(({ here }) => here)).toEqual([expect.objectContaining({ from: 22, to: 27 })]);
  });
});

describe('the four scenarios to their levels', () => {
  it('RTL-S3.33 scenario 1: 24 VP with the places at the end of 15AM end it at once', () => {
    const played = hold(table(soltsy), 'german', '1504', '1008', '1427', '2624');
    expect(level(played.around)).toBe('immediate');
    reach(played, turnOf(15, 'AM'), 'victory');
    expect(tasksOf(played.around, 'victory').find(({ id }) => id === 'immediate-check')?.debt).toBeDefined();
    played.act('immediate-check');
    expect([played.place, vp(played.around), linesSum(played.around)]).toEqual(['end', 24, 24]);
    expect(game.over?.(played.around)).toMatchObject({ rule: 'S3.33' });
    expect(game.score(played.around)).toMatchObject({
      final: true,
      total: { points: 24 },
      level: { id: 'rtl.level.immediate' },
    });
    expect(played.state).toEqual(played.replayed);
  });

  it('RTL-S3.33 scenario 1: 23 are not enough; the places come off the total before 15PM and count anew on 17PM', () => {
    const played = hold(table(soltsy, inventedThings), 'german', '1504', '1008', '1427', '2624');
    lose(played, 'pz-1', 1);
    lose(played, 'tanks', 0);
    reach(played, turnOf(15, 'AM'), 'victory').act('immediate-check');
    expect([vp(played.around), level(played.around)]).toEqual([23, 'goesOn']);
    expect(refusal('immediate-check', {}, played.around)).toBe('S3.33');
    expect(game.over?.(played.around)).toBeUndefined();
    reach(played, turnOf(15, 'PM'), 'weather');
    expect([vp(played.around), game.score(played.around).total.points]).toEqual([-1, 13]);
    hold(played, 'german', '1401', '2214', '3302');
    reach(played, turnOf(17, 'PM'), 'victory').act('soltsy-held');
    reach(played, 0, 'end');
    // −1 booked, +3 for 17PM, places 2 + 2 + 5 + 5 + 8 + 3 + 4
    expect(game.score(played.around)).toMatchObject({
      final: true,
      total: { points: 31 },
      level: { id: 'rtl.level.germanVictory' },
    });
    hold(played, 'soviet', '3302');
    expect(level(played.around)).toBe('sovietVictory');
    expect(played.state).toEqual(played.replayed);
  });

  it('RTL-S4.31 scenario 2: the road and Soltsy decide it', () => {
    const played = hold(table(counterattack), 'german', ...locations.map(({ hex }) => hex));
    reach(played, turnOf(15, 'AM'), 'supply').act('road-hexes', { hexes: 6 });
    reach(played, 0, 'end');
    expect(game.score(played.around)).toMatchObject({
      total: { points: 27 },
      level: { id: 'rtl.level.sovietVictory' },
    });
    const held = hold(table(counterattack), 'german', ...locations.map(({ hex }) => hex));
    reach(held, turnOf(15, 'AM'), 'supply').act('road-hexes', { hexes: 6 });
    reach(held, turnOf(16, 'PM'), 'record').act('soltsy-held');
    reach(held, 0, 'end');
    expect(game.score(held.around)).toMatchObject({ total: { points: 30 }, level: { id: 'rtl.level.germanVictory' } });
  });

  it('RTL-S5.33 scenario 3: captures, losses and expansion to 23PM', () => {
    const played = hold(table(starayaRussa, inventedThings), 'soviet', '5530', '5814');
    lose(played, 'tanks', 0);
    played.act('river-line', { river: 'polist', points: 17 });
    played.act('river-line', { river: 'porussya', points: 15 });
    hold(played, 'german', '5002', '5203', '5814', '6201', '6817');
    // the expansion is not booked before the end
    expect(vp(played.around)).toBe(11);
    reach(played, 0, 'end');
    expect(played.around.turn).toBe(turnOf(23, 'PM'));
    expect(game.score(played.around)).toMatchObject({
      final: true,
      total: { points: 35 },
      level: { id: 'rtl.level.germanMarginal' },
    });
    expect(linesSum(played.around)).toBe(35);
  });

  it('RTL-S6.33 scenario 4: from −13 to its level on 22AM', () => {
    const played = table(manstein, twoGuns);
    for (const unit of ['guns-2', 'guns-3', 'hq-2', 'tanks']) lose(played, unit, 0);
    played.act('river-line', { river: 'polist', points: 15 });
    reach(played, turnOf(22, 'AM'), 'victory').act('river-line', { river: 'porussya', points: 15 });
    hold(played, 'german', '5814', '6817');
    reach(played, 0, 'end');
    // −13 + 6 + 16, places 3 + 3
    expect(played.around.turn).toBe(turnOf(22, 'AM'));
    expect(game.score(played.around)).toMatchObject({
      total: { points: 15 },
      level: { id: 'rtl.level.sovietTactical' },
    });
    const course = game.courses.find(({ id }) => id === 'points');
    expect(course?.at({ turn: 19, around: played.around, facts: [] })).toEqual({ points: 15, booked: 9 });
  });
});

describe('the command line', () => {
  const ask = (id: string, raw: unknown, around: Around) => {
    const answer = questionsOf(game)
      .find((one) => one.id === id)
      ?.answer(raw, around);
    if (!answer?.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  it('RTL-S1.22 RTL-S1.31 places and losses', () => {
    const held = hold(table(starayaRussa, inventedThings), 'soviet', '4021');
    hold(held, 'german', '5002');
    const { around } = held;
    expect(ask('places', {}, around)).toMatchObject({ booked: -10, fromPlaces: 6, unknown: 4 });
    expect(ask('vp-losses', { unit: 'pz-1', left: 0 }, around)).toMatchObject({ vp: -4, due: [] });
    expect(ask('score', {}, around)).toMatchObject({ total: { points: -4 } });
  });
});
