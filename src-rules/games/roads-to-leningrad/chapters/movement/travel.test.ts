import { describe, expect, it } from 'vitest';
import { ask, block, fieldIn } from '../../testing/block.ts';
import { draw, scene } from '../../testing/drawn.ts';
import { map } from '../../testing/map.ts';
import { reachOf, stepOver, travelOf } from './travel.ts';

describe('movement on the map', () => {
  it('RTL-8.3 RTL-8.22 RTL-8.37 the map gives each step, and the reach follows', () => {
    const sheet = draw({
      ...block,
      terrain: { rough: ['4604'], swamp: ['4506'] },
      links: { main: [['4603', '4602', '4601']], trail: [['4605', '4506']] },
      sides: { stream: [['4603', '4604']] },
    });
    const made = scene(sheet, { 'rifle-1': '4603', 'rifles-1': '4606', pioneers: '4605' });
    const field = fieldIn(made);
    const { board } = field.ground;
    const arc = (a: string, b: string) => board.arcOf(board.nodeOf(a), board.nodeOf(b));
    expect(stepOver(field, 'german', arc('4603', '4604'))).toMatchObject({
      terrain: 'rough',
      water: 'stream',
      zoc: false,
    });
    expect(stepOver(field, 'soviet', arc('4604', '4603'))).toMatchObject({ water: 'stream', enemy: true });
    const travel = travelOf(field, 'rifle-1', 'mobile');
    const reach = travel && reachOf(travel);
    const spent = (hex: string) => reach?.get(board.nodeOf(hex))?.spent;
    expect([spent('4602'), spent('4601'), spent('4604'), spent('4606')]).toEqual([1, 2, 6, undefined]);
    // by the trail into the swamp nobody stops, off it a man on foot does
    const walker = travelOf(field, 'pioneers', 'mobile');
    expect(walker && reachOf(walker)?.get(board.nodeOf('4506'))?.stops).toBe(true);
    expect(ask(made, 'reach', 'rifle-1').hexes.length).toBeGreaterThan(5);
  });

  it('RTL-8.13 who has moved in this phase goes on with what is left at most, and not where the move has ended', () => {
    const sheet = draw({ ...block, links: { main: [['4603', '4602', '4601']] } });
    const movement = 't3/ops=1/op/mobile/movement';
    const now = (hex: string, who = 'german') =>
      scene(sheet, { 'rifle-1': hex }, { place: movement, who, began: { at: { 'rifle-1': '4603' } } });
    const told = (made: ReturnType<typeof scene>, tool = 'reach') => {
      const shown = ask(made, tool, 'rifle-1');
      return [shown.says.p?.mp, shown.list.find(({ msg }) => msg.id === 'kit.moves.spent')?.msg.p];
    };
    const [all] = told(now('4603'));
    const spent = { hex: { name: '4603' }, spent: 2, of: Number(all) * 2 };
    expect(told(now('4603'))[1]).toBeUndefined();
    expect(told(now('4601'))).toEqual([Number(all) - 1, spent]);
    expect(told(now('4601'), 'reachWhole')).toEqual([all, spent]);
    // on foot a swamp ends it
    const swamp = draw({ ...block, terrain: { swamp: ['4506'] } });
    const began = { at: { pioneers: '4605' } };
    const ended = scene(swamp, { pioneers: '4506' }, { place: movement, who: 'german', began });
    expect(ask(ended, 'reach', 'pioneers').says.p?.mp).toBe(0);
    const other = now('4601', 'soviet');
    expect(told(other)).toEqual([all, undefined]);
    expect(map.moves?.('rifle-1', other.board, other.stand, other.context)).toMatchObject({ notNow: { rule: '8.1' } });
  });

  it('RTL-5.21 an entry hex of the other side is no place to end', () => {
    const sheet = draw({ ...block, features: { entrySoviet: ['4601'] } });
    const shown = ask(scene(sheet, { 'rifle-1': '4603' }), 'reach', 'rifle-1');
    expect(shown.hexes.find(({ hex }) => hex === '4601')).toMatchObject({ tone: 'half', rule: '5.21' });
  });

  it('RTL-8.15 leaders and bridges keep away from enemy combat units unless friends are there', () => {
    const sheet = draw(block);
    const given = scene(sheet, {}).context.rosters;
    const units = [
      ...(given.german?.units ?? []),
      { id: 'boss', name: 'Invented boss', values: { kind: 'leader', ma: 8 } },
    ];
    const at = { boss: '4603', 'rifles-1': '4608', pioneers: '4607' };
    const made = scene(sheet, at, { rosters: { ...given, german: { id: 'german', units } } });
    const travel = travelOf(fieldIn(made), 'boss', 'mobile');
    const reach = travel && reachOf(travel);
    const gets = (hex: string) => reach?.has(made.board.nodeOf(hex));
    expect([gets('4606'), gets('4607'), gets('4507')]).toEqual([true, true, false]);
  });

  it('RTL-3.32 stacks over nine points are shown', () => {
    const sheet = draw(block);
    const full = { 'pz-1': '4603', 'rifle-1': '4603', 'recon-1': '4603', pioneers: '4603', 'guns-1': '4603' };
    expect(ask(scene(sheet, full), 'stacks').hexes).toEqual([]);
    const rosters = scene(sheet, {}).context.rosters;
    const german = rosters.german;
    if (!german) throw new Error('no list');
    const heavy = {
      ...rosters,
      german: { ...german, units: german.units.map((one) => ({ ...one, values: { ...one.values, stacking: 3 } })) },
    };
    expect(ask(scene(sheet, full, { rosters: heavy }), 'stacks').hexes).toEqual([
      { hex: '4603', tone: 'bad', label: '15' },
    ]);
  });
});
