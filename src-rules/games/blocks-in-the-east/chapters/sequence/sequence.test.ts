import { describe, expect, it } from 'vitest';
import type { Scalar } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { phasesOf } from '../../../../testing/play.ts';
import type { Table } from '../../../../testing/table.ts';
import { advancedBlocks, cells, optionalRules, poolCells, poolMarks, rosters } from '../../ids.ts';
import { blocksInTheEast as game } from '../../index.ts';
import { activeSide } from '../../model/rules.ts';
import { at, reach, skip, table } from '../../testing/at.ts';
import { draw } from '../../testing/draw.ts';

const everything = Object.fromEntries([...advancedBlocks, ...optionalRules].map((id) => [id, true]));

/** The places of a turn, in the order they are played. */
const placesOf = (
  scenario: string,
  turn: number,
  options: { readonly [id: string]: Scalar } = {},
): readonly string[] => {
  const played = table(scenario, options);
  while (played.state.place.turn < turn) played.done();
  const places: string[] = [];
  while (played.state.place.turn === turn && played.place !== 'end') {
    places.push(played.place.slice(played.place.indexOf('/') + 1));
    played.done();
  }
  return places;
};

const tasksAt = (played: Table, path: string): readonly string[] =>
  phasesOf(reach(played, path).outline)
    .find((phase) => phase.path === path)
    ?.tasks.map((task) => task.id) ?? [];
const tasks = (scenario: string, path: string, options: { readonly [id: string]: Scalar } = {}) =>
  tasksAt(table(scenario, options), path);

const playerTurn = (side: string, ...without: readonly string[]): readonly string[] =>
  ['supply', 'production', 'rail', 'movement', 'reaction', 'combat', 'blitz', 'final', 'extra']
    .filter((one) => !without.includes(one))
    .map((one) => `${side}/${one}`);

describe('a month (2)', () => {
  it('the Axis plays first, then the Soviets, then victory is looked at', () => {
    expect(placesOf('SBE4', 2)).toEqual(['month', ...playerTurn('axis'), ...playerTurn('soviet'), 'victory']);
  });

  it('BITE-SBE5-1 surprised, the Soviets do not react in June 1941 of SBE5 and SBE9', () => {
    expect(placesOf('SBE5', 1)).toEqual([
      'setup/first=soviet/soviet',
      'setup/first=soviet/axis',
      'month',
      ...playerTurn('axis', 'reaction'),
      ...playerTurn('soviet'),
      'victory',
    ]);
    expect(placesOf('SBE5', 2)).toContain('axis/reaction');
    expect(placesOf('SBE4', 1)).toContain('axis/reaction');
  });

  it('strategic war comes with its rules, convoys once there are any', () => {
    const both = { o34: true, o351: true, o352: true };
    expect(placesOf('SBE9', 3, both)).toContain('axis/strategic');
    expect(placesOf('SBE9', 3, both)).not.toContain('soviet/strategic');
    expect(placesOf('SBE9', 4, both)).toContain('soviet/strategic');
    expect(placesOf('SBE9', 4, { o34: true })).not.toContain('axis/strategic');
  });

  it('BITE-AMB-52 in June 1944 the Axis sets up first, or the Soviets do', () => {
    expect(placesOf('SBE8', 37).slice(0, 2)).toEqual(['setup/first=axis/axis', 'setup/first=axis/soviet']);
    expect(placesOf('SBE8', 37, { amb52: 'soviet' }).slice(0, 2)).toEqual([
      'setup/first=soviet/soviet',
      'setup/first=soviet/axis',
    ]);
    expect(placesOf('SBE6', 13)[0]).toBe('setup/first=soviet/soviet');
  });

  it('the other side reacts, in the player-turn of the active one', () => {
    const played = reach(table('SBE4'), 't1/axis/reaction');
    expect([played.who, activeSide(played.context)]).toEqual(['soviet', 'axis']);
    reach(played, 't1/soviet/combat');
    expect([played.who, activeSide(played.context)]).toEqual(['soviet', 'soviet']);
    reach(played, 't1/victory');
    expect(activeSide(played.context)).toBeUndefined();
  });
});

describe('tasks by level, switch and date', () => {
  it('at BASE there is nothing of the advanced and optional rules', () => {
    expect(tasks('SBE3', 't6/axis/production', everything)).toEqual([
      'income',
      'repair',
      'reinforce',
      'gifts',
      'disband',
    ]);
    expect(tasks('SBE3', 't6/soviet/movement', everything)).toEqual(['ground', 'air', 'note']);
  });

  it('BITE-7.8-1 BITE-39.0-2 no Blitz in rain, light rain or snow', () => {
    const blitz = (weather: string) => {
      const played = table('SBE5', { o39: true });
      played.write([{ kind: 'set', cell: cells.weather, key: '5', value: weather }]);
      return tasksAt(played, 't5/axis/blitz').includes('blitz');
    };
    expect(['clear', 'lightRain', 'rain', 'snow'].map(blitz)).toEqual([true, false, false, false]);
    expect(tasks('SBE3', 't6/axis/blitz')).toContain('blitz');
  });

  it('in rain aircraft stay down', () => {
    expect(tasks('SBE9', 't11/axis/movement')).not.toContain('air');
    expect(tasks('SBE9', 't11/axis/reaction')).not.toContain('air');
    expect(tasks('SBE9', 't10/axis/movement')).toContain('air');
  });

  it('BITE-3.21-1 frozen units in June 1941 only', () => {
    expect(tasks('SBE3', 't1/axis/movement')).toContain('frozen');
    expect(tasks('SBE3', 't2/axis/movement')).not.toContain('frozen');
    expect(tasks('SBE6', 't13/axis/movement')).not.toContain('frozen');
  });

  it('no income in June 1941, none missing in June 1942', () => {
    expect(tasks('SBE5', 't1/soviet/production')).not.toContain('income');
    expect(tasks('SBE5', 't2/soviet/production')).toContain('income');
    expect(tasks('SBE6', 't13/soviet/production')).toContain('income');
  });

  it('what has a date comes with it, and goes', () => {
    const played = table('SBE9', everything);
    const production = (turn: number, side = 'soviet') => tasksAt(played, `t${turn}/${side}/production`);
    expect(production(3)).not.toContain('partisans');
    const september = production(4);
    expect(september).toEqual(expect.arrayContaining(['partisans', 'lendLease']));
    expect(tasksAt(played, 't7/soviet/rail')).toContain('evacuate');
    expect(tasksAt(played, 't8/axis/production')).toContain('chechens');
    expect(tasksAt(played, 't8/axis/rail')).toContain('locomotives');
    expect(tasksAt(played, 't8/soviet/rail')).not.toContain('evacuate');
    expect(tasksAt(played, 't10/soviet/movement')).toContain('tracks');
    expect(tasksAt(played, 't11/axis/rail')).not.toContain('locomotives');
    expect(production(13)).not.toContain('infrastructure');
    expect(production(14)).toContain('infrastructure');
  });

  it('BITE-REM-2 BITE-UPG-1 units leave and change in their month', () => {
    const played = table('SBE9');
    expect(tasksAt(played, 't7/month')).toEqual(expect.arrayContaining(['remove-flieger', 'remove-rapid']));
    played.act('remove-flieger', { how: 'whole' });
    expect(tasksAt(played, 't8/month')).not.toContain('remove-flieger');
    // put off, as nobody has said that it left
    expect(tasksAt(played, 't8/month')).toContain('remove-rapid');
    expect(tasksAt(played, 't14/month')).toContain('remove-luftlande');
    expect(tasksAt(played, 't44/month')).toContain('lssah');
  });

  it('BITE-SBE-3 Soviet fuel counts once the Axis holds Stalingrad, in SBE9', () => {
    expect(tasks('SBE9', 't2/soviet/production')).not.toContain('fuel');
    const lost = table('SBE9');
    lost.act('city', { city: 'stalingrad', side: 'axis' });
    expect(tasksAt(lost, 't2/soviet/production')).toContain('fuel');
  });

  it('BITE-9.1-1 BITE-33.0-2 the reach of supply is said with its check', () => {
    const reachOf = (turn: number, side: string, options: { readonly [id: string]: Scalar } = {}) => {
      const played = reach(table('SBE9', options), `t${turn}/${side}/supply`);
      const [task] = phasesOf(played.outline).find((phase) => phase.path === played.place)?.tasks ?? [];
      return task?.status;
    };
    expect(reachOf(1, 'axis')).toEqual({ id: 'bite.status.reach', p: { count: 3 } });
    expect(reachOf(6, 'axis')).toEqual({ id: 'bite.status.reach', p: { count: 2 } });
    expect(reachOf(8, 'axis', { o33: true })).toEqual({ id: 'bite.status.reachWinter' });
    expect(reachOf(8, 'soviet', { o33: true })).toEqual({ id: 'bite.status.reach', p: { count: 2 } });
    expect(reachOf(8, 'axis')).toEqual({ id: 'bite.status.reach', p: { count: 2 } });
    // the first winter shortens it whatever the weather is said to be
    const played = skip(table('SBE9', { o33: true }), 't8/axis/supply');
    played.write([{ kind: 'set', cell: cells.weather, key: '8', value: 'clear' }]);
    const phases = phasesOf(played.outline).find((phase) => phase.path === played.place);
    expect(phases?.tasks[0]?.status).toEqual({ id: 'bite.status.reachWinter' });
  });
});

it('BITE-7.9-1 the final check is owed while a unit of the side is marked, and nothing else', () => {
  const offered = (side: string, marked: boolean) => {
    const place = `t2/${side}/final`;
    const units = [{ id: '12 Pz', name: '12 Pz', values: { class: 'tanks', nation: 'GER' } }];
    const context = at({
      turn: 2,
      place,
      rosters: { [rosters.axis]: { id: rosters.axis, units } },
      cells: marked ? { [cells.barrels]: { '12 Pz': 'yes' } } : {},
    });
    const phase = phasesOf(outline(game.sequence, context)).find(({ path }) => path === place);
    return phase?.tasks.find(({ id }) => id === 'check')?.offered === true;
  };
  expect([offered('axis', false), offered('axis', true), offered('soviet', true)]).toEqual([true, false, true]);
});

it('BITE-13.8-2 once the income is in, the repair of FHQ comes before all else; at full strength it is only a reminder', () => {
  const left = (face: number, taken: boolean) => {
    const played = skip(table('SBE5'), 't2/axis/production');
    played.write([{ kind: 'set', cell: cells.face, key: 'fhq', value: face }]);
    if (taken) played.act('income-axis', {});
    const phase = phasesOf(played.outline).find(({ path }) => path === played.place);
    return phase?.tasks.filter((each) => !each.offered && !each.done).map(({ id }) => id)[0];
  };
  expect([left(2, false), left(2, true), left(0, true)]).toEqual(['income', 'fhq', undefined]);
});

it('BITE-13.8-2 each side is told of its own supreme HQ: FHQ is nothing to the Soviets', () => {
  const says = (side: string) => {
    const played = skip(table('SBE9'), `t2/${side}/rail`);
    const tasks = phasesOf(played.outline).find(({ path }) => path === played.place)?.tasks;
    return tasks?.find(({ id }) => id === 'hqs')?.msg.id;
  };
  expect([says('axis'), says('soviet')]).toEqual(['bite.task.supremeHq', 'bite.task.stavka']);
});

it('a switch agreed in mid-game takes hold with the next month', () => {
  const played = reach(table('SBE9'), 't2/axis/movement');
  played.write([{ kind: 'option', option: 'o19', value: true, from: 3 }]);
  expect(tasksAt(played, 't2/soviet/movement')).not.toContain('recon');
  expect(tasksAt(played, 't3/axis/movement')).toContain('recon');
});

it('BITE-3.21-1 in June 1941 nothing asks to activate Stavka', () => {
  const asked = (place: string) => tasksAt(skip(table('SBE5'), place), place).includes('hqs');
  expect([asked('t1/axis/rail'), asked('t1/soviet/rail'), asked('t2/soviet/rail')]).toEqual([true, false, true]);
});

it('a game begins in the first month of its scenario', () => {
  expect(table('SBE7').place).toBe('t25/setup/first=soviet/soviet');
  expect(at({ scenario: 'SBE7' }).turn).toBe(25);
});

describe('what is left open', () => {
  const openAt = (played: Table): readonly string[] =>
    phasesOf(played.outline)
      .find(({ path }) => path === played.place)
      ?.tasks.flatMap(({ id, offered, ticked }) => (offered || ticked ? [] : [id])) ?? [];

  it('a rule to keep in mind and what may be done on the table leave nothing open', () => {
    const june = (place: string) => openAt(skip(table('SBE5'), `t1/${place}`));
    expect(june('axis/supply')).toEqual(['check']);
    expect(june('axis/movement')).toEqual([]);
    expect(june('soviet/reaction')).toEqual([]);
    expect(june('axis/combat')).toEqual(['battles']);
    expect(june('axis/blitz')).toEqual(['rebase']);
    expect([june('axis/final'), june('axis/extra')]).toEqual([[], []]);
  });

  it('BITE-7.7-1 battles noted and fought are done, and nothing leads to another', () => {
    const led = (orders: { readonly [hex: string]: number }, step = 'combat') => {
      const played = skip(table('SBE5'), `t2/axis/${step}`);
      const until = 't2/axis';
      played.write(
        Object.entries(orders).map(([key, value]) => ({ kind: 'mark', mark: poolMarks.battles, key, value, until })),
      );
      return [
        phasesOf(played.outline).find(({ path }) => path === played.place)?.screen,
        openAt(played).includes('battles'),
      ];
    };
    expect([led({}), led({ Minsk: 1, Riga: 0 }), led({ Minsk: 0 })]).toEqual([
      ['fight', true],
      ['fight', true],
      [undefined, false],
    ]);
    expect([led({ Minsk: 0 }, 'blitz'), led({ Minsk: 0, Riga: 1 }, 'blitz')].map(([screen]) => screen)).toEqual([
      undefined,
      'fight',
    ]);
  });

  it('BITE-7.8-2 the hexes of a Blitz are noted in its step, where there may be one', () => {
    const note = (turn: number) => tasks('SBE9', `t${turn}/axis/blitz`).includes('note');
    expect([note(2), note(11)]).toEqual([true, false]);
  });

  const units = (area?: string): readonly RosterUnit[] =>
    ['a', 'b'].map((id) => ({ id, name: id, values: { class: 'infantry', faces: '2 1', ...(area && { area }) } }));
  const june = (place: string, blocks: readonly RosterUnit[], placed: readonly string[] = []) =>
    at({
      scenario: 'SBE5',
      turn: 1,
      place,
      rosters: { [rosters.soviet]: { id: rosters.soviet, units: blocks } },
      cells: { [poolCells.placed]: Object.fromEntries(placed.map((id) => [id, 'yes'])) },
    });
  const taskIn = (context: Context, task: string) =>
    phasesOf(outline(game.sequence, context))
      .find(({ path }) => path === context.place)
      ?.tasks.find(({ id }) => id === task);

  it('the set-up of a side is done once all its blocks stand', () => {
    const done = (...placed: readonly string[]) =>
      taskIn(june('t1/setup/first=soviet/soviet', units('western'), placed), 'blocks')?.ticked;
    expect([done(), done('a'), done('a', 'b')]).toEqual([false, false, true]);
  });

  it('BITE-4.4-1 where the map judges every block and all are in supply, nothing is left to mark', () => {
    const land = draw({ columns: [1, 9], rows: [1, 6], features: { linkedSoviet: ['0103'] } });
    const path = 't2/soviet/supply';
    const check = (stand: { readonly [id: string]: string }, blocks = units(), place = path) => {
      const rosterOf = { [rosters.soviet]: { id: rosters.soviet, units: blocks } };
      const context = at({ turn: 2, place, rosters: rosterOf, sheets: { map: land }, cells: { [cells.at]: stand } });
      const phase = phasesOf(outline(game.sequence, context)).find((one) => one.path === path);
      const task = phase?.tasks.find(({ id }) => id === 'check');
      return [task?.offered === true, phase?.screen, task?.status?.id];
    };
    expect(check({ a: '0103', b: '0204' })).toEqual([true, undefined, 'bite.status.reachMarked']);
    // one out of reach, one that is nowhere on the map, one of whom nothing is typed
    expect(check({ a: '0103', b: '0904' })).toEqual([false, 'supply', 'bite.status.reach']);
    expect(check({ a: '0103' })).toEqual([false, 'supply', 'bite.status.reach']);
    const known = { id: 'c', name: 'c', values: {} };
    expect(check({ a: '0103', b: '0204' }, [...units(), known])[0]).toBe(true);
    // elsewhere the map is not asked at all
    expect(check({ a: '0103', b: '0204' }, units(), 't2/soviet/movement')[0]).toBe(false);
  });

  it('BITE-3.21-1 nothing speaks of frozen blocks where the dots tell that there are none', () => {
    const told = (area?: string) => taskIn(june('t1/soviet/movement', units(area)), 'frozen') !== undefined;
    expect([told('western'), told('leningrad'), told()]).toEqual([false, true, true]);
  });

  it('BITE-AMB-74 the surprise is told of where the Soviets attack too, or not', () => {
    const told = (side: string, amb74: string) => tasks('SBE5', `t1/${side}/combat`, { amb74 }).includes('surprise');
    expect(['month', 'axisTurn'].map((amb74) => [told('axis', amb74), told('soviet', amb74)])).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});
