import { describe, expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { factKinds } from '#rules/kit/record/journal.ts';
import { checkLines, checkSetUp, checkThing, limits, notPlain } from './schema.ts';
import { sampleGame, sampleLines } from './testing/sampleGame.ts';

const line = (facts: unknown[], more: object = {}) => ({
  id: 'a',
  parent: null,
  at: '',
  says: { id: 'x' },
  facts,
  spans: [],
  ...more,
});

describe('what a saved game is made of', () => {
  it('takes a line of every kind of fact, and the sample holds them all', () => {
    expect(checkLines(sampleLines)).toMatchObject({ ok: true });
    const kinds = new Set(
      sampleLines.flatMap((one) => ('facts' in one ? one.facts : [])).map((fact) => (fact as { kind: string }).kind),
    );
    for (const kind of factKinds) expect(kinds).toContain(kind);
  });

  it('lets a fact of an unknown kind through untouched', () => {
    const strange = { kind: 'weatherGlass', falling: true, deep: { er: [1] } };
    const checked = checkLines([line([strange])]);
    expect(checked.ok && checked.value[0]).toMatchObject({ facts: [strange] });
  });

  it('keeps members a later version added to a known fact', () => {
    const later = { kind: 'note', text: 'x', colour: 'ochre' };
    const checked = checkLines([line([later])]);
    expect(checked.ok && checked.value[0]).toMatchObject({ facts: [later] });
  });

  it.each([
    [line([{ kind: 'post', account: 'vp', n: 0.5, for: { id: 'x' }, rule: '' }]), 'lines.0.facts.0.n'],
    [line([{ kind: 'roll', what: 'w', sides: 6, faces: ['3'], by: 'table' }]), 'lines.0.facts.0.faces.0'],
    [line([{ kind: 'roll', what: 'w', sides: 6, faces: [3], by: 'fate' }]), 'lines.0.facts.0.by'],
    [line([{ kind: 'roll', what: 'w', sides: 0, faces: [], by: 'app' }]), 'lines.0.facts.0.sides'],
    [line([{ text: 'no kind' }]), 'lines.0.facts.0.kind'],
    [line([], { says: { id: 3 } }), 'lines.0.says.id'],
    [line([], { id: '../../etc' }), 'lines.0.id'],
    [line([], { parent: 'nowhere' }), 'lines.0.parent'],
    [line([{ kind: 'note', text: 'x'.repeat(limits.text + 1) }]), 'lines.0.facts.0.text'],
    ['a text', 'lines.0'],
    [null, 'lines.0'],
    [
      JSON.parse(
        '{"id":"a","parent":null,"at":"","says":{"id":"x"},"spans":[],"facts":[{"kind":"note","text":"x","__proto__":{"admin":true}}]}',
      ),
      'lines.0.facts.0.__proto__',
    ],
  ])('refuses %j at %s', (raw, path) => {
    expect(checkLines([raw])).toEqual({ ok: false, path });
  });

  it('holds the journal to a tree: new ids, parents before their children', () => {
    const a = line([]);
    expect(checkLines([a, a])).toEqual({ ok: false, path: 'lines.1.id' });
    expect(checkLines([a], ['a'])).toEqual({ ok: false, path: 'lines.0.id' });
    expect(checkLines([line([], { id: 'b', parent: 'a' })], ['a'])).toMatchObject({ ok: true });
    expect(checkLines([line([], { id: 'b', parent: 'b' })])).toEqual({ ok: false, path: 'lines.0.parent' });
  });

  it('refuses what is nested without end or is no plain data', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 1_000; i++) deep = [deep];
    expect(notPlain(deep)).toHaveLength(limits.depth);
    expect(notPlain({ a: Number.NaN })).toEqual(['a']);
    expect(notPlain({ a: () => 1 })).toEqual(['a']);
    expect(notPlain({ a: [1, 'x', null, true] })).toBeUndefined();
  });

  it('checks the set-up', () => {
    expect(checkSetUp(sampleGame().setUp)).toMatchObject({ ok: true });
    expect(checkSetUp({ ...sampleGame().setUp, balances: { vp: 1.5 } })).toEqual({
      ok: false,
      path: 'setUp.balances.vp',
    });
    expect(checkSetUp(undefined)).toMatchObject({ ok: false });
  });

  it('holds a table or roster to its form; presets and sheets are plain data', () => {
    expect(checkThing('table', { id: 't', cols: ['a'], rows: [], cells: {}, from: 'typed' })).toMatchObject({
      ok: true,
    });
    // ARMIR-T5: what players keep and type a second time is text, or the file is none of ours
    const table = { id: 't', cols: ['a'], rows: ['1'], cells: {}, from: 'typed' };
    expect(checkThing('table', { ...table, accepted: ['first:a'], second: { '1/a': '3' } }).ok).toBe(true);
    expect(checkThing('table', { ...table, accepted: 7 })).toEqual({ ok: false, path: 'data.accepted' });
    expect(checkThing('table', { ...table, second: { '1/a': 3 } })).toEqual({ ok: false, path: 'data.second.1/a' });
    expect(checkThing('table', { id: 't', cols: 'a', rows: [], cells: {}, from: 'typed' })).toEqual({
      ok: false,
      path: 'data.cols',
    });
    expect(checkThing('roster', { id: 'r', units: [{ id: 'u', name: 'U', values: { attack: [4] } }] })).toMatchObject({
      ok: false,
    });
    expect(checkThing('preset', { anything: [1] })).toMatchObject({ ok: true });
    const to = (place: string) => ({
      grid: gridOf(3, 2),
      hexes: { '0101': { terrain: 'clear' } },
      sides: {},
      links: {},
      boxes: { b1: { name: 'A sea', kind: 'sea', links: [{ to: place, link: 'sea' }] } },
    });
    expect(checkThing('sheet', to('0101')).ok).toBe(true);
    expect(checkThing('sheet', to('x'.repeat(61)))).toEqual({ ok: false, path: 'data.boxes.b1.links.0.to' });
  });
});
