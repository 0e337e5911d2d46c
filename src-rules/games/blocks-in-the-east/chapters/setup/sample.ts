import { fight, inventedBy, listsOf, type MakeSample, map, mark, to } from '#rules/kit/game/sample.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { sheetFrom } from '#rules/kit/hexmap/sheetFrom.ts';
import { rosters } from '../../ids.ts';

/** A month and a half of a border that never was: no block, no hex and no die of it is the game's. */

const column = (n: number): string => Array.from({ length: 8 }, (_, i) => `0${n}0${i + 1}`).join(' ');
const columns = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => column(from + i)).join(' ');

const sheet = sheetFrom({
  grid: gridOf(9, 8),
  ground: 'plain',
  terrain: { forest: '0302 0402 0403 0502 0706 0707 0806', swamp: '0606 0607', hill: '0801 0902' },
  features: { linkedAxis: '0104', linkedSoviet: '0904', minor: '0504 0804' },
  labels: { POL: columns(1, 4), USSR: columns(5, 9) },
  links: { rail: ['0104 0204 0304 0404 0504 0604 0704 0804 0904'] },
});

export const sample: MakeSample = (called) => {
  const unit = inventedBy(called);
  const axis = [
    unit(1, { class: 'infantry', faces: '4 3 2 1', nation: 'GER' }),
    unit(2, { class: 'infantry', faces: '3 2 1', nation: 'GER' }),
    unit(3, { class: 'tanks', faces: '4 3 2 1', nation: 'GER' }),
    unit(4, { class: 'mechanised', faces: '3 2 1', nation: 'GER' }),
  ];
  const soviet = [
    unit(5, { class: 'infantry', faces: '3 2 1' }),
    unit(6, { class: 'infantry', faces: '3 2 1' }),
    unit(7, { class: 'infantry', faces: '2 1' }),
    unit(8, { class: 'tanks', faces: '4 3 2 1' }),
    unit(9, { class: 'infantry', faces: '3 2 1' }),
  ];
  return {
    scenario: 'SBE1',
    things: {
      rosters: listsOf({ [rosters.axis]: axis, [rosters.soviet]: soviet }),
      sheets: { map: sheet },
    },
    steps: [
      map(`${called(5)} 0503; ${called(6)} 0505; ${called(7)} 0704; ${called(8)} 0705; ${called(9)} 0803`),
      to('t1/setup/first=soviet/axis'),
      map(`${called(1)} 0403; ${called(2)} 0405; ${called(3)} 0404; ${called(4)} 0404`),
      to('t1/axis/movement'),
      map(`${called(1)} 0505; ${called(2)} 0505; ${called(3)} 0604; ${called(4)} 0604`),
      to('t1/axis/combat'),
      fight(
        'battle',
        {
          attacks: 'axis',
          hex: '0505',
          axis: [{ id: 'invented-1' }, { id: 'invented-2' }],
          soviet: [{ id: 'invented-6' }],
        },
        [1, 1, 1, 2],
      ),
      to('t1/soviet/movement'),
      map(`${called(5)} 0504; ${called(9)} 0603; ${called(7)} 0604; ${called(8)} 0604`),
      to('t1/soviet/combat'),
      fight(
        'battle',
        {
          attacks: 'soviet',
          hex: '0604',
          axis: [{ id: 'invented-3' }, { id: 'invented-4' }],
          soviet: [{ id: 'invented-7' }, { id: 'invented-8' }],
        },
        [1, 2, 'stay', 'all'],
      ),
      map(`${called(7)} 0704; ${called(8)} 0704`),
      to('t2/axis/supply'),
      mark('axis'),
    ],
  };
};
