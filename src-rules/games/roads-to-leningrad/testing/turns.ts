import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { cells, type ScenarioId, scenarios, tables } from '../ids.ts';
import { turnOf } from '../model/calendar.ts';
import { at } from './at.ts';
import { inventedThings } from './invented.ts';

export const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
export const track = (rows: { readonly [row: string]: readonly string[] }): PlayerData => {
  const cols = [...Array.from({ length: 10 }, (_, i) => String(i + 1)), 'historical'];
  const typed: GridData = {
    id: tables.weather,
    cols,
    rows: Object.keys(rows),
    cells: Object.fromEntries(
      Object.entries(rows).flatMap(([row, texts]) => texts.map((text, i) => [`${row}/${cols[i]}`, { text }])),
    ),
    from: 'invented',
  };
  return { ...inventedThings, tables: { [tables.weather]: typed } };
};
export const inventedRow = [
  'dry',
  'dry',
  'dry',
  'overcast',
  'overcast',
  'overcast',
  'rain',
  'rain',
  'rain',
  'rain',
  'rain',
];
export const things = track({ 'soltsy:13AM': inventedRow, 'staraya-russa:13PM': inventedRow.toReversed() });
export const in_ = (scenario: ScenarioId, code: string, over: Partial<Context> = {}): Context => {
  const [, day, half] = /^(\d+)(AM|PM)$/.exec(code) ?? [];
  const turn = turnOf(Number(day), half === 'AM' ? 'AM' : 'PM');
  return at({ turn, place: `t${turn}/strategic/weather`, ...over }, inventedThings, scenario);
};
export const taken = (...ids: readonly string[]) => ({
  cells: { [cells.groups]: Object.fromEntries(ids.map((id) => [id, 'taken'])) },
});
