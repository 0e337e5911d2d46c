import { describe, expect, it } from 'vitest';
import { chance } from '#rules/kit/chance/dist.ts';
import { phasesOf } from '../../../../testing/play.ts';
import { advancedBlocks, cells, optionalRules } from '../../ids.ts';
import { withinMonths } from '../../model/attempts.ts';
import { at, skip, table } from '../../testing/at.ts';
import { options } from '../setup/options.ts';
import { score } from '../victory/score.ts';
import { reminders } from './reminders.ts';
import { turnColumns } from './turnColumns.ts';

const everything = Object.fromEntries([...advancedBlocks, ...optionalRules].map((id) => [id, true]));
const without36 = { ...everything, o36: false };
const lane = turnColumns.find(({ id }) => id === 'events');
const said = (turn: number, chosen = everything, scenario = 'SBE9'): readonly string[] =>
  (lane?.at(turn, at({ scenario, turn, options: chosen })) ?? []).map(({ msg }) => msg.id.replace('bite.event.', ''));

describe('BITE-REM-2 the dated column of section 6, line by line', () => {
  const lines: readonly (readonly [number, readonly string[]])[] = [
    [1, ['frozen', 'surprise', 'noIncome']],
    [2, ['firstIncome']],
    [3, ['persia']],
    // Lend-Lease has a lane of its own
    [4, ['partisans']],
    [5, []],
    [6, ['locomotives']],
    [7, ['locomotives', 'winter', 'tracks', 'evacuation', 'removeFlieger', 'removeRapid']],
    [8, ['locomotives', 'winter', 'tracks', 'chechens']],
    [9, ['locomotives', 'winter', 'tracks']],
    [10, ['locomotives', 'winter', 'tracks', 'winterEnds']],
    [11, []],
    [12, ['corridor']],
    [13, []],
    [14, ['infrastructure', 'removeLuftlande']],
    [15, ['usBombers']],
    [18, ['locomotives']],
    [20, ['locomotives', 'alliedAir']],
    [22, ['locomotives']],
    [23, []],
    [25, []],
    [26, ['italianDie']],
    [32, ['alliedBombs']],
    [36, ['interceptors']],
    [39, ['turkey']],
    [41, ['flak']],
    [43, ['decisive']],
    [44, ['lssah']],
    [49, []],
  ];
  it.each(lines)('turn %i', (turn, expected) => {
    expect(said(turn)).toEqual(expected);
  });

  it('without the die Italy goes by date; other scenarios and the base game have less', () => {
    expect([said(26, without36), said(28, without36)]).toEqual([[], ['italy']]);
    expect([said(1, {}, 'SBE4'), said(2, {}, 'SBE4'), said(3, everything, 'SBE4')]).toEqual([
      ['frozen', 'noIncome'],
      ['firstIncome'],
      [],
    ]);
    expect(said(43, {}, 'SBE8')).toEqual(['decisive']);
  });
});

describe('the month begins with what it brings', () => {
  const news = (turn: number, chosen: { readonly [id: string]: boolean } = everything) =>
    reminders(at({ turn, place: `t${turn}/month`, options: chosen })).map(({ id }) => id);

  it('each event of the month is said once, and none that does not apply', () => {
    expect(news(4)).toEqual(expect.arrayContaining(['event-lend-lease', 'event-partisans']));
    expect(news(4, {}).filter((id) => id.startsWith('event-'))).toEqual([]);
    expect(news(15)).toContain('event-us-bombers');
    // said by reminders of their own
    expect(news(7)).toContain('winter');
    expect(news(7)).not.toContain('event-winter');
    expect(news(26)).toContain('italian-die');
    expect(news(26)).not.toContain('event-italian-die');
    const later = reminders(at({ turn: 4, place: 't4/axis/supply', past: ['t4/month'], options: everything }));
    expect(later.filter(({ id }) => id.startsWith('event-'))).toEqual([]);
  });
});

describe('BITE-3.13-1 what an advance changes is said with it', () => {
  const changes = (turn: number, chosen: { readonly [id: string]: boolean } = {}) =>
    reminders(at({ turn, place: `t${turn}/month`, options: chosen }))
      .filter(({ id }) => id.startsWith('tech-'))
      .map(({ id, msg }) => [id, JSON.stringify(msg)] as const);
  const has = (turn: number, ...ids: readonly string[]) =>
    ids.every((id) => changes(turn, everything).some(([, text]) => text.includes(`"bite.tech.${id}"`)));

  it('numbers to hit, movement points, ranges and what opens', () => {
    expect(changes(10).map(([id]) => id)).toEqual(['tech-SOV-infantry']);
    expect(has(10, 'ground', 'move', 'katyusha', 'drops', 'landings', 'reserves', 'attack')).toBe(true);
    expect(changes(10)[0]?.[1]).not.toContain('katyusha');
    expect(has(18, 'ground', 'move', 'mechanised')).toBe(true);
    expect(has(20, 'air')).toBe(true);
    expect(has(36, 'air', 'range')).toBe(true);
    expect(has(40, 'move')).toBe(false);
    expect(changes(9)).toEqual([]);
  });

  it('BITE-17.1-1 with § 17.1 the minor allies’ too, by the table the players may have changed', () => {
    expect(changes(26, { o17: true }).map(([id]) => id)).toEqual(
      expect.arrayContaining(['tech-GER-armour', 'tech-ROM-armour', 'tech-HUN-armour']),
    );
    expect(changes(26)[0]?.[1]).toContain('"att":{"name":"4+"}');
  });
});

describe('tasks that apply this very month', () => {
  const tasksAt = (path: string, chosen: { readonly [id: string]: boolean } = everything, scenario = 'SBE9') => {
    const played = skip(table(scenario, chosen), path);
    return (
      phasesOf(played.outline)
        .find((phase) => phase.path === path)
        ?.tasks.map(({ id }) => id) ?? []
    );
  };

  it('by TECH: no Soviet drops, landings, reserves or desperate attacks before they have it', () => {
    expect(tasksAt('t8/soviet/movement')).not.toEqual(expect.arrayContaining(['reserves']));
    expect(tasksAt('t8/soviet/combat')).not.toContain('desperate');
    expect(tasksAt('t8/axis/combat')).toContain('desperate');
    expect(tasksAt('t13/soviet/movement')).toEqual(expect.arrayContaining(['drops', 'landings', 'reserves']));
    expect(tasksAt('t13/soviet/combat')).toContain('desperate');
    expect(tasksAt('t13/axis/reaction')).not.toContain('reserves');
  });

  it('by state: Volkssturm and partisans on the line only when there are any; the ice with the snow', () => {
    expect(tasksAt('t3/axis/production')).not.toContain('volkssturm');
    expect(tasksAt('t3/axis/rail')).not.toContain('partisans');
    expect([tasksAt('t7/axis/supply').includes('ice'), tasksAt('t3/axis/supply').includes('ice')]).toEqual([
      true,
      false,
    ]);
    expect(tasksAt('t7/axis/supply', {}, 'SBE9')).toContain('ice');
    const played = table('SBE9', everything);
    played.write([
      { kind: 'set', cell: cells.partisans, key: 'Kerch', value: 2 },
      { kind: 'set', cell: 'crossed', key: 'germany', value: 1 },
    ]);
    const now = (path: string) =>
      phasesOf(skip(played, path).outline)
        .find((phase) => phase.path === path)
        ?.tasks.map(({ id }) => id);
    expect(now('t1/axis/supply')).toContain('partisans');
    expect(now('t1/axis/production')).toContain('volkssturm');
    expect(now('t1/axis/rail')).toContain('partisans');
  });

  it('BITE-5.3-1 BITE-5.5-2 by scenario: allies and Finland only where they play', () => {
    expect(tasksAt('t2/axis/movement', {}, 'SBE1')).not.toContain('allies');
    expect(tasksAt('t2/axis/movement', {}, 'SBE3')).toContain('allies');
    expect([
      tasksAt('t2/victory', {}, 'SBE3').includes('finland'),
      tasksAt('t2/victory', {}, 'SBE4').includes('finland'),
    ]).toEqual([false, true]);
  });
});

describe('rulings', () => {
  /** Section 9: "Option: yes" as a ruling to choose; AMB-56 is of each block, AMB-59 the weather table, AMB-25 confirmed. */
  const asked = [
    1, 2, 3, 4, 5, 6, 8, 13, 14, 15, 19, 21, 22, 23, 31, 38, 39, 40, 41, 52, 54, 61, 63, 65, 66, 69, 70, 71, 72, 73,
  ];
  it('every ruling the digest leaves open is an option with at least two values', () => {
    const open = options.filter(({ choices }) => choices.length > 1).map(({ id }) => id);
    expect(asked.map((n) => `amb${String(n).padStart(2, '0')}`).filter((id) => !open.includes(id))).toEqual([]);
  });
});

describe('BITE-SBE9-1 the die over the coming months', () => {
  const held = (...cities: readonly string[]) => ({
    [cells.owner]: { ...Object.fromEntries(cities.map((city) => [city, 'axis'])), berlin: 'axis' },
  });
  const rows = (turn: number, over: Parameters<typeof at>[0]) => score(at({ turn, ...over })).outlook?.rows ?? [];

  it('its chance grows month by month, as long as the same cities are held', () => {
    const three = rows(10, { cells: held('moscow', 'baku', 'leningrad') });
    expect(three.slice(0, 3).map(({ p }) => p)).toEqual([1 / 3, 5 / 9, 19 / 27].map((p) => expect.closeTo(p, 12)));
    expect(three).toHaveLength(12);
    const two = rows(48, { cells: held('moscow', 'leningrad') });
    expect(two.map(({ p }) => p)).toEqual(
      [1, 2].map((n) => expect.closeTo(chance(withinMonths(1, n), (won) => won).p, 12)),
    );
  });

  it('none without a city of each pair, with all four, in other scenarios; after this month’s die the next one', () => {
    expect(rows(10, { cells: held('moscow', 'baku') })).toEqual([]);
    expect(rows(10, { cells: held('moscow', 'baku', 'leningrad', 'stalingrad') })).toEqual([]);
    expect(rows(3, { scenario: 'SBE5', cells: held('moscow', 'leningrad') })).toEqual([]);
    const rolled = { ...held('moscow', 'leningrad'), [cells.dortmund]: { 48: 5 } };
    expect(rows(48, { cells: rolled })).toHaveLength(1);
    expect(rows(49, { cells: { ...rolled, [cells.dortmund]: { 49: 5 } } })).toEqual([]);
  });

  it('the victory phase says what the check finds, in its order', () => {
    const status = (owner: { readonly [city: string]: string }) => {
      const played = table('SBE9');
      played.write(Object.entries(owner).map(([key, value]) => ({ kind: 'set', cell: cells.owner, key, value })));
      const tasks = phasesOf(skip(played, 't1/victory').outline).find(({ path }) => path === 't1/victory')?.tasks;
      return tasks?.find(({ id }) => id === 'check')?.status?.id.replace('bite.status.check.', '');
    };
    const all = { moscow: 'axis', baku: 'axis', leningrad: 'axis', stalingrad: 'axis' };
    expect(status({})).toBe('none');
    expect(status({ moscow: 'axis', leningrad: 'axis' })).toBe('die');
    expect(status(all)).toBe('four');
    expect(status({ ...all, berlin: 'soviet' })).toBe('berlin');
  });
});
