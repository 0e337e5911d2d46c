import { act, fight, inventedBy, listsOf, type MakeSample, map, mark, to } from '#rules/kit/game/sample.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { sheetFrom } from '#rules/kit/hexmap/sheetFrom.ts';
import { rosters } from '../../ids.ts';

/** Two turns of a pocket that never was: no counter, no hex and no die of it is the game's. */

const grid = gridOf(13, 10);
const sheet = sheetFrom({
  grid: { ...grid, numbering: { ...grid.numbering, firstRow: 14 } },
  ground: 'clear',
  terrain: {
    forest:
      '0215 0216 0316 0217 0317 0118 0714 1015 0916 1016 1116 0817 0917 1318 0721 0821 0921 1221 1321 0722 0822 0922 1022 0723 0823 0923',
    swamp: '1315 0321 0322 0422 0423 0523',
    lake: '0615 0516 0517',
  },
  features: {
    westEdge: '0114 0115 0116 0117 0118 0119 0120 0121 0122 0123',
    eastEdge: '1314 1315 1316 1317 1318 1319 1320 1321 1322 1323',
  },
  sides: {
    river: '0617/0717 0617/0718 0618/0718 0618/0719 0619/0719 0619/0720 0620/0720 0620/0721 0621/0721 0621/0722',
  },
  links: { road: ['0120 0219 0319 0419 0519 0618 0719 0818 0919 1018 1118'] },
});

export const sample: MakeSample = (called) => {
  const unit = inventedBy(called);
  const german = [
    unit(1, { type: 'infantry', steps: '9-9-7 7-7-7 5-5-7 2-3-7' }),
    unit(2, { type: 'infantry', steps: '8-9-7 6-7-7 4-5-7 2-2-7' }),
    unit(3, { type: 'panzer', steps: '6-5-12 3-3-12', division: called(10) }),
    unit(4, { type: 'grenadier', steps: '4-4-12 2-2-12', division: called(10) }),
  ];
  const soviet = [unit(5, { type: 'leader', rating: 3 })];
  return {
    scenario: 'smolensk',
    things: {
      rosters: listsOf({ [rosters.german]: german, [rosters.soviet]: soviet }),
      sheets: { map: sheet },
    },
    steps: [
      act('setup-all'),
      to('t1/sov/movement'),
      act('roll-16', { die: 2 }),
      act('roll-19', { die: 5 }),
      act('in-s1x'),
      act('in-s1v'),
      act('provisional', { die: 4 }),
      to('t1/ger/movement'),
      act('in-g1c'),
      to('t2/sov/movement'),
      act('in-s2w'),
      act('in-s2x'),
      act('provisional', { die: 1 }),
      map(
        `rifle 0814; rifle 0816; rifle 0718; rifle 0820; rifle 0822; rifle 1016; rifle 1216; armor 1220; ${called(5)} 1217`,
      ),
      to('t2/ger/movement'),
      act('in-g2a'),
      act('in-g2b'),
      map(`${called(1)} 0619; ${called(2)} 0618; ${called(3)} 1118; ${called(4)} 1118`),
      to('t2/ger/combat'),
      fight(
        'attack',
        {
          attacker: 'german',
          target: '0718',
          allAcross: true,
          german: [
            { id: 'invented-1', hex: '0619', across: 'river' },
            { id: 'invented-2', hex: '0618', across: 'river' },
          ],
          soviet: [{ id: 'a', name: called(6), type: 'rifle', attack: 3, defence: 4, hex: '0718' }],
        },
        [2],
      ),
      fight(
        'attack',
        {
          attacker: 'german',
          target: '1016',
          forest: true,
          german: [{ id: 'invented-3' }, { id: 'invented-4' }],
          soviet: [{ id: 'a', name: called(7), type: 'rifle', attack: 1, defence: 1, hex: '1016' }],
        },
        [3],
      ),
      map('rifle#3 off; rifle#6 off'),
      to('t3/sov/movement'),
      act('in-s3z'),
      act('in-s3x'),
      act('provisional', { die: 6 }),
      map('rifle 1019; rifle 0918'),
      to('t3/sov/combat'),
      fight(
        'attack',
        {
          attacker: 'soviet',
          target: '1118',
          german: [{ id: 'invented-3' }, { id: 'invented-4' }],
          soviet: [
            { id: 'a', name: called(8), type: 'armor', attack: 6, defence: 4, hex: '1217' },
            { id: 'b', name: called(9), type: 'rifle', attack: 4, defence: 5, hex: '1019' },
          ],
        },
        [1],
      ),
      to('t3/ger/movement'),
      mark('german'),
    ],
  };
};
