import { describe, expect, it } from 'vitest';
import { listed } from '#rules/kit/forms/fields.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { layer, presetOf } from '#rules/kit/tables/grids.ts';
import { turnColumns } from '../chapters/sequence/turnColumns.ts';
import { tableSpecs } from '../chapters/tables/rosters.ts';
import { cells, tables } from '../ids.ts';
import { blocksInTheEast as game } from '../index.ts';
import { at, bid, reach, table } from '../testing/at.ts';
import { againstSeason, chancesOf, isFine, readDie, weatherIn, weatherNow } from './weather.ts';
import { weatherOptions } from './words.ts';

const lightRain = { options: { o39: true } };
const rolled = (weathers: { readonly [turn: string]: string }) => ({ cells: { [cells.weather]: weathers } });
const odds = (context: Context, turn: number) => {
  const ways = chancesOf(context, turn);
  const all = ways.reduce((sum, [, n]) => sum + n, 0);
  return Object.fromEntries(ways.map(([weather, n]) => [weather, `${n}/${all}`]));
};

/** The players' turn chart, with what they typed; an invented one. */
const charted = (texts: { readonly [turn: string]: string }): Partial<Context> => {
  const spec = tableSpecs.find((one) => one.id === tables.weather);
  if (!spec) throw new Error('no table of the weather');
  const own = {
    ...presetOf(spec),
    from: 'typed',
    cells: {
      ...presetOf(spec).cells,
      ...Object.fromEntries(Object.entries(texts).map(([turn, text]) => [`${turn}/weather`, { text }])),
    },
  };
  return { tables: { [tables.weather]: layer(presetOf(spec), own) } };
};

describe('the die', () => {
  it('BITE-9.0-1 1 to 3 clear, 4 to 6 rain: even chances', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => readDie(at(), face))).toEqual([
      'clear',
      'clear',
      'clear',
      'rain',
      'rain',
      'rain',
    ]);
    expect(odds(at({ turn: 5 }), 5)).toEqual({ clear: '3/6', rain: '3/6' });
    // without light rain nothing is rolled again
    expect(odds(at({ turn: 12, ...rolled({ 5: 'rain' }) }), 12)).toEqual({ clear: '3/6', rain: '3/6' });
  });

  it('BITE-39.0-1 with light rain two faces each, a third each as long as nothing has been rolled', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => readDie(at(lightRain), face))).toEqual([
      'clear',
      'clear',
      'lightRain',
      'lightRain',
      'rain',
      'rain',
    ]);
    expect(odds(at({ turn: 5, ...lightRain }), 5)).toEqual({ clear: '2/6', lightRain: '2/6', rain: '2/6' });
  });

  it('BITE-39.0-1 BITE-AMB-13 the same as the last one rolled is rolled again: a half for each of the others', () => {
    const after = at({ turn: 12, ...lightRain, ...rolled({ 5: 'lightRain' }) });
    expect(odds(after, 12)).toEqual({ clear: '2/4', rain: '2/4' });
    // or the same as the month before: April is rain
    const before = at({ turn: 12, options: { o39: true, amb13: 'monthBefore' }, ...rolled({ 5: 'lightRain' }) });
    expect(odds(before, 12)).toEqual({ clear: '2/4', lightRain: '2/4' });
  });

  it('BITE-39.0-1 books the result, or a die to be rolled again', () => {
    const context = at({ turn: 12, ...lightRain, ...rolled({ 5: 'rain' }) });
    const again = bid('weather-die', { die: 6 }, context);
    expect(again).toMatchObject({ ok: true, next: [{ rule: '39.0' }] });
    expect(again.ok && again.facts.some((fact) => fact.kind === 'set')).toBe(false);
    const set = bid('weather-die', { die: 3 }, context);
    expect(set.ok && set.facts).toContainEqual({ kind: 'set', cell: cells.weather, key: '12', value: 'lightRain' });
    expect(bid('weather-die', { die: null }, context).ok).toBe(false);
  });

  it('a month settled before is settled again only as an override', () => {
    const proposal = bid('weather-die', { die: 1 }, at({ turn: 5, ...rolled({ 5: 'rain' }) }));
    expect(proposal).toMatchObject({ ok: false, anyway: { facts: [{ kind: 'roll' }, { value: 'clear' }] } });
  });

  it('BITE-9.0-1 is asked for in its months, and not at BASE', () => {
    const shown = (scenario: string, place: string) => {
      const played = reach(table(scenario), place);
      return played.outline.flatMap((phase) => phase.tasks).map((task) => task.id);
    };
    expect(shown('SBE5', 't5/month')).toContain('die');
    expect(shown('SBE5', 't4/month')).toContain('weather');
    expect(shown('SBE3', 't5/month')).not.toContain('die');
  });
});

describe('the weather of a month', () => {
  it('BITE-6.R-1 begins with proposals that say so, until the players say otherwise', () => {
    expect(weatherIn(6, at())).toEqual({ weather: 'snow', from: 'ours' });
    expect(weatherIn(7, at())).toEqual({ weather: 'snow', from: 'fixed' });
    expect(weatherIn(5, at())).toEqual({ from: 'roll' });
    expect(weatherIn(5, at(rolled({ 5: 'rain' })))).toEqual({ weather: 'rain', from: 'entered' });
    const [lane] = turnColumns;
    expect(lane?.at(6, at())).toMatchObject([{ how: 'usual', msg: { id: 'bite.lane.ours' } }]);
    expect(lane?.at(7, at())).toMatchObject([{ how: 'fixed', rule: '33.0' }]);
    expect(lane?.at(5, at())).toMatchObject([{ how: 'roll' }]);
    expect(lane?.at(5, at(rolled({ 5: 'rain' })))).toMatchObject([
      { how: 'entered', msg: { id: 'bite.weather.rain' } },
    ]);
  });

  it('BITE-6.R-1 BITE-AMB-59 the players’ turn chart lies over the proposals; cells left alone stay ours', () => {
    const own = at(charted({ 6: 'rain' }));
    expect(weatherIn(6, own)).toEqual({ weather: 'rain', from: 'typed' });
    expect(weatherIn(11, own)).toEqual({ weather: 'rain', from: 'ours' });
    expect(weatherIn(7, own)).toEqual({ weather: 'snow', from: 'fixed' });
    // what was said in this game lies over both
    expect(weatherIn(6, at({ ...charted({ 6: 'rain' }), ...rolled({ 6: 'snow' }) }))).toEqual({
      weather: 'snow',
      from: 'entered',
    });
  });

  it('BITE-6.R-1 there is no weather at BASE, nor with § 9 switched off', () => {
    expect(weatherIn(9, at({ scenario: 'SBE1' }))).toEqual({ weather: 'clear', from: 'off' });
    expect(weatherNow(at({ turn: 9, options: { a09: false } }))).toBe('clear');
    expect(weatherNow(at({ turn: 9 }))).toBe('snow');
    expect(turnColumns[0]?.at(9, at({ scenario: 'SBE1' }))).toEqual([]);
  });

  it('is set by hand; against the season it is warned about, never blocked', () => {
    expect(bid('weather', { turn: 11, weather: 'rain' }, at())).toMatchObject({ ok: true });
    const odd = bid('weather', { turn: 2, weather: 'snow' }, at());
    expect(odd).toMatchObject({ ok: false, msg: { id: 'bite.bar.season' } });
    expect(!odd.ok && odd.anyway?.facts).toEqual([{ kind: 'set', cell: cells.weather, key: '2', value: 'snow' }]);
    expect(againstSeason(5, 'snow', at())).toBe(true);
    expect(againstSeason(5, 'lightRain', at())).toBe(true);
    expect(againstSeason(5, 'lightRain', at(lightRain))).toBe(false);
  });

  it('BITE-39.0-1 light rain is offered where its rule is in use, and stays in sight where it was chosen', () => {
    const offered = (context: Context, chosen = 'clear') =>
      listed(weatherOptions, chosen, { context }).map(({ key }) => key);
    expect(offered(at())).toEqual(['clear', 'rain', 'snow']);
    expect(offered(at(), 'lightRain')).toContain('lightRain');
    expect(offered(at(lightRain))).toEqual(['clear', 'lightRain', 'rain', 'snow']);
  });

  it('BITE-AMB-14 light rain is bad weather, or fine where only fine weather counts', () => {
    const wet = { turn: 5, ...rolled({ 5: 'lightRain' }) };
    expect(isFine(at({ ...wet, ...lightRain }))).toBe(false);
    expect(isFine(at({ ...wet, options: { o39: true, amb14: 'fine' } }))).toBe(true);
  });
});

it('BITE-6.R-1 the form asks for the weather: the month is the one that is played', () => {
  const fields = game.actions.find(({ id }) => id === 'weather')?.fields ?? {};
  expect(Object.keys(fields)).toEqual(['weather', 'turn']);
  expect(fillFrom(fields, at({ turn: 12 }))).toMatchObject({ turn: 12 });
});
