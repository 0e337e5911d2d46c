import { describe, expect, it } from 'vitest';
import { blocksInTheEast as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { limits, reminders } from './reminders.ts';
import { turnColumns } from './turnColumns.ts';

const lane = (id: string) => {
  const found = turnColumns.find((one) => one.id === id);
  if (!found) throw new Error(`no lane ${id}`);
  return found;
};
const tech = (id: string, turn: number, o17 = false) =>
  lane(id)
    .at(turn, at({ options: { o17 } }))
    .map(({ msg, figure }) => [JSON.stringify(msg.p?.nation), JSON.stringify(msg.p?.field), figure]);
const said = (turn: number, options: { readonly [id: string]: boolean } = {}, scenario = 'SBE9') =>
  lane('events')
    .at(turn, at({ scenario, options }))
    .map(({ msg }) => msg.id.replace('bite.event.', ''));

describe('TECH in the record', () => {
  it('BITE-3.13-1 advances stand in their month, each on its side', () => {
    expect(tech('tech-soviet', 10)).toEqual([['{"id":"bite.nation.SOV"}', '{"id":"bite.techField.infantry"}', 2]]);
    expect(tech('tech-axis', 10)).toEqual([]);
    expect(tech('tech-axis', 26)).toEqual([['{"id":"bite.nation.GER"}', '{"id":"bite.techField.armour"}', 3]]);
  });

  it('BITE-17.1-1 with § 17.1 minor allies advance in the same month, a level behind', () => {
    const nations = tech('tech-axis', 26, true).map(([nation, , level]) => [nation, level]);
    expect(nations[0]).toEqual(['{"id":"bite.nation.GER"}', 3]);
    expect(nations.slice(1)).toContainEqual(['{"id":"bite.nation.ROM"}', 2]);
    expect(nations).not.toContainEqual(['{"id":"bite.nation.ITA"}', 2]);
  });

  it('news of the month are among the reminders', () => {
    const ids = (turn: number) => reminders(at({ turn, place: `t${turn}/month` })).map((one) => one.id);
    expect(ids(10)).toContain('tech-SOV-infantry');
    expect(ids(9).filter((id) => id.startsWith('tech'))).toEqual([]);
  });
});

describe('events in the record', () => {
  it('stand in their month when their rule is in use', () => {
    expect(said(4)).toEqual([]);
    expect(said(4, { o29: true })).toEqual(['partisans']);
    expect(said(7)).toEqual(['removeFlieger', 'removeRapid']);
    expect(said(28)).toEqual(['italy']);
    expect(said(28, { o36: true })).toEqual([]);
  });

  it('belong to their scenarios', () => {
    expect(said(1, {}, 'SBE9')).toEqual(['frozen', 'surprise', 'noIncome']);
    expect(said(1, {}, 'SBE3')).toEqual(['frozen', 'noIncome']);
    expect(said(14, {}, 'SBE6')).toContain('infrastructure');
    expect(said(14, {}, 'SBE9')).toContain('infrastructure');
  });

  it('the first and the last month of the scenario are marked', () => {
    const marked = (turn: number) =>
      lane('scenario')
        .at(turn, at({ scenario: 'SBE7' }))
        .map((one) => one.msg.id);
    expect([marked(25), marked(26), marked(30)]).toEqual([['bite.lane.first'], [], ['bite.lane.last']]);
  });
});

describe('what a month brings and allows', () => {
  const items = (id: string, turn: number, over: Parameters<typeof at>[0] = {}) => lane(id).at(turn, at(over));

  it('BITE-34.0-3 Lend-Lease as bars of both colours, on the routes that are open', () => {
    const amounts = (turn: number, over: Parameters<typeof at>[0] = {}) =>
      items('lend-lease', turn, { options: { o34: true }, ...over }).map(({ amounts: of }) => of?.map(({ n }) => n));
    expect(amounts(3)).toEqual([]);
    expect(amounts(4)).toEqual([[5, 3]]);
    expect(amounts(13)).toEqual([[6, 4]]);
    expect(amounts(25)).toEqual([[3, 8]]);
    expect(amounts(4, { options: {} })).toEqual([]);
    const cut = { owner: { murmansk: 'axis', archangelsk: 'axis' } };
    expect(amounts(4, { cells: cut })).toEqual([[3, 2]]);
  });

  it('BITE-7.4-1 BITE-9.1-1 BITE-33.0-2 rail moves and reach of supply follow the month and its weather', () => {
    const said = (turn: number, over: Parameters<typeof at>[0] = {}) =>
      items('limits', turn, over).map(({ msg }) => msg.p);
    const rules = { options: { a09: true, o33: true, o331: true } };
    const hexes = (count: number) => ({ id: 'bite.ops.move.hexes', p: { count } });
    expect(said(4, rules)).toEqual([
      { soviet: 5, axis: 4 },
      { n: 3, hexes: hexes(3) },
    ]);
    // 33.0: one hex, not "1 hexes"
    for (const text of Object.values(game.text)) {
      expect(text.says['bite.lane.ranges']).toContain('{{hexes}}');
      expect(text.says['bite.ops.move.hexes_one']).toMatch(/^\{\{count\}\} (hex|esagono)$/);
    }
    expect(said(7, rules)).toEqual([
      { soviet: 5, axis: 1 },
      { axis: 1, soviet: 2, hexes: hexes(1) },
    ]);
    expect(said(4, { ...rules, cells: { weather: { 4: 'rain' }, 'rail-cut-soviet': { 4: 2 } } })[1]).toEqual({
      n: 2,
      hexes: hexes(2),
    });
  });
});

describe('what is left, and what is owed', () => {
  it('BITE-20.0-1 the Italian cavalry charges once a game', () => {
    const left = (over: Parameters<typeof at>[0]) => limits(at(over)).find((one) => one.id === 'italian-charge')?.left;
    expect(left({})).toBeUndefined();
    expect(left({ options: { o20: true } })).toBe(1);
    expect(left({ options: { o20: true }, cells: { 'italian-charge': 'yes' } })).toBe(0);
  });

  it('BITE-REM-1 a removal is owed until it is done, ticked off it rests for the month; proposals and news are said as the month begins', () => {
    const ids = (over: Parameters<typeof at>[0]) =>
      reminders(at({ turn: 7, place: 't7/axis/supply', ...over })).map((one) => one.id);
    const past = ['t7/month'];
    expect(ids({ past })).toEqual(['remove-flieger', 'remove-rapid']);
    expect(ids({ past, ticks: { 't7/month/remove-rapid': true } })).toEqual(['remove-flieger']);
    const april = { turn: 11, place: 't11/month' };
    expect(ids(april)).toEqual(['weather', 'remove-flieger', 'remove-rapid']);
    const done = { ...april, cells: { state: { 'flieger-7': 'removed', rapid: 'removed' } } };
    expect(ids(done)).toEqual(['weather']);
    expect(ids({ ...done, place: 't11/axis/supply', past: ['t11/month'] })).toEqual([]);
  });

  it('BITE-9.0-1 the weather die is owed until it has been rolled', () => {
    const due = (over: Parameters<typeof at>[0]) => reminders(at({ turn: 5, ...over })).filter((one) => one.due);
    expect(due({}).map((one) => one.id)).toEqual(['weather-die']);
    expect(due({ cells: { weather: { 5: 'clear' } } })).toEqual([]);
    expect(due({ options: { a09: false } })).toEqual([]);
    // the form stands in the months that roll
    const form = game.actions.find(({ id }) => id === 'weather-die');
    const months = [2, 5, 12].map((turn) => form?.when(at({ turn })));
    expect([...months, form?.when(at({ turn: 5, options: { a09: false } }))]).toEqual([false, true, true, false]);
  });
});
