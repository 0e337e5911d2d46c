import { expect, it } from 'vitest';
import { provisionalRolls } from '../chapters/arrivals/lines.ts';
import { swFront, swPrice } from '../chapters/arrivals/southWest.ts';
import { crt } from '../chapters/combat/crt.ts';
import { divisionPoints } from '../chapters/combat/divisions.ts';
import { rail, railInterdicted, railRange } from '../chapters/movement/rail/rail.ts';
import { armyMoves } from '../chapters/setup/armies.ts';
import { terrainTable } from '../chapters/tables/terrainChart.ts';
import { levels, recapturePoints } from '../chapters/victory/levels.ts';
import { markers } from '../model/markers.ts';
import { objectives } from '../model/objectives.ts';
import { germanSchedule, presetAreas, rollingArmies, setUpCards, sovietSchedule } from '../model/schedule.ts';
import { turns } from '../model/turns.ts';
import { infantryLadder } from '../model/units.ts';

/** The book's tables typed a second time, as they are read there: a single cell that is another is found. */
const rows = (text: string) => text.trim().split(/\n\s*/);

const counters = (rifle: number, armor: number, leader?: string) =>
  [`${rifle} rifle`, armor && `${armor} armor`, leader].filter(Boolean).join(', ');

it('PGG-15.11 PGG-15.12 the objectives and their points, typed a second time from the book', () => {
  const said = objectives.map(({ name, points, city }) => `${name} ${points}${city ? '' : ' no city'}`);
  expect(said.sort()).toEqual(
    rows(`
      5907 20 no city
      5915 20 no city
      Gzhatsk 5
      Kaluga 20
      Mogilev 5
      Orsha 5
      Roslavl 10
      Rzhev 5
      Smolensk 25
      Vitebsk 10
      Vyazma 15
      Yelnya 10`),
  );
  expect(objectives.reduce((sum, { points }) => sum + points, 0)).toBe(150);
});

it('PGG-9.5 combat results, die by die', () => {
  const printed = rows(`
    1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1 10-1
    1: A1 D1/A1 D1 D2 D2 D2 D2 De/A1 De De De De
    2: A1 Eng D1/A1 D1 D2 D2 D2 D2 De/A1 De De De
    3: A1 A1 D1/A1 D1/A1 D1 D2/A1 D2 D2 D2 De/A1 De De
    4: A2 A1 Eng D1/A1 D1/A1 D1 D2/A1 D2 D2 D2 De/A1 De
    5: Ae A2 A1 Eng D1/A1 D1/A1 D1 D2/A1 D2 D2 D2 De
    6: Ae Ae A2 A1 Eng Eng D1/A1 D1 D2/A1 D2 D2 D2`);
  const line = (die: string) => `${die}: ${crt.cols.map((col) => crt.cells[`${die}/${col}`]?.text).join(' ')}`;
  expect([crt.cols.join(' '), ...crt.rows.map(line)]).toEqual(printed);
});

it('PGG-6.7 the terrain chart: foot, motorized, cavalry, leader | defence | supply', () => {
  const { rows: terrains, cols, cells } = terrainTable;
  expect(cols.join(' ')).toBe('foot mechanized cavalry leader defence supply');
  // leaders (10.21) and markers (13.32, 13.43, 13.44) are told elsewhere in the book
  const printed = rows(`
    clear: 1, 1, 1, 1 | none | none
    forest: 1, 2, 2, 1 | ×2 | none
    river: rivers, rivers, +2, +1 | all across | river
    majorCity: 1, 1, 1, 1 | ×2 | none
    minorCity: 1, 1, 1, 1 | none | none
    swamp: 2, 2, 2, 2 | none | into
    lake: closed, closed, closed, closed | no attack | closed
    road: 1, 1/2, 1, 1/2 | none | roads
    railway: other, other, other, other | none | none
    interdiction: +1, +1, +1, +1 | none | marker`);
  const of = (terrain: string) => {
    const [foot, mechanized, cavalry, leader, defence, supply] = cols.map((col) => cells[`${terrain}/${col}`]?.text);
    return `${terrain}: ${[foot, mechanized, cavalry, leader].join(', ')} | ${defence} | ${supply}`;
  };
  expect(terrains.map(of)).toEqual(printed);
});

it('PGG-5.1 PGG-5.21 where the Soviet armies stand, and which of them roll a die', () => {
  const printed = rows(`
    4015, 24: 5 rifle, 1 armor, Rakutin
    2216, 16: 6 rifle, Lukin
    1414, 19: 4 rifle, Konev
    0123 to 0126, 13: 7 rifle, 1 armor, Remezov
    0108 to 0115, 20: 6 rifle, 4 armor, Kurochkin`);
  const of = ({ hexes, army, rifle, armor, leader }: (typeof setUpCards)[number]) =>
    `${hexes.join(' to ')}, ${army}: ${counters(rifle, armor, leader)}`;
  expect(setUpCards.map(of)).toEqual(printed);
  expect(rollingArmies.join(' ')).toBe('16 19');
  expect([1, 2, 3, 4, 5, 6].filter(armyMoves)).toEqual([1, 2, 3]);
});

it('PGG-16.1 PGG-14.11 Soviet reinforcements; the provisional division from the first turn to the last', () => {
  const printed = rows(`
    1 X: 6 rifle, Rokassovski
    1 V: 22 Army, 5 rifle, Yershakov
    2 W: 30 Army, 3 rifle, 1 armor, Khomenko
    2 X: 4 rifle
    3 Z: 21 Army, 5 rifle, 2 armor, Gerisamenko
    3 X: 4 rifle
    4 X: 28 Army, 5 rifle, 1 armor, Kachalov
    5 X: 4 rifle, 1 armor
    6 X: 4 rifle
    7 X: 29 Army, 4 rifle, Maslennikov
    8 X: 31 Army, 4 rifle, Dolmatov
    9 X: 49 Army, 4 rifle, Zakharkin
    10 X: 32 Army, 4 rifle, Vishnevsky
    11 X: 33 Army, 4 rifle, Onuprienko`);
  const of = ({ turn, entry, army, rifle, armor, leader }: (typeof sovietSchedule)[number]) =>
    `${turn} ${entry}: ${army ? `${army} Army, ` : ''}${counters(rifle, armor, leader)}`;
  expect(sovietSchedule.map(of)).toEqual(printed);
  expect([1, turns].map((turn) => provisionalRolls({ options: {} }, turn))).toEqual([true, true]);
});

it('PGG-16.2 PGG-14.3 German reinforcements, corps by corps, and the area that is spelt out', () => {
  const printed = rows(`
    1 C: 39 Corps, 7 Pz, 12 Pz, 14 Mot, 20 Mot, 20 Pz
    2 A: 57 Corps, 18 Mot, 19 Pz, Lehr
    2 B: 6 Inf, 26 Inf
    3 D: 5 Inf, 35 Inf, 16 Inf
    3 E: 47 Corps, 29 Mot, 17 Pz, 18 Pz
    3 E: 46 Corps, 10 Pz, SS Das Reich, Gross Deutschland
    3 H: 24 Corps, 3 Pz, 4 Pz, 10 Mot, 1 Cav
    5 E: 263 Inf, 137 Inf, 23 Inf
    6 E: 258 Inf, 292 Inf
    7 E: 7 Inf, 15 Inf, 17 Inf, 268 Inf
    8 F: 252 Inf, 78 Inf
    9 G: 31 Inf, 34 Inf`);
  const said = (line: string) => {
    const [head, come = ''] = line.split(': ');
    return `${head}: ${come.split(', ').sort().join(', ')}`;
  };
  const of = ({ turn, area, corps, divisions }: (typeof germanSchedule)[number]) =>
    `${turn} ${area}: ${[...(corps ? [`${corps} Corps`] : []), ...divisions.map(({ id }) => id)].join(', ')}`;
  expect(germanSchedule.map(of).map(said)).toEqual(printed.map(said));
  expect(presetAreas).toEqual({ B: '0101-0110 0112' });
});

it('PGG-15.12 PGG-15.2 what the Soviet player gets, and the levels of victory', () => {
  expect([divisionPoints, recapturePoints]).toEqual([5, 2]);
  expect(levels.map(({ id, from, to }) => `${id} ${from ?? '...'} to ${to ?? '...'}`)).toEqual(
    rows(`
      sovietDecisive ... to 0
      sovietStrategic 1 to 25
      sovietMarginal 26 to 49
      germanMarginal 50 to 79
      germanStrategic 80 to 124
      germanDecisive 125 to ...`),
  );
});

it('PGG-14.21 PGG-14.23 the South-Western Front: from turn 2, 5 a turn, 10 in all, and their price', () => {
  expect([swFront.fromTurn, swFront.perTurn, swFront.most]).toEqual([2, 5, 10]);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(swPrice)).toEqual([1, 2, 3, 4, 5, 7, 9, 11, 13, 15]);
});

it('PGG-6.31 PGG-6.33 PGG-13.31 PGG-13.1 PGG-13.41 PGG-10.4 quotas and markers', () => {
  // 6.31: eight units, armor counts as three, leaders come on top; 6.33: thirty hexes; 13.31: four for a marked one
  expect(rail).toEqual({ quota: 8, rifle: 1, armor: 3, leader: 0 });
  expect([railRange, railInterdicted]).toEqual([30, 4]);
  expect([markers.air, markers.interdiction, markers.withdrawals]).toEqual([3, 3, 2]);
  // 9.63: the one ladder that is printed; 4.1: the length of the game
  expect([infantryLadder, turns]).toEqual(['9-7 4-7 2-7 1-7', 12]);
});
