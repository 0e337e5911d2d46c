import type { JsonObject } from '#rules/kit/base/json.ts';
import { gun, hq, panzer, plane, unit } from './attacks.ts';

/** An invented attack with every check there is, all of them open: 2 · 2 · 3 · 3 · 2 branches and ten faces each. */
export const wholeAttack: JsonObject = {
  attacker: 'german',
  sequence: 'mobile',
  terrain: ['village'],
  weather: 'dry',
  german: [
    panzer(10, 6, { id: 'pz-a', name: 'Invented tanks A', hex: '5730' }),
    panzer(6, 5, { id: 'pz-b', name: 'Invented tanks B', hex: '5730' }),
    unit(8, 5, 5, { id: 'lorried', name: 'Invented lorried', hex: '5829', traits: ['motInfantry'], class: 'mot' }),
    unit(4, 5, 6, { id: 'sappers', name: 'Invented sappers', hex: '5829', traits: ['engineer'], class: 'mot' }),
    unit(4, 5, 5, { id: 'foot', name: 'Invented foot', hex: '5831', traits: ['infantry'], class: 'foot' }),
    unit(3, 3, 4, {
      id: 'reserve',
      name: 'Invented reserve',
      hex: '5831',
      traits: ['infantry'],
      class: 'foot',
      part: false,
    }),
    gun(4, 6, { id: 'guns-a', name: 'Invented guns A' }),
    gun(5, 6, { id: 'guns-b', name: 'Invented guns B' }),
    gun(3, 7, { id: 'guns-c', name: 'Invented guns C' }),
    plane(2, 7, { id: 'dive', name: 'Invented dive' }),
    plane(1, 6, { id: 'level', name: 'Invented level', airType: 'B' }),
    hq(1, 'units', { id: 'hq-a', name: 'Invented HQ A' }),
    hq(2, 'none', { id: 'hq-b', name: 'Invented HQ B' }),
    hq(1, 'artillery', { id: 'arko', name: 'Invented Arko', traits: ['arko'] }),
    { id: 'leader', name: 'Invented leader', kind: 'leader', commandPoints: 2 },
  ],
  soviet: [
    unit(3, 6, 4, { id: 'at', name: 'Invented AT', formation: 'Red', traits: ['redDefence', 'antiTank'] }),
    unit(3, 6, 5, {
      id: 'rifles',
      name: 'Invented rifles',
      formation: 'Red',
      twoSteps: true,
      attack2: 1,
      defence2: 3,
      er2: 4,
    }),
    gun(3, 5, { id: 'guns-r', name: 'Invented guns R', formation: 'Red' }),
    gun(2, 6, { id: 'guns-s', name: 'Invented guns S', formation: 'Red' }),
    plane(1, 5, { id: 'red-air', name: 'Invented red air' }),
    hq(1, 'cas', { id: 'hq-r', name: 'Invented HQ R', formation: 'Red' }),
  ],
};
