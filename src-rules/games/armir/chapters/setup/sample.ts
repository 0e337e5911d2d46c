import { act, fight, inventedBy, listsOf, type MakeSample, map, mark, to } from '#rules/kit/game/sample.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { sheetFrom } from '#rules/kit/hexmap/sheetFrom.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { rosters, tables } from '../../ids.ts';

/** Two turns on a river that never was: no counter, no table, no hex and no die of it is the game's. */

const sheet = sheetFrom({
  grid: gridOf(12, 9),
  ground: 'clear',
  terrain: { forest: '0302 0402 0403 0607 0707', rough: '0908 1008 1007' },
  features: { sourceA: '0105', sourceSoviet: '1205', village: '0604', city: '0305' },
  sides: {
    minor:
      '0701/0801 0702/0801 0702/0802 0703/0802 0703/0803 0704/0803 0704/0804 0705/0804 0705/0805 0706/0805 0706/0806',
  },
  links: { rail: ['0105 0205 0305'], road: ['0305 0405 0505 0605 0705 0805'] },
});

const faces = ['1', '2', '3', '4', '5', '6', '7'];
const odds = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'];
const lost = (steps: number): string => (steps <= 0 ? '-' : String(steps));
/** Invented: the better the column and the die, the more falls on the defender. */
const crt: GridData = {
  id: tables.crt,
  cols: odds,
  rows: faces,
  cells: Object.fromEntries(
    odds.flatMap((col, i) =>
      faces.map((face) => {
        const luck = i + Number(face);
        return [`${face}/${col}`, { text: `${lost(Math.floor((11 - luck) / 3))}/${lost(Math.floor((luck - 2) / 3))}` }];
      }),
    ),
  ),
  from: 'typed',
};

export const sample: MakeSample = (called) => {
  const unit = inventedBy(called);
  const foot = { kind: 'combat', move: 'other', mp: 6 };
  const axis = [
    unit(1, { ...foot, nation: 'ITA', formation: 'ii', cp: '6 4 2' }),
    unit(2, { ...foot, nation: 'ITA', formation: 'ii', cp: '5 3' }),
    unit(3, { ...foot, nation: 'ITA', formation: 'ii', cp: '7 4 2' }),
    unit(4, { kind: 'hq', nation: 'ITA', formation: 'ii', mp: 4, range: 4, mp2: 10, range2: 2 }),
  ];
  const soviet = [
    unit(5, { ...foot, army: 'iii', cp: '12 8 4' }),
    unit(6, { ...foot, army: 'iii', cp: '9 7 4' }),
    unit(7, { kind: 'combat', army: 'iii', cp: '9 6 3', move: 'tracked', mp: 14 }),
    unit(8, { kind: 'hq', army: 'iii', mp: 4, range: 6, mp2: 8, range2: 4, firstGuns: 4 }),
  ];
  return {
    scenario: 'don',
    things: {
      tables: { [tables.crt]: crt },
      rosters: listsOf({ [rosters.axis]: axis, [rosters.soviet]: soviet }),
      sheets: { map: sheet },
    },
    steps: [
      map(`${called(1)} 0705; ${called(2)} 0704; ${called(3)} 0702; ${called(4)} 0505`),
      to('t1/set-up/soviet-setup'),
      map(`${called(5)} 0804; ${called(6)} 0805; ${called(7)} 0802; ${called(8)} 1005`),
      to('t1/set-up/markers'),
      act('guns-set'),
      to('t1/order=short/short/soviet-combat'),
      fight(
        'combat',
        {
          attacker: 'soviet',
          target: '0705',
          soviet: [{ id: 'invented-5' }, { id: 'invented-6' }],
          axis: [{ id: 'invented-1' }],
        },
        [6],
      ),
      to('t1/order=short/short/soviet-motorised'),
      map(`${called(7)} 0602; ${called(6)} 0703`),
      to('t1/supply'),
      mark('axis'),
      to('t1/attrition'),
      ...[3, 6, 7].map((n) => act('attrition', { where: '', unit: called(n) })),
      to('t2/initiative'),
      act('guns-set'),
      act('air-die', { die: 3 }),
      to('t2/reinforcements'),
      act('tem-die', { die: 2 }),
      to('t2/order=axis/usual/axis-combat'),
      fight(
        'combat',
        {
          attacker: 'axis',
          target: '0703',
          axis: [{ id: 'invented-2' }, { id: 'invented-3' }],
          soviet: [{ id: 'invented-6' }],
        },
        [5],
      ),
    ],
  };
};
