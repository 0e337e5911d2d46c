import { act, fight, inventedBy, listsOf, type MakeSample, map, mark, to } from '#rules/kit/game/sample.ts';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { sheetFrom } from '#rules/kit/hexmap/sheetFrom.ts';
import { rosters } from '../../ids.ts';

/** A turn and a half on a road that never was: no counter, no hex and no die of it is the game's. */

const grid: Grid = {
  orientation: 'pointy',
  offset: 'odd',
  columns: 14,
  rows: 9,
  numbering: {
    first: 'row',
    columnDigits: 2,
    rowDigits: 2,
    firstColumn: 1,
    firstRow: 20,
    columnsGrow: 'left',
    rowsGrow: 'down',
  },
};
const sheet = sheetFrom({
  grid,
  ground: 'open',
  terrain: { openWoods: '2107 2108 2207 2706 2707 2803', swamp: '2010 2011 2110', marsh: '2613 2612' },
  features: { sourceGerman: '2414', sourceSoviet: '2401', village: '2406 2411' },
  links: { main: ['2414 2413 2412 2411 2410 2409 2408 2407 2406 2405 2404 2403 2402 2401'] },
});

export const sample: MakeSample = (called) => {
  const unit = inventedBy(called);
  const strong = (attack: number, defence: number, er: number) => ({ attack, defence, er, ma: 8, stacking: 1 });
  const half = (attack2: number, defence2: number, er2: number) => ({ twoSteps: true, attack2, defence2, er2 });
  const mot = { kind: 'combat', class: 'mot' };
  const foot = { kind: 'combat', class: 'foot', traits: ['infantry'] };
  const [west, east] = [called(20), called(21)];
  const german = [
    unit(1, { ...mot, formation: west, traits: ['armoured', 'vehicle'], ...strong(9, 5, 7), ...half(5, 3, 6) }),
    unit(2, { ...mot, formation: west, traits: ['motInfantry'], ...strong(6, 6, 7) }),
    unit(3, { ...mot, formation: west, traits: ['recon', 'motorcycle'], ...strong(3, 3, 6), ...half(2, 2, 5) }),
    unit(4, { kind: 'hq', formation: west, class: 'mot', traits: [], ...strong(0, 1, 6), commandPoints: 2 }),
  ];
  const soviet = [
    unit(5, { ...foot, formation: east, ...strong(4, 4, 5), ...half(2, 2, 4) }),
    unit(6, { ...foot, formation: east, ...strong(3, 4, 4) }),
    unit(7, { ...foot, formation: east, ...strong(3, 3, 4) }),
    unit(8, { kind: 'hq', formation: east, class: 'foot', traits: [], ...strong(0, 1, 5), commandPoints: 1 }),
  ];
  const markers = [
    unit(10, { side: 'german', formations: west, value: 2 }),
    unit(11, { side: 'soviet', formations: east, value: 1 }),
  ];
  return {
    scenario: 'soltsy',
    things: {
      rosters: listsOf({ [rosters.german]: german, [rosters.soviet]: soviet, [rosters.markers]: markers }),
      sheets: { map: sheet },
    },
    steps: [
      map(`${called(5)} 2406; ${called(6)} 2407; ${called(7)} 2508; ${called(8)} 2404`),
      to('t1/set-up/second-side'),
      map(`${called(1)} 2409; ${called(2)} 2410; ${called(3)} 2304; ${called(4)} 2412`),
      to('t1/strategic/weather'),
      act('weather-set', { weather: 'dry' }),
      to('t1/strategic/initiative'),
      act('first-player', { side: 'german' }),
      act('cup'),
      act('cup'),
      to('t1/ops#1/op/activation'),
      act('choose-sequence', { side: 'german', kind: 'mobile', marker: called(10), formations: west }),
      to('t1/ops#1/op/kind=mobile/mobile/movement'),
      map(`${called(1)} 2408; ${called(2)} 2408; ${called(3)} 2302`),
      act('declare', { hex: '2407', units: `${called(1)}, ${called(2)}` }),
      to('t1/ops#1/op/kind=mobile/mobile/combat'),
      fight(
        'attack',
        {
          attacker: 'german',
          target: '2407',
          german: [{ id: 'invented-1' }, { id: 'invented-2' }],
          soviet: [{ id: 'invented-6' }],
        },
        [4],
      ),
      to('t1/ops#2/op/activation'),
      act('choose-sequence', { side: 'soviet', kind: 'mobile', marker: called(11), formations: east }),
      to('t1/ops#2/op/kind=mobile/mobile/movement'),
      map(`${called(5)} 2303; ${called(7)} 2301`),
      act('declare', { hex: '2302', units: `${called(5)}, ${called(7)}` }),
      to('t1/ops#2/op/kind=mobile/mobile/combat'),
      fight(
        'attack',
        {
          attacker: 'soviet',
          target: '2302',
          german: [{ id: 'invented-3' }],
          soviet: [{ id: 'invented-5' }, { id: 'invented-7' }],
        },
        [2, 5],
      ),
      to('t2/strategic/weather'),
      act('weather-set', { weather: 'dry' }),
      to('t2/strategic/supply'),
      mark('german'),
    ],
  };
};
