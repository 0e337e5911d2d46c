import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { speaker } from '#shared/say.ts';
import { armir as game } from '../../index.ts';
import { draw, map, type Scene, scene } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';

/** Questions put to an invented map. */
const say = speaker('en', [game.text.en]);
const ask = ({ board, stand, context }: Scene, id: string, target = ''): Overlay => {
  const tool = map.tools.find((one) => one.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool.show(target, board, stand, context);
};
const toneOf = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex)?.tone;
const rules = (overlay: Overlay) => overlay.list.map(({ rule }) => rule);
const said = (overlay: Overlay) => overlay.list.map(({ msg }) => say(msg));
const unit = (id: string, values: RosterUnit['values']): RosterUnit => ({ id, name: `Invented ${id}`, values });
const rosters = (axis: readonly RosterUnit[], soviet: readonly RosterUnit[] = []): Context['rosters'] => ({
  axis: { id: 'axis', units: [...(inventedThings.rosters?.axis?.units ?? []), ...axis] },
  soviet: { id: 'soviet', units: [...(inventedThings.rosters?.soviet?.units ?? []), ...soviet] },
});
const moving = (turn: number, phase: string): Partial<Context> => ({
  turn,
  place: `t${turn}/order=axis/usual/${phase}`,
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
  const says = (over: Partial<Context>, piece: string) =>
    say(ask(scene(sheet, at, { rosters: extra, ...over }), 'reach', piece).says);

  it('ARMIR-5.5 Italians in strongpoints stay on turns 1 and 2 until one of their colour has fallen; Germans and Mt. Cervino do not', () => {
    const turn2 = moving(2, 'axis-movement');
    expect(says(turn2, 'alp-1')).toContain('does not move');
    expect(says(turn2, 'mt-cervino')).toContain('in reach');
    expect(says(turn2, 'ii-213')).toContain('in reach');
    expect(says(moving(3, 'axis-movement'), 'alp-1')).toContain('in reach');
    expect(says({ ...turn2, cells: { at, fell: { alpine: 1 } } }, 'alp-1')).toContain('in reach');
    expect(says({ ...turn2, cells: { at, fell: { alpine: 1 } } }, 'ii-1')).toContain('does not move');
    const fronts = (over: Partial<Context>) =>
      ask(scene(sheet, at, { rosters: extra, ...over }), 'locks').list.flatMap(({ msg, rule }) =>
        rule === '5.5' ? [msg.id] : [],
      );
    expect(said(ask(scene(sheet, at, { rosters: extra, ...turn2 }), 'locks'))).toContain('Front locked: II Corps');
    expect(fronts(turn2)).toEqual(Array.from({ length: 4 }, () => 'armir.locks.front'));
    const fell = { alpine: 1, ii: 1, xxxv: 1, xxix: 1 };
    expect(fronts({ ...turn2, cells: { at, fell } })).toEqual(['armir.locks.free']);
    expect(fronts(moving(3, 'axis-movement'))).toEqual(['armir.locks.over']);
    // list, reminder and map say the same of a Soviet who stands in a strongpoint and was not noted yet
    const early = { turn: 2, place: 't2/initiative', rosters: extra };
    const stormed = scene(sheet, { ...at, 'alp-1': '0504', 'mt-cervino': '0504', 'rifle-1': '0505' }, early);
    const reminded = ({ context }: Scene) =>
      game.reminders(context).flatMap(({ rule, msg }) => (rule === '5.5' ? [JSON.stringify(msg)] : []))[0];
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
