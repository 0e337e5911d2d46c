import type { RosterUnit } from '#rules/kit/record/playerData.ts';

/** The counters the rules name, with what they state of them and no number: the rest is the players' to type. */

const unit = (id: string, name: string, values: RosterUnit['values']): RosterUnit => ({ id, name, values });

export const germanUnits: readonly RosterUnit[] = [
  // 15.25
  unit('von-manstein', 'von Manstein', { kind: 'leader' }),
  // S3.22, S4.24
  unit('aa-269', 'AA269/269', { kind: 'combat', formation: '' }),
];
export const sovietUnits: readonly RosterUnit[] = [
  // 15.25
  unit('voroshilov', 'Voroshilov', { kind: 'leader' }),
  // 15.12: an HQ with an attack strength
  unit('hq-25c', 'HQ 25C', { kind: 'hq', formation: '25C' }),
  // S3.27
  unit('hq-3', 'HQ 3', { kind: 'hq', formation: '3' }),
  unit('mot-1-3', '1/3', { kind: 'combat', formation: '3' }),
  unit('art-3', 'Art. 3', { kind: 'artillery', formation: '3' }),
  unit('art-614', '614', { kind: 'artillery', formation: '' }),
  // S5.2: white box until the 20AM group is taken
  unit('98-25c', '98/25C', { kind: 'combat', formation: '' }),
];
