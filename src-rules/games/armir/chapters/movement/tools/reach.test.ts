import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { speaker } from '#shared/say.ts';
import { armir as game } from '../../../index.ts';
import { draw, grid, map, type Scene, scene } from '../../../testing/drawn.ts';
import { fieldOf } from '../../map/field.ts';
import { walk as listed } from '../costs.ts';
import { reachOf, stepOver, travelOf } from '../travel.ts';

/** Questions put to an invented map. */
const say = speaker('en', [game.text.en]);
const ask = ({ board, stand, context }: Scene, id: string, target = ''): Overlay => {
  const tool = map.tools.find((one) => one.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool.show(target, board, stand, context);
};
const toneOf = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex)?.tone;
const labelOf = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex)?.label;
const said = (overlay: Overlay) => overlay.list.map(({ msg }) => say(msg));
const moving = (turn: number, phase: string): Partial<Context> => ({
  turn,
  place: `t${turn}/order=axis/usual/${phase}`,
});

describe('zones and movement', () => {
  const plain = draw({ columns: [1, 9], rows: [1, 9], features: { sourceA: ['0105'] } });

  it('ARMIR-5a who has moved in this phase goes on with what is left, without the one hex he always may, and not out of a zone', () => {
    const now = (hex: string, more: { readonly [piece: string]: string } = {}, began = '0507') =>
      scene(
        plain,
        { 'rifle-1': hex, ...more },
        { ...moving(3, 'soviet-movement'), began: { at: { 'rifle-1': began } } },
      );
    const told = (made: Scene, tool = 'reach') => {
      const shown = ask(made, tool, 'rifle-1');
      return [shown.says.p?.mp, shown.hexes.length, shown.list.find(({ msg }) => msg.id === 'kit.moves.spent')?.msg.p];
    };
    const offered = ({ board, stand, context }: Scene) =>
      map.tools.find(({ id }) => id === 'reachWhole')?.when?.('rifle-1', board, stand, context);
    const [has, all, nothing] = told(now('0507'));
    expect([has, nothing, offered(now('0507'))]).toEqual([6, undefined, false]);
    const one = { hex: { name: '0507' }, spent: 3, of: 6 };
    expect(told(now('0506'))).toEqual([3, 6, one]);
    expect(offered(now('0506'))).toBe(true);
    expect(told(now('0506'), 'reachWhole')).toEqual([6, all, one]);
    // two hexes are all there is
    expect(told(now('0505')).slice(0, 2)).toEqual([0, 0]);
    // it came into a zone
    expect(told(now('0506', { 'alp-1': '0505' })).slice(0, 2)).toEqual([0, 0]);
    const { board, stand, context } = scene(plain, { 'rifle-1': '0506' }, moving(3, 'axis-movement'));
    expect(map.moves?.('rifle-1', board, stand, context)).toEqual({
      notNow: { msg: { id: 'kit.moves.notNow' }, rule: '3' },
    });
  });

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

  it('hexes that could be assaulted are named in the order of the map', () => {
    const at = { 'alp-1': '0606', 'pz-1': '0404', 'tank-1': '0505' };
    const reach = ask(scene(plain, at, moving(3, 'soviet-movement')), 'reach', 'tank-1');
    expect(reach.hexes.flatMap(({ hex, tone }) => (tone === 'bad' ? [hex] : []))).toEqual(['0404', '0606']);
  });

  it('ARMIR-18.4b on turn 1 the Axis is told of its one counter; not the Soviet, and not on turn 2', () => {
    const told = (turn: number, unit: string) =>
      ask(
        scene(plain, { 'pz-1': '0202', 'rifle-1': '0808' }, { turn, place: `t${turn}/supply` }),
        'reach',
        unit,
      ).list.filter(({ msg }) => msg.id === 'armir.reach.turnOne');
    expect(told(1, 'pz-1').map(({ rule }) => rule)).toEqual(['18.4']);
    expect([told(1, 'rifle-1'), told(2, 'pz-1')]).toEqual([[], []]);
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

  it('ARMIR-14.2.1b the Don is spoken of where a hexside of the unit’s own hex is one, whichever, and nowhere else', () => {
    const told = (at: { readonly [id: string]: string }, ...don: readonly (readonly [string, string])[]) =>
      ask(
        scene(draw({ columns: [5, 5], rows: [2, 8], sides: { don } }), at, moving(3, 'axis-movement')),
        'reach',
        'pz-2',
      )
        .list.map(({ rule }) => rule)
        .includes('14.2.1');
    expect(told({ 'pz-2': '0505', 'rifle-1': '0503' }, ['0505', '0504'])).toBe(true);
    expect(told({ 'pz-2': '0505', 'rifle-1': '0507' }, ['0505', '0506'])).toBe(true);
    // those of the hexes beside it are not its own
    expect(told({ 'pz-2': '0505', 'rifle-1': '0508' }, ['0506', '0507'])).toBe(false);
    expect(told({ 'pz-2': '0505', 'rifle-1': '0502' }, ['0504', '0503'])).toBe(false);
  });

  it('ARMIR-5.4a where no PA is left the unit that costs one is told so', () => {
    const told = (unit: string, pa: number) =>
      ask(
        scene(plain, { 'pz-1': '0202', bers: '0404' }, { ...moving(3, 'axis-movement'), balances: { pa } }),
        'reach',
        unit,
      )
        .list.map(({ msg }) => msg.id)
        .includes('armir.reach.noPa');
    expect([told('bers', 0), told('bers', 1), told('pz-1', 0)]).toEqual([true, false, false]);
  });

  it('ARMIR-13f an Axis unit is stopped short of an assault by the zone of others, whoever moves motorised', () => {
    const targets = (others: { readonly [id: string]: string }) =>
      ask(
        scene(plain, { 'pz-1': '0505', 'rifle-1': '0502', ...others }, moving(3, 'axis-movement')),
        'reach',
        'pz-1',
      ).hexes.flatMap(({ hex, tone }) => (tone === 'bad' ? [hex] : []));
    expect(targets({})).toEqual(['0502']);
    // every hex beside 0502 that it reaches lies in the zone of one of these
    expect(targets({ 'rifle-2': '0402', 'rifle-3': '0602' })).not.toContain('0502');
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
          const field = fieldOf(made.board, made.stand, made.context);
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
