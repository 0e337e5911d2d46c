import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { speaker } from '#shared/say.ts';
import { armir as game } from '../../../index.ts';
import { draw, map, type Scene, scene } from '../../../testing/drawn.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { hexMsg } from './retreatTool.ts';

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
  it.each([
    ['0206', '16.1.4'],
    ['0105', '16.3.1'],
    ['0208', '5.1.2'],
    ['0306', '15.1'],
    ['0307', '16.2.1'],
  ])('ARMIR-12.4 what entering %s brings is said, and the question is offered for it alone', (hex, rule) => {
    const sheet = draw({
      columns: [1, 4],
      rows: [5, 9],
      features: { exit: ['0105'], 'strongpoint-ii': ['0306'] },
      links: { railAB: [['0208', '0209']] },
      names: { '0206': 'Bokovskaja', '0307': 'Kantemirovka' },
    });
    const made = scene(sheet, { 'rifle-1': '0409' });
    const offered = (target: string) =>
      map.tools.find(({ id }) => id === 'enter')?.when?.(target, made.board, made.stand, made.context);
    expect(rules(ask(made, 'enter', hex))).toEqual([rule, '12.4']);
    expect([offered(hex), offered('0405'), offered('2020')]).toEqual([true, false, false]);
    expect(rules(ask(made, 'enter', '0405'))).toEqual(['12.4']);
  });
  it('ARMIR-6.2 a hex with room is free; of one without it is said how many SP go', () => {
    const said = (over: number) => hexMsg({ node: 1, rule: '12.3.1', over });
    expect(said(0).id).toBe('armir.retreat.free');
    expect(said(1)).toMatchObject({ id: 'armir.retreat.over', p: { count: 1 } });
  });
});
