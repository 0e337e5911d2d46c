import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { distanceOf, neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { speaker } from '#shared/say.ts';
import { armir as game } from '../../index.ts';
import { walk as listed } from '../../moving/costs.ts';
import { draw, grid, type Scene, scene, verdicts } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';
import { en } from '../../text/en.ts';
import { fieldOf } from '../field.ts';
import { distance } from '../ground.ts';
import { map } from '../index.ts';
import { reachOf, stepOver, travelOf } from '../travel.ts';
import { weakOf } from './weak.ts';

/** Questions put to an invented map. */
const say = speaker('en', [en]);
const ask = ({ board, stand, around }: Scene, id: string, target = ''): Overlay => {
  const tool = map.tools.find((one) => one.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool.show(target, board, stand, around);
};
const toneOf = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex)?.tone;
const labelOf = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex)?.label;
const rules = (overlay: Overlay) => overlay.list.map(({ rule }) => rule);
const said = (overlay: Overlay) => overlay.list.map(({ msg }) => say(msg));
const unit = (id: string, values: RosterUnit['values']): RosterUnit => ({ id, name: `Invented ${id}`, values });
const rosters = (axis: readonly RosterUnit[], soviet: readonly RosterUnit[] = []): Around['rosters'] => ({
  axis: { id: 'axis', units: [...(inventedThings.rosters?.axis?.units ?? []), ...axis] },
  soviet: { id: 'soviet', units: [...(inventedThings.rosters?.soviet?.units ?? []), ...soviet] },
});
const moving = (turn: number, phase: string): Partial<Around> => ({
  turn,
  place: `t${turn}/order=axis/usual/${phase}`,
});

describe('zones and movement', () => {
  const plain = draw({ columns: [1, 9], rows: [1, 9], features: { sourceA: ['0105'] } });

  it('ARMIR-7.1a ARMIR-7.1.1 Soviet tanks go on through the zone of light units, stop in that of heavy ones; infantry always stops', () => {
    // in the way: a light division; then the same with a heavy unit in its hex
    const light = scene(plain, { 'alp-1': '0504', 'tank-1': '0507', 'rifle-1': '0508' }, moving(3, 'soviet-movement'));
    expect(toneOf(ask(light, 'reach', 'tank-1'), '0505')).toBe('good');
    expect(labelOf(ask(light, 'reach', 'tank-1'), '0505')).toBe('4');
    expect(toneOf(ask(light, 'reach', 'tank-1'), '0404')).toBeDefined();
    const heavy = scene(plain, { 'alp-1': '0504', 'pz-1': '0504', 'tank-1': '0507' }, moving(3, 'soviet-movement'));
    expect(toneOf(ask(heavy, 'reach', 'tank-1'), '0505')).toBe('plain');
    const foot = scene(plain, { 'alp-1': '0505', 'rifle-1': '0507' }, moving(3, 'soviet-movement'));
    expect(toneOf(ask(foot, 'reach', 'rifle-1'), '0506')).toBe('plain');
    // it may leave one zone for the next, and stops there
    const within = scene(plain, { 'alp-1': '0505', 'rifle-1': '0506' }, moving(3, 'soviet-movement'));
    expect(toneOf(ask(within, 'reach', 'rifle-1'), '0605')).toBe('plain');
    const zone = ask(heavy, 'zone', '0505');
    expect(said(zone)).toEqual(['Heavy units in 0504: every enemy stops here.']);
    expect(say(ask(light, 'zone', '0901').says)).toBe('0901 lies in no zone of control.');
  });

  it('ARMIR-7a ARMIR-7.1.2a why a unit beside a hex has no zone there is said', () => {
    const sheet = draw({
      columns: [1, 9],
      rows: [1, 9],
      sides: { strongpoint: [['0505', '0504']], major: [['0505', '0506']] },
    });
    const made = scene(
      sheet,
      { 'rifle-1': '0504', 'alp-guns': '0404', 'alp-1': '0605', 'ii-1': '0506' },
      {
        cells: {
          at: { 'rifle-1': '0504', 'alp-guns': '0404', 'alp-1': '0605', 'ii-1': '0506' },
          oos: { 'alp-1': 'yes' },
        },
      },
    );
    expect(said(ask(made, 'zone', '0505')).sort()).toEqual(
      [
        'The zone of 0506 does not reach across the hexside.',
        'No combat unit in 0404: no zone.',
        'Combat units in 0605 are OOS: no zone.',
        'The zone of 0504 does not reach across the hexside.',
      ].sort(),
    );
  });

  it('ARMIR-14.2.1b the Axis crosses the Don only into a hex without enemy zone', () => {
    const sheet = draw({ columns: [5, 5], rows: [2, 7], sides: { don: [['0505', '0504']] } });
    const at = { 'pz-2': '0505', 'rifle-1': '0503' };
    const reach = ask(scene(sheet, at, moving(3, 'axis-movement')), 'reach', 'pz-2');
    expect(toneOf(reach, '0506')).toBe('good');
    expect(toneOf(reach, '0504')).toBeUndefined();
    expect(said(reach)).toContain('The Don is not crossed into an enemy zone.');
    expect(toneOf(ask(scene(sheet, at, moving(3, 'axis-combat')), 'retreat', '0505'), '0504')).toBe('bad');
    const free = scene(sheet, { 'pz-2': '0505', 'rifle-1': '0502' }, moving(3, 'axis-movement'));
    expect(toneOf(ask(free, 'reach', 'pz-2'), '0504')).toBe('good');
    // nothing of the kind for the Soviet
    const soviet = scene(sheet, { 'tank-1': '0505', 'pz-1': '0503' }, moving(3, 'soviet-movement'));
    expect(toneOf(ask(soviet, 'reach', 'tank-1'), '0504')).toBe('plain');
  });

  it('ARMIR-14.2.1b ARMIR-7.1a every hex in reach is one that the listed way reaches at the same price', () => {
    const hexes = [1, 2, 3, 4, 5].flatMap((column) => ['01', '02', '03', '04', '05'].map((row) => `0${column}${row}`));
    const hex = fc.constantFrom(...hexes);
    const pairs = hexes.flatMap((a) =>
      neighboursOf(grid, a).flatMap((b) => (b && hexes.includes(b) && a < b ? [[a, b] as const] : [])),
    );
    const some = (most: number) => fc.subarray(pairs, { maxLength: most });
    let reached = 0;
    fc.assert(
      fc.property(
        fc.record({
          road: some(14),
          rail: some(5),
          railAB: some(4),
          don: some(10),
          strongpoint: some(6),
          major: some(6),
        }),
        fc.dictionary(fc.constantFrom('alp-1', 'pz-1', 'pz-2', 'bers', 'ii-hq'), hex, { maxKeys: 5 }),
        fc.dictionary(fc.constantFrom('rifle-1', 'tank-1', 'lorry-1', 'hq-a'), hex, { maxKeys: 4 }),
        hex,
        (of, axis, soviet, bokovskaya) => {
          const taken = new Set(Object.values(axis));
          const at = {
            ...axis,
            ...Object.fromEntries(Object.entries(soviet).filter(([, where]) => !taken.has(where))),
          };
          const { strongpoint, major, don, ...links } = of;
          const sheet = draw({
            columns: [1, 5],
            rows: [1, 5],
            sides: { strongpoint, major, don },
            links: { road: links.road, rail: links.rail, railAB: links.railAB },
            names: { [bokovskaya]: 'Bokovskaya' },
          });
          const made = scene(sheet, at, { place: '' });
          const field = fieldOf(made.board, made.stand, made.around);
          for (const id of Object.keys(at)) {
            const travel = travelOf(field, id);
            if (!travel || travel.held) continue;
            const { side, unit: one, halves } = travel;
            const walker = { side, kind: one.counter.kind, move: one.counter.move, halves, far: true, assaults: false };
            const reach = reachOf(travel);
            for (const node of reach.reached) {
              const path = reach.pathTo(node) ?? [];
              const steps = path
                .slice(1)
                .map((to, i) => stepOver(field, side, one.counter.move, made.board.arcOf(path[i] ?? -1, to)));
              expect(listed(walker, steps)).toMatchObject({ steps: steps.length, spent: reach.cost[node] });
              reached += 1;
            }
          }
        },
      ),
      { numRuns: 20 },
    );
    expect(reached).toBeGreaterThan(120);
  });

  it('ARMIR-7.1.1 a mobile assault is offered where MP are left for it, not across strongpoint sides, and not from another zone', () => {
    const sheet = draw({ columns: [1, 9], rows: [1, 9], sides: { strongpoint: [['0303', '0304']] } });
    const near = scene(sheet, { 'tank-1': '0304', 'alp-1': '0404', 'ii-1': '0303' }, moving(3, 'soviet-movement'));
    const reach = ask(near, 'reach', 'tank-1');
    expect(toneOf(reach, '0404')).toBe('bad');
    // round the corner and over another side
    expect(toneOf(reach, '0303')).toBe('bad');
    const foot = scene(sheet, { 'rifle-1': '0304', 'alp-1': '0404' }, moving(3, 'soviet-movement'));
    expect(toneOf(ask(foot, 'reach', 'rifle-1'), '0404')).toBeUndefined();
  });
});

it('distances are those of the grid', () => {
  const { board, stand, around } = scene(draw({ columns: [1, 7], rows: [1, 6] }), {});
  const { ground } = fieldOf(board, stand, around);
  for (let a = 0; a < board.hexes; a += 5)
    for (let b = 0; b < board.hexes; b += 3)
      expect(distance(ground, a, b)).toBe(distanceOf(grid, board.ids[a] ?? '', board.ids[b] ?? ''));
  expect(distance(ground, -1, 0)).toBe(Number.POSITIVE_INFINITY);
});

describe('retreat', () => {
  it('ARMIR-12.3.1 every hex without enemies, zones aside; neither the railway from A to B for the Soviet nor Bokovskaya for the Axis', () => {
    const sheet = draw({
      columns: [1, 9],
      rows: [1, 9],
      links: { railAB: [['0504', '0604', '0704']] },
      names: { '0506': 'Bokowskaja' },
    });
    const axis = scene(sheet, { 'alp-1': '0505', 'rifle-1': '0404' });
    const away = ask(axis, 'retreat', '0505');
    expect(toneOf(away, '0404')).toBe('bad');
    expect(toneOf(away, '0506')).toBe('bad');
    // in the zone of 0404, and open all the same
    expect(toneOf(away, '0504')).toBe('good');
    const soviet = ask(scene(sheet, { 'rifle-1': '0505', 'rifle-3': '0405' }), 'retreat', '0505');
    expect(toneOf(soviet, '0504')).toBe('bad');
    expect(toneOf(soviet, '0506')).toBe('good');
    expect(rules(soviet)).toContain('5.1.2');
    // another army
    expect(toneOf(soviet, '0405')).toBe('bad');
  });
  it('ARMIR-12.3.1 friends it would overcrowd are named with the SP that go', () => {
    const at = { 'rifle-1': '0505', 'rifle-2': '0504', 'tank-1': '0504' };
    const crowded = rosters([], [unit('rifle-9', { kind: 'combat', army: 'iii', cp: '9 6 3' })]);
    const made = scene(draw({ columns: [4, 6], rows: [4, 6] }), { ...at, 'rifle-9': '0504' }, { rosters: crowded });
    const away = ask(made, 'retreat', '0505');
    expect(toneOf(away, '0504')).toBe('half');
    expect(said(away)).toContain('3 SP too many there: they are lost.');
  });
});

describe('who may not move', () => {
  const sheet = draw({
    columns: [1, 9],
    rows: [1, 9],
    features: { 'strongpoint-alpine': ['0505'], 'strongpoint-ii': ['0506'], northEdge: ['0101', '0201', '0301'] },
    names: { '0203': 'Rossosh', '0808': 'Millerovo' },
  });
  const extra = rosters([
    unit('mt-cervino', { kind: 'combat', nation: 'ITA', formation: 'alpine', cp: '3 1', mp: 6 }),
    unit('gebirgs-3', { kind: 'combat', nation: 'GER', division: '3 Gebirgs', cp: '9 7 5 3', mp: 6 }),
    unit('xxiv-hq', { kind: 'hq', nation: 'GER', formation: 'xxiv', mp: 8, range: 3 }),
    unit('xxiv-1', { kind: 'combat', nation: 'GER', formation: 'xxiv', move: 'motorised', cp: '4', mp: 12 }),
  ]);
  const at = { 'alp-1': '0505', 'ii-1': '0506', 'mt-cervino': '0505', 'ii-213': '0506' };
  const says = (over: Partial<Around>, piece: string) =>
    say(ask(scene(sheet, at, { rosters: extra, ...over }), 'reach', piece).says);

  it('ARMIR-5.5 Italians in strongpoints stay on turns 1 and 2 until one of their colour has fallen; Germans and Mt. Cervino do not', () => {
    const turn2 = moving(2, 'axis-movement');
    expect(says(turn2, 'alp-1')).toContain('does not move');
    expect(says(turn2, 'mt-cervino')).toContain('in reach');
    expect(says(turn2, 'ii-213')).toContain('in reach');
    expect(says(moving(3, 'axis-movement'), 'alp-1')).toContain('in reach');
    expect(says({ ...turn2, cells: { at, fell: { alpine: 1 } } }, 'alp-1')).toContain('in reach');
    expect(says({ ...turn2, cells: { at, fell: { alpine: 1 } } }, 'ii-1')).toContain('does not move');
    expect(said(ask(scene(sheet, at, { rosters: extra, ...turn2 }), 'locks'))).toContain('Front locked: II Corps');
    // list, reminder and map say the same of a Soviet who stands in a strongpoint and was not noted yet
    const early = { turn: 2, place: 't2/initiative', rosters: extra };
    const stormed = scene(sheet, { ...at, 'alp-1': '0504', 'mt-cervino': '0504', 'rifle-1': '0505' }, early);
    const reminded = ({ around }: Scene) =>
      game.reminders(around).flatMap(({ rule, msg }) => (rule === '5.5' ? [JSON.stringify(msg)] : []))[0];
    expect(said(ask(stormed, 'locks')).some((one) => one.includes('Alpine'))).toBe(false);
    expect([
      reminded(scene(sheet, at, early))?.includes('formation.alpine'),
      reminded(stormed)?.includes('formation.alpine'),
    ]).toEqual([true, false]);
  });

  it('ARMIR-AMB-76 the lock holds in motorised movement too, or in normal movement only', () => {
    const bers = rosters([
      unit('fast', { kind: 'combat', nation: 'ITA', formation: 'alpine', move: 'motorised', cp: '4 2', mp: 12 }),
    ]);
    const now = (option: string) =>
      say(
        ask(
          scene(sheet, { fast: '0505' }, { rosters: bers, options: { amb76: option }, ...moving(2, 'axis-motorised') }),
          'reach',
          'fast',
        ).says,
      );
    expect(now('both')).toContain('does not move');
    expect(now('normal')).toContain('in reach');
  });

  it('ARMIR-5.5.1 the Alpine HQ leaves Rossosh with Soviets within two hexes, its units do not leave its range', () => {
    const alone = { 'alp-hq': '0203', 'alp-2': '0703' };
    const quiet = scene(sheet, alone, moving(4, 'axis-movement'));
    expect(say(ask(quiet, 'reach', 'alp-hq').says)).toContain('does not move');
    expect(rules(ask(quiet, 'locks'))).toContain('5.5.1');
    const near = scene(sheet, { ...alone, 'rifle-1': '0404' }, moving(4, 'axis-movement'));
    expect(say(ask(near, 'reach', 'alp-hq').says)).toContain('in reach');
    // range 5: no step beyond it
    const edge = ask(quiet, 'reach', 'alp-2');
    expect(toneOf(edge, '0803')).toBeUndefined();
    expect(toneOf(edge, '0603')).toBe('good');
  });

  it('ARMIR-5.5.1 so do 3 Gebirgs below four steps, the HQ of XXIV Pz.Korps and its units', () => {
    const pieces = { 'gebirgs-3': '0808', 'xxiv-hq': '0204', 'xxiv-1': '0304' };
    const weak = scene(sheet, pieces, {
      rosters: extra,
      cells: { at: pieces, steps: { 'gebirgs-3': 3 } },
      ...moving(4, 'axis-movement'),
    });
    expect(say(ask(weak, 'reach', 'gebirgs-3').says)).toContain('does not move');
    expect(said(ask(weak, 'locks'))).toContain('XXIV Pz.Korps HQ is within 3 hexes of the north edge.');
    expect(toneOf(ask(weak, 'reach', 'xxiv-hq'), '0205')).toBeUndefined();
    expect(toneOf(ask(weak, 'reach', 'xxiv-hq'), '0303')).toBe('good');
    expect(toneOf(ask(weak, 'reach', 'xxiv-1'), '0604')).toBeUndefined();
    const full = scene(sheet, pieces, { rosters: extra, ...moving(4, 'axis-movement') });
    expect(say(ask(full, 'reach', 'gebirgs-3').says)).toContain('in reach');
  });
});

describe('weak points', () => {
  it('ARMIR-8f a single corridor is the hex whose loss costs most', () => {
    const sheet = draw({ columns: [1, 9], rows: [5, 5], features: { sourceA: ['0105'] } });
    const made = scene(sheet, { 'ii-hq': '0605', 'ii-1': '0905', 'ii-213': '0705' });
    const weak = ask(made, 'weak-axis');
    expect(say(weak.says)).toBe('The loss of 0105 would put 5 SP of the Axis out of supply, 3 units.');
    expect(labelOf(weak, '0805')).toBe('2');
    expect(say(ask(made, 'weak-soviet').says)).toContain('No single hex');
  });

  it('ARMIR-8f what is named is what the judges find once an enemy stands there', () => {
    const hexes = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((column) => ['01', '02'].map((row) => `0${column}${row}`));
    const hex = fc.constantFrom(...hexes);
    const pairs = hexes.flatMap((a) =>
      neighboursOf(grid, a).flatMap((b) => (b && hexes.includes(b) && a < b ? [[a, b] as const] : [])),
    );
    let found = 0;
    // a position may have no weak point at all: positions are drawn until one had
    for (let round = 0; round === 0 || (round < 30 && found === 0); round += 1)
      fc.assert(
        fc.property(
          fc.subarray(pairs, { maxLength: 6 }),
          fc.uniqueArray(hex, { minLength: 1, maxLength: 1 }),
          fc.dictionary(fc.constantFrom('alp-1', 'alp-hq', 'ii-hq', 'ii-1', 'croat', 'pz-1'), hex, { maxKeys: 6 }),
          fc.dictionary(fc.constantFrom('rifle-1', 'rifle-3'), hex, { maxKeys: 2 }),
          fc.uniqueArray(hex, { maxLength: 2 }),
          (rail, sourceA, axis, soviet, without) => {
            const sheet = draw({ columns: [1, 8], rows: [1, 2], without, features: { sourceA }, links: { rail } });
            const on = (pieces: Record<string, string>) =>
              Object.entries(pieces).filter(([, where]) => sheet.hexes[where]);
            const taken = new Set(Object.values(axis));
            const at = Object.fromEntries([...on(axis), ...on(soviet).filter(([, where]) => !taken.has(where))]);
            const spy = rosters([], [unit('spy', { kind: 'combat', army: 'b', cp: '1' })]);
            const made = scene(sheet, at, { rosters: spy });
            const field = fieldOf(made.board, made.stand, made.around);
            const fed = (of: Scene) =>
              new Set(verdicts(of, 'axis').flatMap(({ piece, tone }) => (tone === 'good' ? [piece] : [])));
            const before = fed(made);
            const weak = new Map(
              weakOf(field, 'axis').map(({ node, units }) => [node, units.map(({ piece }) => piece.id).sort()]),
            );
            for (const where of Object.keys(sheet.hexes)) {
              if (Object.values(at).includes(where)) continue;
              // one step, out of supply: it holds the hex and has no zone
              const then = scene(
                sheet,
                { ...at, spy: where },
                { rosters: spy, cells: { at: { ...at, spy: where }, oos: { spy: 'yes' }, depot: 'yes' } },
              );
              const left = fed(then);
              const lost = [...before].filter((id) => !left.has(id)).sort();
              expect([where, weak.get(made.board.nodeOf(where)) ?? []]).toEqual([where, lost]);
              if (lost.length > 0) found += 1;
            }
          },
        ),
        { seed: 12 + round, numRuns: 14 },
      );
    expect(found).toBeGreaterThan(0);
  });
});
