import type { Line } from '#rules/kit/record/journal.ts';
import type { GameContent } from '../exportFile.ts';
import { currentVersion } from '../migrations.ts';

/**
 * An invented game for tests: a line of every kind of fact, a branch, a correction, and one fact of a kind no version
 * knows. Its game, units and values are made up.
 */
const at = (n: number): string => new Date(Date.UTC(2026, 0, 2, 20, 0, n)).toISOString();
const entry = (n: number, parent: number | null, facts: readonly unknown[], spans: readonly string[] = ['turn:1']) => ({
  id: `e${n}`,
  parent: parent === null ? null : `e${parent}`,
  at: at(n),
  says: {
    id: 'test.line',
    p: { n, who: { name: 'Anna' }, what: { id: 'test.thing' }, all: [n, { name: '25th' }, { id: 'test.thing' }] },
  },
  facts,
  spans,
});

export const sampleLines = [
  entry(1, null, [
    { kind: 'set', cell: 'weather', value: 'dry' },
    { kind: 'set', cell: 'city', key: '1807', value: 'axis' },
  ]),
  entry(2, 1, [{ kind: 'post', account: 'vp', n: 5, for: { id: 'test.city' }, rule: '15.1' }]),
  entry(3, 2, [{ kind: 'roll', what: 'weather', sides: 6, faces: [3], by: 'table' }]),
  entry(4, 3, [
    { kind: 'flow', flow: 'f1', game: 'invented', calc: 'attack', v: 1, input: { a: 26 }, around: { turn: 1 } },
  ]),
  entry(5, 4, [{ kind: 'answer', flow: 'f1', ask: 'die', key: '3', raw: 3, by: 'table', shown: { p: 1 / 6 } }]),
  entry(
    6,
    5,
    [{ kind: 'end', flow: 'f1', outcome: { result: 'D1/A1' }, says: { id: 'test.fight' } }],
    ['turn:1', 'fight:f1'],
  ),
  entry(7, 6, [
    { kind: 'tick', task: 't1/move', on: true },
    { kind: 'mark', mark: 'disrupted', key: 'u1', value: { since: 1 }, until: 't2/' },
    { kind: 'go', to: 't1/combat', turn: 1, open: [] },
  ]),
  entry(8, 3, [{ kind: 'note', text: 'un’altra via: «Смоленск» 🗺' }]),
  entry(9, 8, [
    { kind: 'option', option: 'A1', value: true },
    { kind: 'sealed', note: 's1', side: 'axis', print: 'ab12', box: 'AAAA' },
    { kind: 'opened', note: 's1', text: 'left', salt: 'cd34', same: true },
    { kind: 'weatherGlass', falling: true, from: 'a version not yet written' },
  ]),
  {
    id: 'x10',
    parent: 'e7',
    at: at(10),
    says: { id: 'test.fix' },
    spans: [],
    fix: [
      { entry: 'e2', facts: [{ kind: 'post', account: 'vp', n: 10, for: { id: 'test.city' }, rule: '15.1' }] },
      { entry: 'e3', facts: null },
    ],
    insert: [
      {
        after: 'e1',
        entry: {
          id: 'e11',
          at: at(11),
          says: { id: 'test.line' },
          spans: [],
          facts: [{ kind: 'note', text: 'forgotten' }],
          by: { rule: 'lapse', v: 1, from: { left: 2 }, cause: 'e1' },
        },
      },
    ],
  },
] as const;

export const sampleGame = (lines: readonly unknown[] = sampleLines): GameContent => ({
  envelope: {
    format: 'stato-maggiore/game',
    version: currentVersion,
    id: 'g0123456789abcdef',
    game: 'invented',
    gameVersion: 1,
    scenario: 'first',
    name: 'Invented evening',
    players: { axis: 'Anna', soviet: 'Bruno' },
    created: at(0),
  },
  setUp: {
    cells: { weather: 'dry', city: { '1807': 'soviet' }, left: 12, open: true },
    balances: { vp: 0 },
    options: { A1: false },
    place: { path: 't1/move', turn: 1 },
  },
  things: {
    'table:crt': {
      checksum: 'c1',
      data: { id: 'crt', cols: ['1-1'], rows: ['1'], cells: { '1/1-1': { text: 'A1' } }, from: 'typed' },
    },
    'roster:axis': {
      checksum: 'r1',
      data: { id: 'axis', units: [{ id: 'u1', name: 'Invented 1', values: { attack: 4, steps: ['9-7', '4-7'] } }] },
    },
  },
  lines: lines as readonly Line[],
  head: 'x10',
  face: { turn: 1, turns: 12, side: 'axis', phase: { id: 'test.combat' } },
  saved: at(12),
});

/** A journal of `n` lines in one row, for size and speed: each a fight's die with what was shown. */
export const longJournal = (n: number, from = 0): readonly Line[] =>
  Array.from({ length: n }, (_, i) => {
    const at = from + i;
    return {
      id: `l${at}`,
      parent: at === 0 ? null : `l${at - 1}`,
      at: new Date(Date.UTC(2026, 0, 2) + at * 1000).toISOString(),
      says: { id: 'test.fight', p: { n: at, unit: { name: `Invented ${at % 40}` } } },
      spans: [`turn:${1 + Math.floor(at / 900)}`, `fight:f${at}`],
      facts: [
        {
          kind: 'answer',
          flow: `f${at}`,
          ask: 'die',
          key: String(1 + (at % 6)),
          raw: 1 + (at % 6),
          by: 'table',
          shown: { column: '3-1', p: 1 / 6 },
        },
        { kind: 'post', account: 'vp', n: at % 3, for: { id: 'test.city' }, rule: '15.1' },
        { kind: 'mark', mark: 'attacked', key: `u${at % 40}`, value: true, until: `t${1 + Math.floor(at / 900)}/` },
      ],
    };
  });
