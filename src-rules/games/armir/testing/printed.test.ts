import { expect, it } from 'vitest';
import { airValue, axisAirFace, caiFace, firstAirTurn } from '../chapters/air/values.ts';
import { arrivals } from '../chapters/arrivals/schedule.ts';
import { usualOdds } from '../chapters/combat/crt/combatResults.ts';
import { armyRange, gunRange, strongpointDie } from '../chapters/combat/guns.ts';
import { cirAdvances, cirLosses, cirPoints, perBonus } from '../chapters/events/cir.ts';
import { garrisonGrows } from '../chapters/events/tem.ts';
import { assaultHalves, stepHalves, weatherHalves } from '../chapters/movement/costs.ts';
import { alpineAlarm, xxivReach } from '../chapters/movement/locks.ts';
import { stackLimit } from '../chapters/movement/stack.ts';
import { frontOrder } from '../chapters/setup/setUp.ts';
import { staysSupplied } from '../chapters/supply/corps.ts';
import { walkReach } from '../chapters/supply/lines.ts';
import { cirRoll, moveCosts, objectives, terrainEffects } from '../chapters/tables/charts.ts';
import { airportsPoints, armirPoints, donetzPoints, needed } from '../chapters/victory/points.ts';
import {
  armouredCorps,
  formations,
  movements,
  named,
  startingGarrison,
  startingPa,
  startingPs,
  turns,
} from '../ids.ts';
import { axisUnits, statedSteps } from '../model/namedUnits.ts';
import { known, placeOf } from '../model/places.ts';

/** The book's tables typed a second time, as they are read there: a single cell that is another is found. */
const rows = (text: string) => text.trim().split(/\n\s*/);
const faces = [1, 2, 3, 4, 5, 6];

it('ARMIR-5.1a ARMIR-13c ARMIR-18.4.1a movement points for a hex, an assault and the weather of the first turn', () => {
  const said = (move: (typeof movements)[number]) =>
    `${move}: ${stepHalves(move, false) / 2}, road ${stepHalves(move, true) / 2}, weather ${weatherHalves(move) / 2}`;
  expect(movements.map(said)).toEqual(
    rows(`
      other: 1.5, road 1, weather 2
      motorised: 1.5, road 0.5, weather 2
      tracked: 1.5, road 0.5, weather 1`),
  );
  expect(assaultHalves / 2).toBe(2);
  const chart = moveCosts.rows.map((row) => [
    row,
    ...moveCosts.cols.map((col) => moveCosts.cells[`${row}/${col}`]?.text),
  ]);
  expect(chart.map((cells) => cells.join(' '))).toEqual([
    'open 1.5 1.5',
    'road 1 0.5',
    'assault - 3.5',
    'roadAssault - 2.5',
  ]);
});

it('ARMIR-14a what the ground does to the attack of either side', () => {
  const { cols, cells } = terrainEffects;
  expect(cols).toEqual(['soviet', 'axis']);
  const chart = terrainEffects.rows.map(
    (row) => `${row}: ${cols.map((col) => cells[`${row}/${col}`]?.text).join(', ')}`,
  );
  expect(chart).toEqual(
    rows(`
      river: all, all
      don: none, barred
      strongpoint: losses, none
      city: left, left
      other: none, none`),
  );
  expect(strongpointDie).toBe(-1);
  // 12.1: the first and the last column odds are fought on
  expect([usualOdds[0], usualOdds.at(-1)]).toEqual(['1:2', '7:1']);
});

it('ARMIR-16.1.1 ARMIR-16.1.2 ARMIR-16.1.3 the Čir: who advances and what it costs, by the die with its bonus', () => {
  const said = (n: number) => `${n}: ${cirAdvances(n) ? 'yes' : 'no'}, ${cirLosses(n)}`;
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(said)).toEqual(
    rows(`
      1: no, 0
      2: no, 0
      3: yes, 1
      4: yes, 1
      5: yes, 1
      6: yes, 1
      7: yes, 2
      8: yes, 2`),
  );
  expect(cirRoll.rows.map((row) => cirRoll.cols.map((col) => cirRoll.cells[`${row}/${col}`]?.text).join(' '))).toEqual([
    ...['no 0', 'yes 1', 'yes 2'],
  ]);
  expect(perBonus).toBe(20);
});

it('ARMIR-17.1.1a ARMIR-17.1.1b what the objectives are worth, and how much wins', () => {
  const chart = objectives.rows.map(
    (row) => `${row}: ${objectives.cols.map((col) => `${objectives.cells[`${row}/${col}`]?.text} ${col}`).join(', ')}`,
  );
  expect(chart).toEqual(
    rows(`
      cir: - 2, turn2 1, turn3 0, turn4 -1
      airports: - 2, captured 1, lost 0, - -1
      armir: corps4 2, corps3 1, - 0, corps1 -1
      donetz: 16+ 2, 14-15 1, 12-13 0, <12 -1`),
  );
  expect([2, 3, 4].map((turn) => cirPoints(turn, 'zero'))).toEqual([1, 0, -1]);
  expect(airportsPoints(true)).toBe(1);
  expect([4, 3, 2, 1].map((corps) => armirPoints(corps, 'zero'))).toEqual([2, 1, -1, -1]);
  expect([17, 16, 15, 14, 13, 12, 11].map(donetzPoints)).toEqual([2, 2, 1, 1, 0, 0, -1]);
  expect(needed).toBe(3);
});

it('ARMIR-16.4a villages and cities; ARMIR-18.3 the three places and the indicators at the start', () => {
  const worth = (kind: string) => placeOf({ cells: {} }, { id: 'x', name: 'x', values: { kind } }).points;
  expect([worth('village'), worth('city')]).toEqual([1, 2]);
  expect(known.map(({ name }) => name).join(', ')).toBe('Kazanskaja, Pavlovsk, Verkhniy Mamon');
  // box 6 on the side of ten more; box 4; box 1
  expect([startingPa, startingPs, startingGarrison]).toEqual([16, 4, 1]);
});

it('ARMIR-15.1 ARMIR-15.2 ARMIR-18.5 reinforcements by turn', () => {
  const said = arrivals.map(({ turn, unit }) => {
    const { name } = axisUnits.find(({ id }) => id === unit) ?? { name: '?' };
    return `${turn ?? 'the turn after a strongpoint falls'}: ${name}`;
  });
  expect(said).toEqual(
    rows(`
      2: 3 Gebirgs
      2: 387
      3: 385
      4: SS Fegelein
      4: Führer Begleit
      the turn after a strongpoint falls: XXIV Pz. HQ`),
  );
  expect(statedSteps[named.gebirgs]).toBe(4);
});

it('ARMIR-18.1a the front from north to south', () => {
  const said = formations.flatMap((corps) => {
    const there = frontOrder.filter((one) => one.corps === corps).map(({ called }) => called);
    return there.length > 0 ? [`${corps}: ${there.join(', ')}`] : [];
  });
  expect(said).toEqual(
    rows(`
      alpine: Tridentina, Julia, Cuneense
      ii: Cosseria, Ravenna, 213/318
      xxxv: 3 Gennaio, 298, Pasubio
      xxix: Torino, Celere, Leg. Croata, Sforzesca`),
  );
});

it('ARMIR-8.4a ARMIR-9.1a ARMIR-9.2.1 ARMIR-16.3a what a die decides', () => {
  expect(armouredCorps.join(' ')).toBe('XVII XVIII XXIV XXV');
  const faceList = (holds: (face: number) => boolean) => faces.filter(holds).join('');
  // 8.4: die and turn together below seven
  const spared = [1, 2, 3, 4, 5, 6].map((turn) => faceList((die) => staysSupplied(die, turn)));
  expect(spared).toEqual(['12345', '1234', '123', '12', '1', '']);
  // 16.3: a die below the turn
  const grown = [1, 2, 3, 4, 5, 6].map((turn) => faceList((die) => garrisonGrows(die, turn)));
  expect(grown).toEqual(['', '1', '12', '123', '1234', '12345']);
  expect([firstAirTurn, faceList((die) => die <= axisAirFace)]).toEqual([2, '123']);
  expect([airValue('axis'), airValue('soviet')]).toEqual([4, 3]);
  expect(faceList((die) => die >= caiFace)).toBe('56');
});

it('ARMIR-6a ARMIR-10.1a limits and ranges', () => {
  expect(turns).toBe(6);
  expect([stackLimit, walkReach]).toEqual([8, 4]);
  expect([gunRange('heavyArtillery', undefined), gunRange('artillery', undefined), armyRange]).toEqual([3, 1, 3]);
  // 15.1.1 and 5.5.1
  expect([xxivReach, alpineAlarm]).toEqual([3, 2]);
});
