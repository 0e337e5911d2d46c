import { expect, it } from 'vitest';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { missionsOf } from '../chapters/air/missions.ts';
import { arrivals } from '../chapters/arrivals/schedule.ts';
import { crt } from '../chapters/combat/crt.ts';
import {
  combatEffects,
  coordination,
  losses,
  moveCosts,
  russaLevels,
  russaPlaces,
  soltsyLevels,
  soltsyPlaces,
} from '../chapters/tables/charts.ts';
import { deedVp, leastPoints, lineEnds } from '../chapters/victory/deeds.ts';
import { immediateVp } from '../chapters/victory/levels.ts';
import { captures, expansion, immediateTurn, locations } from '../chapters/victory/places.ts';
import { cells, type SideId, scenarios, sides } from '../ids.ts';
import { turnCode, turnOf } from '../model/calendar.ts';
import { scenarioRules } from '../model/scenarios.ts';

/** The book's tables typed a second time, as they are read there: a single cell that is another is found. */
const rows = (text: string) => text.trim().split(/\n\s*/);
const textOf = (grid: GridData, row: string, col: string) => grid.cells[`${row}/${col}`]?.text;
/** forest: 1, 2 */
const across = (grid: GridData) =>
  grid.rows.map((row) => `${row}: ${grid.cols.map((col) => textOf(grid, row, col)).join(', ')}`);
/** Down each column, with what is likely only. */
const down = (grid: GridData) =>
  grid.cols.map((col) => {
    const said = (row: string) => `${textOf(grid, row, col)}${grid.cells[`${row}/${col}`]?.sure === false ? '~' : ''}`;
    return `${col}: ${grid.rows.map(said).join(', ')}`;
  });
/** How often each result stands on the page, whatever its place. */
const counts = (grid: GridData) => {
  const found: { [result: string]: number } = {};
  for (const { text } of Object.values(grid.cells))
    for (const one of text.split(' ')) found[one] = (found[one] ?? 0) + 1;
  return found;
};

it('RTL-11.11 the Assault table, down each column from 0 or less to 11 or more', () => {
  expect(crt.assault.rows.join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10 11');
  expect(down(crt.assault)).toEqual(
    rows(`
      1-4: AR, AR, AR, AR, ARd, A1R, A2R, A2R, A2Rd, A2Rd, A2Rd, A2Rd
      1-3: DR, AR, AR, AR, AR, ARd, A1R, A1R, A2R, A2Rd, A2Rd, A2Rd
      1-2: DR, DR, DR, A1 D1, AR, AR, ARd, A1R, A1R, A2R, A2Rd, A2Rd
      3-4: DRd, DR, DR, A1 D1, A2 D1, AR, AR, ARd, A1R, A1R, A2R, A2Rd
      1-1: D1R, DRd, DR, DR, A1 D1, A2 D2, AR, AR, ARd, A1R, A1R, A2R
      3-2: D1R, DRd, DR, DR, A1 D1d, A1 D1, A2 D2~, AR, AR, ARd, A1R, A1R
      2-1: D2R, D1R, DRd, DR, DR, A1 D1d, A1 D1, A2 D2, AR~, AR, ARd, A1R
      3-1: D2R, D2R, D1R, DRd, DR, DR, A1 D1d, A1 D1, A2 D2, AR, AR, ARd
      4-1: D3Rd, D3R, D2R, D1R, DRd, DR, DR, A1 D1, A1 D1, A2 D1d, AR, AR
      5-1: DE, D3Rd, A1 D3R, D2R, D1R, DRd, DR, DR, A1 D1, A1 D1, A2 D1d, AR
      6-1: DE, DE, D3Rd, A1 D3R, D2R, D2R, D1R, DRd, DR, A1 D1, A1 D1, A1 D1
      7-1: DE, DE, DE, D3Rd, A1 D3R, D2R, D2R, D2R, D1R, DRd, DR, DR`),
  );
  // the page has lost its columns, and not its results
  // biome-ignore format: by side
  expect(counts(crt.assault)).toEqual({
    AR: 23, ARd: 8, A1: 19, A1R: 12, A2: 7, A2R: 6, A2Rd: 10,
    DR: 21, DRd: 9, D1: 14, D1d: 5, D1R: 8, D2: 4, D2R: 10, D3R: 4, D3Rd: 4, DE: 6,
  });
});

it('RTL-11.11 the Mobile table, down each column from 0 or less to 11 or more', () => {
  expect(crt.mobile.rows.join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10 11');
  expect(down(crt.mobile)).toEqual(
    rows(`
      1-4: AR, AR, AR, AR, AR, AR, A1R, A1R, A1R, A2R, A2R, A2R
      1-3: DR, AR, AR, AR, AR, AR, AR, A1R, A1R, A1R, A2R, A2R
      1-2: DR, DR, A1 D1, AR, AR, AR, AR, AR, A1R, A1R, A1R, A2R
      3-4: DR, DR, DR, A1 D1, AR, AR, AR, AR, AR, A1R, A1R, A2R
      1-1: D1R, D1R, DR, DR, DR, A2 D1, AR, AR, AR, AR, A1R, A1R
      3-2: D2R, D1R~, D1R, DR, DR, DR, A1 DR, A2 D1, AR, AR, AR, A1R
      2-1: D2R, A1 D2R~, D1R~, D1R, DR, DR, DR, DR, A2 D1, AR, AR, AR
      3-1: D2R, D2R~, A1 D2R~, D1R, D1R, DR, DR, DR, DR, A2 D1, AR, AR
      4-1: D3R, D2R, D2R, A1 D2R, D1R, D1R, DR, DR, DR, DR, A1 DR, AR
      5-1: D3R, D3R, D2R, D2R, A1 D2R~, D1R~, D1R, D1R, DR, DR, DR, A1 D1
      6-1: DE, D3R, D3R, D2R, D2R~, A1 D2R~, D1R, D1R, D1R, DR, DR, A1 DR
      7-1: DE, DE, D3R, D3R, D2R, D2R, D2R, A1 D2R, D1R, D1R, DR, DR
      8-1: DE, DE, DE, D3R, D3R, D3R, D2R, D2R, A1 D2R, D1R, D1R, D1R`),
  );
  // biome-ignore format: by side
  expect(counts(crt.mobile)).toEqual({
    AR: 35, A1: 13, A1R: 14, A2: 4, A2R: 7,
    DR: 34, D1: 7, D1R: 21, D2R: 22, D3R: 10, DE: 6,
  });
});

it('RTL-8.3 terrain: on foot and motorised, dry or overcast, then in rain', () => {
  expect(moveCosts.cols.join(' ')).toBe('footDry motDry footRain motRain');
  expect(across(moveCosts)).toEqual(
    rows(`
      open: 1, 1, 2, 2
      rough: 2, 2, 2, 3
      hills: 2, 3, 3, 4
      marsh: 2, 3, 3, 4
      swamp: 2s, road, 3s, road
      woods: +0, +1, +0, +1
      mainRoad: ½, ½, ½, ½
      road: ½, ½, 1, 1
      trailOpen: ½, ½, none, none
      trailOther: 1, 1, none, none
      rail: 1, 1, 1, 2
      stream: +1, +1, +2, +3
      river: +2, bridge, +2, bridge
      lake: barred, barred, barred, barred
      strongpoint: +1, +1, +1, +1
      zoc: +1, +1, +1, +1`),
  );
});

it('RTL-10.22a terrain: whether the Assault table is a must, then combat and overrun', () => {
  expect(combatEffects.cols.join(' ')).toBe('crt combat overrun');
  expect(across(combatEffects)).toEqual(
    rows(`
      open: no, 0, 0
      rough: no, +1, +2
      hills: yes, +2, barred
      marsh: no, marsh, +2
      swamp: yes, half, barred
      woods: no, 0, +1
      village: no, +1, ground
      town: yes, +2, barred
      stream: no, all, +2
      river: ifAll, halfAcross, barred
      lake: no, barred, barred
      strongpoint: yes, +1, barred`),
  );
});

it('RTL-10.4T coordination: CAS, artillery, units', () => {
  expect(coordination.cols.join(' ')).toBe('cas artillery units');
  expect(across(coordination)).toEqual(
    rows(`
      hq: points, points, points
      arko: -, −1, -
      leader: points, points, points
      mobile: +1, +1, +1
      assault: -, −1, −1
      hexes: -, -, +1
      woods: +2, +2, -
      overcast: +2, -, -
      rain: +3, -, -`),
  );
});

it('RTL-S1.21 RTL-S1.23 what places bring: scenarios 1 and 2 at 15AM and 17PM, 3 and 4 taken by the Soviet or held', () => {
  const named = new Map([...locations, ...captures, ...expansion].map(({ hex, name }) => [`${hex} ${name}`, hex]));
  const said = (text: string) => {
    const [place = '', points = ''] = text.split(': ');
    const hex = named.get(place) ?? 'no such place';
    return [hex, points.split(', ')] as const;
  };
  const typed = (text: string) => Object.fromEntries(rows(text).map((row) => said(row)));
  const printed = (grid: GridData) =>
    Object.fromEntries(grid.rows.map((row) => [row, grid.cols.map((col) => textOf(grid, row, col))]));
  expect(printed(soltsyPlaces)).toEqual(
    typed(`
      1008 Medved: 10, 2
      1116 Utorgosh: 6, 4
      1401 Shimsk: 8, 8
      1427 Gorodishche: 2, 5
      1504 Mshaga: 10, 2
      2214 Soltsy: 6, 3
      2624 Sitnya: 2, 5
      3302 Volot: 0, 4`),
  );
  expect(printed(russaPlaces)).toEqual(
    typed(`
      4021 Buregi: −10, -
      4220 Solobsko: −5, -
      4716 Lyadniki: −8, -
      4910 Staraya Russa: −10, -
      4911 Staraya Russa: −10, -
      4912 Dubovitsy: −5, -
      5002 Parfino: -, +6
      5011 Staraya Russa: −10, -
      5012 Staraya Russa: −10, -
      5203 Komarova: -, +6
      5220 Tuleblya: −5, -
      5315 Dedovko: −3, -
      5530 Volot: −3, -
      5814 Ivanovskoye: −3, +3
      6201 Korovitchino: -, +6
      6634 Dolshino: −2, -
      6817 Dolga: -, +3`),
  );
});

it('RTL-S1.31 RTL-S1.32 RTL-S3.33 RTL-S5.33 what steps and deeds bring, and the levels', () => {
  expect([losses.cols.join(' '), ...across(losses)]).toEqual([
    `${sides.german} ${sides.soviet}`,
    ...rows(`
      tank: −2, +1
      artillery: −2, +1
      hq: −2, +3`),
  ]);
  expect(deedVp).toEqual({ soltsy: 3, road: -1, surrounded: -2, redya: 2, line: 8 });
  expect(leastPoints).toBe(15);
  expect([turnCode(lineEnds.polist), turnCode(lineEnds.porussya)]).toEqual(['21PM', '22PM']);
  expect([turnCode(immediateTurn), immediateVp]).toEqual(['15AM', 24]);
  expect(across(soltsyLevels)).toEqual(['germanVictory: ≥ 28', 'sovietVictory: ≤ 27']);
  expect(across(russaLevels)).toEqual(
    rows(`
      germanDecisive: ≥ 45
      germanTactical: 37–44
      germanMarginal: 28–36
      sovietMarginal: 22–27
      sovietTactical: 14–21
      sovietDecisive: ≤ 13`),
  );
});

it('RTL-S3.31 RTL-S4.31 RTL-S6.21 RTL-S6.31 the four scenarios: turns, who sets up, initiative and weather laid down, VP', () => {
  const laid = (of: { readonly [turn: number]: string }) =>
    Object.entries(of)
      .map(([turn, what]) => `${turnCode(Number(turn))} ${what}`)
      .join(' ');
  const said = scenarioRules.map(({ id, first, last, setsUpFirst, initiative, weather, openingVp }) =>
    [
      `${id} ${turnCode(first)} to ${turnCode(last)} (${last - first + 1})`,
      `${setsUpFirst} first`,
      laid(initiative),
      laid(weather),
      openingVp,
    ].join(', '),
  );
  expect(said).toEqual(
    rows(`
      soltsy 13AM to 17PM (10), soviet first, 13AM german 13PM german, 14AM dry, 0
      counterattack 15AM to 17PM (6), german first, 15AM soviet, 15AM dry, 0
      staraya-russa 13AM to 23PM (22), soviet first, 13AM soviet, 13AM dry, 0
      manstein 19AM to 22AM (7), german first, 19AM german, 19AM overcast, -13`),
  );
});

it('RTL-5.2 what comes when and where, and what it costs where it is optional', () => {
  const numbers = ({ msg, entry }: (typeof arrivals)[number]) =>
    [...JSON.stringify([entry ?? msg]).matchAll(/"name":"(\d{4})"/g)].map(([, hex]) => hex).join(' ');
  const said = arrivals.map((one) => {
    const { side, turn, to, vp } = one;
    const when = `${turnCode(turn)}${to === undefined ? '' : `-${turnCode(to)}`}`;
    const where = one.entry === undefined ? '' : `, ${numbers(one) || one.entry.id.replace('rtl.entry.', '')}`;
    const price = vp === undefined ? '' : `, ${vp > 0 ? '+' : ''}${vp} VP`;
    const of = one.scenarios.map((id) => scenarioRules.findIndex((rules) => rules.id === id) + 1).join('+');
    return `${of} ${side} ${when}${where}${price}`;
  });
  expect([...said].sort()).toEqual(
    rows(`
      1 german 13AM, 3633
      1 soviet 13AM, eastNorth
      1 soviet 13PM, eastNorth
      1 soviet 14AM
      1 soviet 14AM, 3605 3624
      1 soviet 14AM, eastNorth
      1 soviet 14AM-15AM
      1 soviet 14PM
      1 soviet 15AM, east
      1 soviet 15AM, east, +5 VP
      1 soviet 15PM, 3620 3622 3605
      1 soviet 16AM, +3 VP
      1+2 german 16AM, -6 VP
      3 german 13AM-15AM, 4021, -3 VP
      3 german 14PM, 6434 6834
      3 german 15AM, 5234 6034
      3 german 15AM, 6034 6834
      3 german 16AM, 5234 6034
      3 german 17AM, -6 VP
      3 german 17AM, 4021
      3 german 18PM, 5234 5634
      3 german 18PM, 6034 6834
      3 soviet 13AM, 6401
      3 soviet 13PM, 6401 6902
      3 soviet 16AM-16PM, +2 VP
      3 soviet 17PM, 6401 6902
      3+4 german 19AM, 4021, -3 VP
      3+4 soviet 19AM, 6917 6925
      3+4 soviet 20AM, 6917 6925, +2 VP`),
  );
});

it('RTL-S3.28 offensive CAS missions a turn', () => {
  const at = (scenario: string, side: SideId, day: number, half: 'AM' | 'PM', ...taken: string[]) =>
    missionsOf(
      { scenario, options: {}, cells: { [cells.groups]: Object.fromEntries(taken.map((id) => [id, 'taken'])) } },
      side,
      turnOf(day, half),
    ).of;
  const { german, soviet } = sides;
  const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
  // scenario 1: 1 and 1, the Soviet 2 from 14AM; Voroshilov brings one more, the German air group three in all from 16AM
  expect([at(soltsy, german, 13, 'AM'), at(soltsy, soviet, 13, 'AM'), at(soltsy, soviet, 13, 'PM')]).toEqual([1, 1, 1]);
  expect([at(soltsy, soviet, 14, 'AM'), at(soltsy, soviet, 15, 'AM', 'soltsy-voroshilov')]).toEqual([2, 3]);
  expect([at(soltsy, german, 15, 'PM', 'soltsy-air'), at(soltsy, german, 16, 'AM', 'soltsy-air')]).toEqual([1, 3]);
  expect(at(soltsy, soviet, 16, 'AM', 'soltsy-voroshilov', 'soltsy-air')).toBe(2);
  expect([at(counterattack, german, 15, 'AM'), at(counterattack, soviet, 15, 'AM')]).toEqual([1, 2]);
  expect(at(counterattack, german, 16, 'AM', 'soltsy-air')).toBe(3);
  expect([at(starayaRussa, german, 13, 'AM'), at(starayaRussa, soviet, 13, 'AM')]).toEqual([0, 2]);
  const both = ['russa-soviet-air', 'russa-german-air'];
  expect([at(starayaRussa, soviet, 15, 'PM', ...both), at(starayaRussa, soviet, 16, 'AM', ...both)]).toEqual([2, 4]);
  expect([at(starayaRussa, german, 16, 'PM', ...both), at(starayaRussa, german, 17, 'AM', ...both)]).toEqual([0, 4]);
  expect(at(starayaRussa, soviet, 17, 'AM', ...both)).toBe(2);
  expect([at(manstein, german, 19, 'AM'), at(manstein, soviet, 19, 'AM')]).toEqual([4, 2]);
});
