import { describe, expect, it } from 'vitest';
import { games } from '../../../games/registry.ts';
import type { Game } from '../game.ts';
import { questionsOf } from './commandLine.ts';
import { describeContext } from './describeContext.ts';
import { contextFrom } from './readContext.ts';

const gameOf = (id: string): Game => {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};
const pgg = gameOf('panzergruppe-guderian');
const rtl = gameOf('roads-to-leningrad');

const said = (game: Game, context: unknown) => {
  const read = contextFrom(game, context);
  return read.ok ? [] : read.troubles.map(({ path, msg }) => [path, msg.id, msg.p?.near ?? null]);
};
const near = (name: string) => ({ name });

describe('the context of a question', () => {
  it.each([
    [{ scenari: 'smolensk' }, 'context.scenari', 'scenario'],
    [{ scenario: 'smolnsk' }, 'context.scenario', 'smolensk'],
    [{ options: { 'a-01': true } }, 'context.options.a-01', 'a01'],
    [{ cells: { step: {} } }, 'context.cells.step', 'steps'],
    [{ cells: { steps: { '7pz-l': 1 } } }, 'context.cells.steps.7pz-l', '7pz-1'],
    [{ balances: { rial: 3 } }, 'context.balances.rial', 'rail'],
    [{ marks: { disrupte: {} } }, 'context.marks.disrupte', 'disrupted'],
    [{ rosters: { germna: { units: [] } } }, 'context.rosters.germna', 'german'],
    [{ tables: { sovietMA: { cells: {} } } }, 'context.tables.sovietMA', 'sovietMa'],
    [{ turn: 3, place: 't3/ger/combt' }, 'context.place', 't3/ger/combat'],
  ])('%j: the nearest right name is said', (context, path, name) => {
    expect(said(pgg, context)).toEqual([[path, 'kit.question.near', near(name)]]);
  });

  it.each<[object, string, string]>([
    // what is no object, no list, no text
    [{ options: 3 }, 'context.options', 'kit.field.object'],
    [{ cells: [] }, 'context.cells', 'kit.field.object'],
    [{ place: 3 }, 'context.place', 'kit.field.text'],
    [{ scenario: 3 }, 'context.scenario', 'kit.question.noScenario'],
    [{ turn: 2.5 }, 'context.turn', 'kit.field.whole'],
    [{ turn: 3, place: 'nowhere at all' }, 'context.place', 'kit.question.noPlace'],
    [{ marks: { disrupted: { a: { value: 1, until: 3 } } } }, 'context.marks.disrupted.a.until', 'kit.field.text'],
    [{ marks: { disrupted: { a: {} } } }, 'context.marks.disrupted.a.value', 'kit.question.noNote'],
    [{ marks: { disrupted: { a: 3 } } }, 'context.marks.disrupted.a', 'kit.field.object'],
    [{ rosters: { german: {} } }, 'context.rosters.german.units', 'kit.field.rows'],
    [{ rosters: { german: { units: [{ name: 'A' }] } } }, 'context.rosters.german.units.0.id', 'kit.field.id'],
    [{ rosters: { german: { units: [{ id: 'a' }] } } }, 'context.rosters.german.units.0.name', 'kit.field.text'],
    [{ tables: { mixRifle: { rows: 'a', cells: {} } } }, 'context.tables.mixRifle.rows', 'kit.question.noList'],
    [{ tables: { sovietMa: { cells: { a: 3 } } } }, 'context.tables.sovietMa.cells.a', 'kit.field.text'],
    [{ sheets: { map: { hexes: {} } } }, 'context.sheets.map.grid', 'kit.sheet.object'],
    [{ sheets: { map: 3 } }, 'context.sheets.map.sheet', 'kit.sheet.object'],
    // of no such thing
    [{ options: { a01: 'zebra' } }, 'context.options.a01', 'kit.question.noChoice'],
    [{ cells: { zebra: 1 } }, 'context.cells.zebra', 'kit.question.noCell'],
    [{ balances: { zebra: 1 } }, 'context.balances.zebra', 'kit.question.noAccount'],
    [{ marks: { zebra: {} } }, 'context.marks.zebra', 'kit.question.noMark'],
    [{ tables: { zebra: {} } }, 'context.tables.zebra', 'kit.question.noTable'],
    [{ rosters: { zebra: {} } }, 'context.rosters.zebra', 'kit.question.noTable'],
    [{ sheets: { zebra: {} } }, 'context.sheets.zebra', 'kit.question.noTable'],
  ])('%j is refused where it is wrong', (context, path, id) => {
    expect(said(pgg, context).map(([at, what]) => [at, what])).toContainEqual([path, id]);
  });

  it.each<[unknown, string, string]>([
    [{ rating: '3' }, 'rating', 'kit.field.number'],
    [{ name: 3 }, 'name', 'kit.bad.key'],
    [{ type: 3 }, 'type', 'kit.field.text'],
    [{ type: 'zebra' }, 'type', 'kit.question.noValue'],
    [{ rating: -3 }, 'rating', 'kit.field.range'],
    [{ rating: 2.5 }, 'rating', 'kit.field.whole'],
    [3, '', 'kit.field.object'],
  ])('a counter of %j is refused', (values, key, id) => {
    const unit = { id: 'a', name: 'A', values };
    const path = `context.rosters.soviet.units.0.values${key === '' ? '' : `.${key}`}`;
    expect(said(pgg, { rosters: { soviet: { units: [unit] } } }).map(([at, what]) => [at, what])).toContainEqual([
      path,
      id,
    ]);
  });

  it('a value of the wrong kind is refused: a number is a number', () => {
    expect(said(pgg, { turn: '3' })).toEqual([['context.turn', 'kit.field.number', null]]);
    // true is no "true"
    expect(said(gameOf('blocks-in-the-east'), { options: { o15: 'true' } })).toEqual([
      ['context.options.o15', 'kit.bad.type', null],
    ]);
    expect(said(pgg, { cells: { drawnRifle: '3' } })).toEqual([['context.cells.drawnRifle', 'kit.field.number', null]]);
    expect(said(pgg, { turn: 3, place: 't4/ger/combat' })).toEqual([['context.place', 'kit.question.otherTurn', null]]);
  });

  it('the turn of a place is one of the scenario, as the turn itself is', () => {
    for (const place of ['t0/ger/movement', 't13/ger/movement', 't99/ger/movement'])
      expect(said(pgg, { place })).toMatchObject([
        ['context.place', expect.stringMatching(/^kit\.bad\.(big|small)$/), null],
      ]);
    expect(said(pgg, { place: 't12/ger/movement' })).toEqual([]);
  });

  it('a part, a row or a second unit of one id that a list or table cannot have is refused', () => {
    expect(said(pgg, { tables: { mixRifle: { rows: ['bogus'], cells: {} } } })).toEqual([]);
    expect(said(rtl, { tables: { 'assault-crt': { rows: ['bogus'], cells: {} } } })).toEqual([
      ['context.tables.assault-crt.rows', 'kit.question.noRow', null],
    ]);
    expect(said(rtl, { tables: { 'assault-crt': { row: [], cells: {} } } })).toEqual([
      ['context.tables.assault-crt.row', 'kit.question.near', near('rows')],
    ]);
    const one = { id: 'a', name: 'A', values: {} };
    expect(said(pgg, { rosters: { german: { units: [one, one], unitz: 3 } } })).toEqual([
      ['context.rosters.german.unitz', 'kit.question.near', near('units')],
      ['context.rosters.german.units.1.id', 'kit.sheet.twice', null],
    ]);
  });

  it('a note of a kind the game does not read is refused, not passed over', () => {
    const bite = gameOf('blocks-in-the-east');
    const note = (value: unknown) => ({ marks: { income: { GER: { value } } } });
    expect(said(bite, note(true))).toEqual([['context.marks.income.GER.value', 'kit.field.number', null]]);
    expect(said(bite, note(1))).toEqual([]);
    const die = (value: unknown) => ({ marks: { corpsDie: { tem: { value } } } });
    expect(said(gameOf('armir'), die('stay'))).toEqual([
      ['context.marks.corpsDie.tem.value', 'kit.question.near', near('stays')],
    ]);
  });

  it('a heading or a cell of a table that nobody can read is named; the question that lists them takes it', () => {
    const table = (cells: object, cols?: readonly string[]) => ({
      tables: { 'assault-crt': { ...(cols ? { cols } : {}), cells } },
    });
    expect(said(rtl, table({ '1/3-1': 'nobody knows' })).map(([path, id]) => [path, id])).toEqual([
      ['context.tables.assault-crt.cells.1/3-1', 'kit.question.unread'],
    ]);
    expect(contextFrom(rtl, table({ '1/3-1': 'nobody knows' }), { asTyped: true }).ok).toBe(true);
    expect(said(rtl, table({}, ['three to one'])).map(([path]) => path)).toEqual([
      'context.tables.assault-crt.cols.three to one',
    ]);
  });

  it('with a place the side whose phase it is is known, and its turn', () => {
    const place = 't3/ger/combat';
    expect(contextFrom(pgg, { place })).toMatchObject({ ok: true, value: { turn: 3, who: 'german', place } });
  });

  it('an action is held to its phase where a place is given', () => {
    const question = questionsOf(pgg).find(({ id }) => id === 'do-rail-break');
    const ask = (context: object) => {
      const read = contextFrom(pgg, context);
      return read.ok ? question?.answer({ hex: '1410' }, read.value) : read;
    };
    expect(ask({ turn: 3, place: 't3/sov/movement' })).toMatchObject({
      ok: true,
      value: { ok: false, msg: { id: 'kit.question.notNow' } },
    });
    expect(ask({ turn: 3, place: 't3/ger/movement' })).not.toMatchObject({
      value: { msg: { id: 'kit.question.notNow' } },
    });
  });

  it('out of its phase an action says so, and what else is against it', () => {
    const armir = gameOf('armir');
    const asked = (id: string, fields: object, context: object) => {
      const read = contextFrom(armir, context);
      const question = questionsOf(armir).find((one) => one.id === id);
      return read.ok ? question?.answer(fields, read.value) : read;
    };
    const supply = { turn: 4, place: 't4/supply' };
    expect(asked('do-air-die', { die: 4 }, supply)).toMatchObject({ value: { msg: { id: 'kit.question.notNow' } } });
    expect(asked('do-air-die', {}, supply)).toMatchObject({
      value: { ok: false, msg: { id: 'kit.question.notNow' }, also: { msg: { id: 'armir.guns.bar.noFace' } } },
    });
    expect(asked('do-cai-die', {}, supply)).toMatchObject({
      value: { ok: false, msg: { id: 'kit.question.notNow' }, also: { msg: { id: 'armir.guns.bar.noFace' } } },
    });
  });

  it.each(games)('$id: everything the context takes is described', (game) => {
    const { properties } = describeContext(game) as {
      properties: { [part: string]: { properties?: { [id: string]: object } } };
    };
    const names = (part: string) => Object.keys(properties[part]?.properties ?? {});
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    expect(names('cells')).toEqual(ids(game.cells));
    expect(names('balances')).toEqual(ids(game.accounts));
    expect(names('marks')).toEqual(ids(game.marks ?? []));
    expect(names('marks').length).toBeGreaterThan(0);
    expect(names('options')).toEqual(ids(game.options));
    expect(names('tables')).toEqual(ids(game.tables));
    expect(names('rosters')).toEqual(ids(game.rosters));
    expect(names('sheets')).toEqual(game.map ? [game.map.sheet.id] : []);
    expect(JSON.parse(JSON.stringify(properties))).toEqual(properties);
  });
});
