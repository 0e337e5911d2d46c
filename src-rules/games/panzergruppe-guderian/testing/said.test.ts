import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { flawsOf, messagesIn } from '../../../testing/messages.ts';
import { panzergruppeGuderian as game } from '../index.ts';
import { draw, ratings, scene } from './draw.ts';
import { map } from './gameMap.ts';

/** Whatever the map says of whatever lies on it can be said in both languages. */
const hex = fc
  .integer({ min: 1, max: 6 })
  .chain((column) => fc.integer({ min: 16, max: 22 }).map((row) => `0${column}${row}`));

const units = ['6inf', '26inf', '7pz-1', '1cav', 'rifle#1', 'rifle#2', 'rifle#3', 'armor#1', 'Lukin', 'Konev'];

const sheets = [
  draw({
    columns: [1, 6],
    rows: [16, 22],
    terrain: { forest: ['0317', '0418'], swamp: ['0219', '0320'], lake: ['0521'] },
    roads: [['0120', '0219', '0319', '0419', '0520']],
    rails: [['0616', '0516', '0416', '0316']],
    rivers: [['0318', '0319']],
    lakes: [['0418', '0419']],
    east: ['0616', '0617'],
    names: { '0417': 'Smolensk', '0516': 'Smolensk', '0222': 'Orsha' },
  }),
  draw({ columns: [3, 6], rows: [17, 20] }),
];

const labelled = (i: number) => {
  const sheet = sheets[i] ?? sheets[0];
  if (!sheet) throw new Error('no sheet');
  const of = (at: string, labels: readonly string[]) =>
    sheet.hexes[at] ? { [at]: { ...sheet.hexes[at], labels } } : {};
  return { ...sheet, hexes: { ...sheet.hexes, ...of('0319', ['3']), ...of('0618', ['X']), ...of('0120', ['C']) } };
};

const place = fc.constantFrom(
  't1/sov/movement',
  't3/sov/movement',
  't3/ger/movement',
  't3/ger/mech',
  't3/ger/combat',
  't7/ger/cities',
  '',
);

const situation = fc.record({
  sheet: fc.integer({ min: 0, max: 1 }),
  at: fc.dictionary(fc.constantFrom(...units), hex, { maxKeys: units.length }),
  disrupted: fc.subarray(units, { maxLength: 2 }),
  arrived: fc.subarray(units, { maxLength: 1 }),
  marker: fc.option(hex, { nil: '' }),
  broken: fc.dictionary(hex, fc.constantFrom(0, 3), { maxKeys: 2 }),
  place,
  known: fc.boolean(),
  options: fc.record({
    a16: fc.constantFrom('open', 'cut'),
    a20: fc.constantFrom('ring', 'pocket'),
    a24: fc.constantFrom('phase', 'turn'),
    a29: fc.constantFrom('losses', 'eliminated'),
    a49: fc.constantFrom('all', 'cities'),
    withdrawal: fc.constantFrom('off', 'on'),
  }),
});

it('verdicts, openings, overlays and notes can be said in English and Italian', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(situation, (of) => {
      const turn = Number(of.place.match(/^t(\d+)/)?.[1] ?? 3);
      const context: Partial<Context> = {
        place: of.place,
        turn,
        options: of.options,
        rosters: of.known ? ratings({ Lukin: 3, Konev: 1 }) : {},
        marks: { arrived: Object.fromEntries(of.arrived.map((one) => [one, { value: { side: 'soviet' } }])) },
        cells: {
          at: of.at,
          sovietMarker: of.marker,
          brokenRail: of.broken,
          control: { smolensk: 'german', orsha: 'split' },
          snapshot: { orsha: true },
          army: { 13: 'free', 16: 'frozen', 19: 'frozen' },
        },
      };
      const here = scene(labelled(of.sheet), of.at, context, of.disrupted);
      const said: unknown[] = [];
      for (const judge of map.supplyChecks) {
        const verdicts = judge.of(here.board, here.stand, here.context);
        said.push(verdicts, judge.freeze?.(verdicts, here.context));
      }
      for (const tool of map.tools) {
        const targets =
          tool.of === 'piece'
            ? here.stand.pieces.map(({ id }) => id)
            : tool.of === 'hex'
              ? here.board.ids.slice(0, 12)
              : [''];
        for (const target of targets) {
          if (tool.when?.(target, here.board, here.stand, here.context) === false) continue;
          said.push(tool.show(target, here.board, here.stand, here.context));
        }
      }
      for (const state of map.states)
        for (const piece of here.stand.pieces)
          said.push(state.put(piece, true, here.context), state.put(piece, false, here.context));
      for (const [key, message] of messagesIn(JSON.parse(JSON.stringify(said)))) {
        if (seen.has(key)) continue;
        seen.add(key);
        expect(flawsOf(game, message)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
  expect(seen.size).toBeGreaterThan(100);
});
