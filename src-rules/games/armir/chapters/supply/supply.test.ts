import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { closing, outline, owedMark, phasesOf, taskAt } from '#rules/kit/sequence/outline.ts';
import { speaker } from '#shared/say.ts';
import { marks } from '../../ids.ts';
import { armir } from '../../index.ts';
import { bid } from '../../testing/at.ts';
import { booked, draw, scene, verdict, verdicts } from '../../testing/drawn.ts';
import { boardIn } from '../map/board.ts';
import { standOf } from '../map/stand.ts';
import { bookSupply } from './booking.ts';
import { verdictsOf } from './judge.ts';
import { markerActions } from './markersBooked.ts';
import { judged, unsupplied } from './unsupplied.ts';

/** Situations of the supply phase on invented ground. */
const say = speaker('en', [armir.text.en]);
const sheet = draw({
  columns: [1, 12],
  rows: [1, 9],
  features: { sourceA: ['0105'], sourceSoviet: ['1205'] },
  names: { '0302': 'Kantemirovka' },
  sides: {
    major: [['0804', '0904']],
    strongpoint: [
      ['0708', '0808'],
      ['0707', '0807'],
      ['0708', '0807'],
    ],
  },
});
const rowOf = (row: number, from: number, to: number): readonly string[] =>
  Array.from(
    { length: to - from + 1 },
    (_, i) => `${String(from + i).padStart(2, '0')}${String(row).padStart(2, '0')}`,
  );
const railed = draw({
  columns: [1, 12],
  rows: [1, 9],
  features: { sourceA: ['0105'], sourceSoviet: ['1205'] },
  links: { rail: [rowOf(5, 1, 3)] },
  names: { '0802': 'Kantemirovka' },
});
const act = (id: string, raw: Record<string, string>, context: Context): Proposal => {
  const found = markerActions.find((one) => one.id === id);
  const input = found?.parse(raw, context);
  if (!found || !input?.ok) throw new Error(`no ${id} with ${JSON.stringify(raw)}`);
  return found.proposes(input.value, context);
};
const factsOf = (proposal: Proposal) => {
  if (!proposal.ok) throw new Error(say(proposal.msg));
  return proposal.facts;
};
/** What is said of each way to supply. */
const told = (made: ReturnType<typeof scene>, id: string) =>
  Object.fromEntries(verdict(made, id).ways.map((way) => [way.id, say(way.says)]));
const marked = (context: Context): readonly string[] =>
  Object.keys(typeof context.cells.oos === 'object' ? context.cells.oos : {}).sort();

describe('lines', () => {
  it('ARMIR-8d ARMIR-8.5 a unit without a stripe is served by any Axis HQ, one of a corps only by its own or the army HQ', () => {
    const pieces = { 'ii-hq': '0605', croat: '0805', 'alp-1': '0806', 'alp-2': '0804' };
    const made = scene(sheet, pieces);
    expect(verdict(made, 'croat')).toMatchObject({ state: 'supplied', tone: 'good' });
    expect(say(verdict(made, 'croat').says)).toBe('Invented ii-hq is 2 hexes away and has a line to source A in 0105.');
    expect(verdict(made, 'alp-1').state).toBe('oos');
    expect(say(verdict(made, 'alp-1').says)).toContain('No HQ it may use is on the map.');
    expect(told(made, 'alp-1')).toEqual({ command: 'no HQ on the map', rail: '3 hexes too far' });
    const line = verdict(made, 'croat').ways[0]?.line;
    expect(line?.map(({ leg, path }) => [leg, path[0], path.at(-1)])).toEqual([
      ['command', '0805', '0605'],
      ['line', '0605', '0105'],
    ]);
  });

  it('ARMIR-8b an HQ reaches as far as the side that lies up', () => {
    const pieces = { 'alp-hq': '0505', 'alp-1': '1005' };
    expect(verdict(scene(sheet, pieces), 'alp-1').state).toBe('supplied');
    const turned = scene(sheet, pieces, { cells: { at: pieces, up: { 'alp-hq': 'movement' }, depot: 'no' } });
    expect(verdict(turned, 'alp-1').state).toBe('oos');
    expect(say(verdict(turned, 'alp-1').says)).toContain('It is 2 hexes too far away.');
  });

  it('ARMIR-AMB-13 Kantemirovka supplies units within four hexes, or only an HQ’s line ends there', () => {
    const pieces = { 'ii-1': '0805', 'ii-hq': '1002' };
    expect(verdict(scene(railed, pieces), 'ii-1').state).toBe('supplied');
    expect(told(scene(railed, pieces), 'ii-1')).toEqual({ command: '4 of 4 hexes', rail: '3 of 4 hexes' });
    const end = scene(railed, pieces, { options: { amb13: 'end' } });
    // only its HQ still has a line there
    expect(verdict(end, 'ii-1').ways.find(({ id }) => id === 'rail')?.ok).toBe(false);
    expect(verdict(end, 'ii-hq').state).toBe('supplied');
    const far = { 'ii-1': '1003' };
    expect(verdict(scene(railed, far), 'ii-1').state).toBe('supplied');
    expect(verdict(scene(railed, far, { options: { amb13: 'end' } }), 'ii-1').state).toBe('oos');
  });

  it('ARMIR-8d what cuts the line is named with whose zone it is', () => {
    const corridor = draw({ columns: [1, 9], rows: [5, 5], features: { sourceA: ['0105'] } });
    const made = scene(corridor, { 'ii-1': '0905', 'ii-hq': '0805', 'rifle-1': '0405' });
    const cut = verdict(made, 'ii-hq');
    expect(say(cut.msg)).toBe('Cut off');
    expect(cut.ways.map(({ says }) => say(says))).toContain('cut');
    expect(cut.openings.map(({ hexes }) => hexes)).toEqual([['0305', '0405', '0505']]);
    expect(cut.openings[0]?.causes.map(({ msg, opens }) => [say(msg), say(opens)])).toEqual([
      ['A unit of the Axis stands in 0305', 'Or 0405 has no zone any more: nobody there, OOS, or one SP.'],
      ['The enemy unit in 0405 is gone', 'By retreat or elimination; a unit beside it is no help.'],
      ['A unit of the Axis stands in 0505', 'Or 0405 has no zone any more: nobody there, OOS, or one SP.'],
    ]);
    expect(cut.effects.map(({ rule }) => rule)).toEqual(['9.2', '8.3', '8.6']);
  });

  it('ARMIR-8.3a ARMIR-8d what follows without supply is told of each kind: attack and zone of combat units alone', () => {
    const plain = draw({ columns: [1, 9], rows: [1, 9], features: { sourceA: ['0105'] } });
    const pieces = { 'ii-1': '0901', 'alp-heavy': '0905', 'rifle-1': '0101', 'hq-a': '0109' };
    const cut = scene(plain, pieces);
    const effects = (id: string) => verdict(cut, id).effects.map(({ msg }) => msg.id.replace('armir.effect.', ''));
    expect(effects('ii-1')).toEqual(['air', 'attack', 'zone', 'move', 'attrition']);
    expect(effects('rifle-1')).toEqual(['attack', 'zone', 'move', 'attrition']);
    expect(effects('alp-heavy')).toEqual(['air', 'move', 'bombard', 'attrition']);
    expect(effects('hq-a')).toEqual(['move', 'bombard', 'attrition']);
  });

  it('ARMIR-8d each open way is told with where it ends: at an HQ, on a railway, at a source', () => {
    const made = scene(railed, { 'ii-1': '0505', 'ii-hq': '0404', 'alp-1': '0507', 'rifle-1': '1204' });
    const source = (id: string, way: string) => verdict(made, id).ways.find((one) => one.id === way)?.source;
    expect(source('ii-1', 'command')).toBe('ii-hq');
    expect([source('ii-1', 'rail'), source('ii-hq', 'line')]).toEqual(['0105', '0105']);
    const says = (id: string) => verdict(made, id).says?.id;
    expect([says('alp-1'), says('rifle-1')]).toEqual(['armir.supply.byRail', 'armir.supply.bySource']);
  });

  it('ARMIR-8d an HQ whose range nobody typed reaches its own hex, 0 of 0', () => {
    const units: readonly RosterUnit[] = [
      { id: 'bare', name: 'Invented HQ', values: { kind: 'hq', nation: 'ITA', formation: 'ii' } },
      { id: 'foot', name: 'Invented foot', values: { kind: 'combat', nation: 'ITA', formation: 'ii', cp: '5 3' } },
    ];
    const made = scene(sheet, { bare: '0505', foot: '0505' }, { rosters: { axis: { id: 'axis', units } } });
    expect(verdict(made, 'foot').ways.find(({ id }) => id === 'command')?.says.p).toEqual({ n: 0, of: 0 });
  });

  it('ARMIR-8d a unit with an open way that is too long is too far, not cut off, whatever else is closed', () => {
    const plain = draw({ columns: [1, 9], rows: [1, 9], features: { sourceA: ['0105'] } });
    const told = (pieces: { readonly [id: string]: string }) => {
      const { msg, says, ways } = verdict(scene(plain, pieces), 'alp-1');
      return [say(msg), say(says), ...ways.map((way) => say(way.says))];
    };
    // the HQ’s range is five hexes: seven away, and its line is open
    expect(told({ 'alp-hq': '0205', 'alp-1': '0905' })[1]).toMatch(/^It is 2 hexes too far away\./);
    // an enemy between them: around his zone it is longer than the range
    const around = told({ 'alp-hq': '0205', 'alp-1': '0705', 'rifle-1': '0405' });
    expect(around[0]).not.toBe('Cut off');
    expect(around[1]).toMatch(/^The open way is 1 hex too long; the shorter one is closed\./);
    expect(around).toContain('open way, 1 hex too long');
    // where no way is open to the end it is cut off
    const corridor = draw({ columns: [1, 9], rows: [5, 5], features: { sourceA: ['0105'] } });
    const shut = verdict(scene(corridor, { 'alp-hq': '0205', 'alp-1': '0605', 'rifle-1': '0405' }), 'alp-1');
    expect(say(shut.msg)).toBe('Cut off');
  });

  it('ARMIR-8.2 a friend of any kind cancels the zone in its hex, not the enemy himself', () => {
    const corridor = draw({ columns: [1, 9], rows: [4, 5], features: { sourceA: ['0105'] } });
    const pieces = { 'ii-hq': '0905', 'rifle-1': '0504' };
    expect(verdict(scene(corridor, pieces), 'ii-hq').state).toBe('oos');
    const covered = { ...pieces, 'alp-guns': '0405', 'alp-1': '0505', 'alp-2': '0605' };
    expect(verdict(scene(corridor, covered), 'ii-hq').state).toBe('supplied');
  });
});

describe('the supply phase booked', () => {
  // three Axis units and a Soviet brigade of XVIII Corps far from any HQ; nothing in the way
  const pieces = {
    'pz-1': '1001',
    bers: '1002',
    croat: '1009',
    'ii-1': '0205',
    'tank-2': '0101',
    'lorry-1': '0101',
    'rifle-3': '0102',
    'rifle-1': '1105',
  };
  const begun = (over: Partial<Context> = {}) =>
    scene(sheet, pieces, {
      cells: { at: pieces, cai: 'ready', depot: 'yes', ...over.cells },
      ...(over.turn ? { turn: over.turn } : {}),
      ...(over.place ? { place: over.place } : {}),
      ...(over.marks ? { marks: over.marks } : {}),
    }).context;

  it('ARMIR-8e armoured corps roll first; then markers are set on what has no supply, and taken from what has', () => {
    const before = begun({ cells: { at: pieces, oos: { 'ii-1': 'yes' } } });
    const asked = bookSupply(before);
    expect(asked).toMatchObject({ ok: false, rule: '8.4' });
    expect(!asked.ok && say(asked.msg)).toBe('The armoured corps roll first: 0101.');
    expect(unsupplied(before, 'soviet')?.map(({ id, state }) => [id, state])).toEqual([
      ['tank-2', 'waits'],
      ['lorry-1', 'waits'],
      ['rifle-3', 'oos'],
    ]);
    const rolled = booked(before, [{ kind: 'mark', mark: marks.corpsDie, key: '0101', value: 'stays' }]);
    // its form begins with the hex that waits, as long as one does
    const form = armir.actions.find(({ id }) => id === 'corps-die')?.fields.where;
    expect([before, rolled].map((context) => form?.begins?.(context))).toEqual(['0101', undefined]);
    // the Table has the die before the markers, until it is thrown
    const offered = (context: Context) =>
      phasesOf(outline(armir.sequence, context))
        .find(({ path }) => path === context.place)
        ?.tasks.find(({ id }) => id === 'corps-die')?.offered === true;
    expect([offered(before), offered(rolled)]).toEqual([false, true]);
    const booking = bookSupply(rolled);
    const out = unsupplied(rolled, 'axis')?.flatMap((one) => (one.state === 'oos' ? [one.name] : [])) ?? [];
    // who is cut off is named, not counted
    expect(out.length).toBeGreaterThan(0);
    for (const name of out) expect(booking.ok && say(booking.says)).toContain(name);
    const then = booked(rolled, factsOf(booking));
    expect(marked(then)).toEqual(['bers', 'croat', 'pz-1', 'rifle-3']);
    // passed over it is owed, by the same function: four markers set and one taken; booked it is not
    const owed = (context: Context) => closing(armir.sequence, context)?.filter(({ kind }) => kind === 'mark');
    expect(owed(rolled)).toMatchObject([{ mark: owedMark, key: `${rolled.place}/markers`, value: true }]);
    const debt = taskAt(armir.sequence, `${rolled.place}/markers`, rolled)?.debt;
    expect(debt && say(debt)).toBe('Supply not recorded: 5 markers by the map.');
    expect([before, then].map(owed)).toEqual([[], []]);
    const failed = booked(before, [{ kind: 'mark', mark: marks.corpsDie, key: '0101', value: 'oos' }]);
    expect(marked(booked(failed, factsOf(bookSupply(failed))))).toContain('lorry-1');
  });

  it('a counter that has lost steps says on the map how many are left', () => {
    const shown = begun({ cells: { at: pieces, steps: { 'tank-2': 1 } } });
    const board = boardIn(shown);
    const steps = board && standOf(board, shown).pieces.flatMap((one) => (one.steps ? [[one.id, one.steps]] : []));
    expect(steps).toMatchObject([['tank-2', { left: 1, of: 2, msg: { p: { n: 1, of: 2 } } }]]);
  });

  it('ARMIR-8e in turn 6 no die helps, and a unit that had its marker rolls no more', () => {
    expect(judged(begun({ turn: 6, place: 't6/supply' }))?.find(({ id }) => id === 'tank-2')?.state).toBe('oos');
    const had = begun({ cells: { at: pieces, oos: { 'tank-2': 'yes' } } });
    expect(unsupplied(had, 'soviet')?.map(({ state }) => state)).toEqual(['oos', 'waits', 'oos']);
  });

  it('ARMIR-8e the map tells of a die as the phase does: who kept its marker away is no longer without supply', () => {
    const thrown = (value: string) => {
      const rolled = begun(value === '' ? {} : { marks: { [marks.corpsDie]: { '0101': { value } } } });
      const board = boardIn(rolled);
      if (!board) throw new Error('no map');
      const one = verdictsOf(board, standOf(board, rolled), rolled, 'soviet').find(({ piece }) => piece === 'lorry-1');
      return [one?.state, one?.tone, one?.counts && say(one.counts)];
    };
    expect(thrown('stays')).toEqual(['supplied', 'good', undefined]);
    expect(thrown('oos')).toEqual(['oos', 'bad', undefined]);
    // until then it is counted by what it owes
    expect(thrown('')).toEqual(['die', 'half', 'die owed']);
  });

  it('ARMIR-9.2a two hexes with a German unit by air, one with an Italian by the CAI aircraft, no more', () => {
    const before = begun();
    const two = act('air-supply', { hex: '1001' }, before);
    const then = booked(before, factsOf(two));
    expect(act('air-supply', { hex: '1001' }, then)).toMatchObject({ ok: false, rule: '9.2' });
    expect(act('air-supply', { hex: '1002' }, then)).toMatchObject({ ok: false, rule: '9.2' });
    expect(act('air-supply', { hex: '0205' }, then)).toMatchObject({ ok: false });
    const cai = booked(then, factsOf(act('air-supply', { hex: '1002', by: 'italian' }, then)));
    expect(cai.cells.cai).toBe('used');
    expect(cai.cells.caiUsed).toBe(3);
    expect(act('air-supply', { hex: '1009', by: 'italian' }, cai)).toMatchObject({ ok: false, rule: '9.2.1' });
    const rolled = booked(cai, [{ kind: 'mark', mark: marks.corpsDie, key: '0101', value: 'stays' }]);
    expect(marked(booked(rolled, factsOf(bookSupply(rolled))))).toEqual(['croat', 'rifle-3']);
    const used = begun({ marks: { [marks.airSupply]: { '0901': { value: 'german' }, '0902': { value: 'german' } } } });
    expect(act('air-supply', { hex: '1001' }, used)).toMatchObject({ ok: false, rule: '9.2' });
  });

  it('ARMIR-9.2a what aircraft could still do is said beside the booking', () => {
    const rolled = begun({ marks: { [marks.corpsDie]: { '0101': { value: 'stays' } } } });
    const proposal = bookSupply(rolled);
    expect(proposal.ok && proposal.next?.map(({ msg }) => say(msg))).toEqual([
      'By air, hexes with Germans left: 2. Possible: 1001.',
      'By the CAI aircraft, possible: 1002.',
    ]);
  });

  it('ARMIR-8a zones go by the markers the phase began with, whatever has been booked since', () => {
    // the Soviet division closes the corridor to the Axis HQ and is itself without supply
    const corridor = draw({ columns: [1, 9], rows: [5, 5], features: { sourceA: ['0105'], sourceSoviet: ['0905'] } });
    const at = { 'ii-hq': '0605', 'rifle-1': '0405' };
    const before = scene(corridor, at).context;
    const first = booked(before, factsOf(bookSupply(before)));
    expect(marked(first)).toEqual(['ii-hq', 'rifle-1']);
    // marked now, it has no zone any more; in this phase it still counts
    expect(factsOf(bookSupply(first)).filter((fact) => fact.kind === 'set')).toEqual([]);
    // and once the tasks are ticked there is nothing left to book
    const ticks = { 't3/supply/trace': true, 't3/supply/markers': true } as const;
    expect(bookSupply({ ...first, ticks })).toMatchObject({ ok: false, rule: '8' });
    const later = scene(corridor, at, { cells: { at, oos: { 'rifle-1': 'yes' }, depot: 'yes' } });
    expect(later.stand.zones.soviet?.some((one) => one === 1)).toBe(false);
  });

  it('ARMIR-8e the box of the airports has no supply, the box of the Čir always has', () => {
    const boxes = { temUnits: { 'tank-1': 'yes', 'rifle-2': 'yes' }, cirUnits: { 'rifle-4': 'yes' } };
    const before = begun({ cells: { at: { 'ii-1': '0205' }, oos: { 'rifle-4': 'yes' }, ...boxes } });
    expect(unsupplied(before, 'soviet')?.map(({ id, hex, state }) => [id, hex, state])).toEqual([
      ['tank-1', 'tem', 'waits'],
      ['rifle-2', 'tem', 'oos'],
    ]);
    const rolled = booked(before, [{ kind: 'mark', mark: marks.corpsDie, key: 'tem', value: 'stays' }]);
    expect(marked(booked(rolled, factsOf(bookSupply(rolled))))).toEqual(['rifle-2']);
  });

  it('ARMIR-8.4a ARMIR-8e whom the die of his corps has marked in this phase is newly without supply in its summary too', () => {
    const here = begun({
      cells: { at: { 'tank-1': '0205' }, oos: { 'rifle-2': 'yes' }, temUnits: { 'rifle-2': 'yes' } },
    });
    expect(unsupplied(here, 'soviet')?.map(({ id, state }) => [id, state])).toEqual([
      ['tank-1', 'waits'],
      ['rifle-2', 'oos'],
    ]);
    const rolled = booked(here, factsOf(bid('corps-die', { where: '0205', die: 6 }, here)));
    expect(bookSupply(rolled)).toMatchObject({ ok: true, says: { p: { n: 2, fresh: 1, back: 0 } } });
  });

  it('ARMIR-8e without a drawn map markers are set and taken by name', () => {
    const { sheets: _, ...bare } = begun({ cells: { at: {}, oos: { 'ii-1': 'yes' } } });
    expect(judged(bare)).toBeUndefined();
    expect(bookSupply(bare).ok).toBe(false);
    const then = booked(
      bare,
      factsOf(act('oos-mark', { out: 'Invented pz-1, Invented bers', back: 'Invented ii-1' }, bare)),
    );
    expect(marked(then)).toEqual(['bers', 'pz-1']);
    expect(act('oos-mark', {}, bare).ok).toBe(false);
    expect(act('oos-mark', { out: 'Invented pz-1' }, { ...bare, place: 't3/attrition' }).ok).toBe(false);
  });

  it('ARMIR-8e outside the supply phase nothing is booked', () => {
    expect(bookSupply(begun({ place: 't3/attrition' }))).toMatchObject({ ok: false, rule: '8' });
    expect(bookSupply(begun({ place: 't3/attrition' }))).not.toHaveProperty('anyway');
  });
});

it('ARMIR-8d an HQ whose range nobody typed reaches its own hex only, and the verdict says so', () => {
  const pieces = { 'ii-hq': '0605', 'ii-1': '0905', 'ii-213': '0605' };
  const bare = {
    axis: {
      id: 'axis',
      units: ['ii-hq', 'ii-1', 'ii-213'].map((id) => ({
        id,
        name: id,
        values: { kind: id === 'ii-hq' ? 'hq' : 'combat', formation: 'ii' },
      })),
    },
  };
  const made = scene(sheet, pieces, { rosters: bare });
  expect(verdict(made, 'ii-213').state).toBe('supplied');
  expect(say(verdict(made, 'ii-1').ways.at(-1)?.msg ?? { id: '' })).toBe('Range not typed in: ii-hq');
  expect(verdicts(made, 'axis')).toHaveLength(3);
});
