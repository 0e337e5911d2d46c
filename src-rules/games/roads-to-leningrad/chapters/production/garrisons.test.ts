import { describe, expect, it } from 'vitest';
import { cells, type ScenarioId } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { counterattack, in_, soltsy } from '../../testing/turns.ts';

describe('scenario rules', () => {
  it('RTL-S4.22 on 15AM of scenario 2 the Soviet units in completed strongpoints are named: they do not move', () => {
    const told = (code: string, hexState: string, scenario: ScenarioId = counterattack) => {
      const context = in_(scenario, code, {
        cells: {
          [cells.at]: { 'rifles-1': '2214', 'hq-2': '2214', tanks: '2215', 'rifle-1': '2216' },
          [cells.strongpoints]: { '2214': hexState, '2216': 'german:done' },
        },
      });
      const found = game.reminders(context).find(({ id }) => id === 'stay');
      return found && [found.rule, JSON.stringify(found.msg.p).match(/Invented [\w-]+/g)];
    };
    expect(told('15AM', 'soviet:done')).toEqual(['S4.22', ['Invented rifles-1', 'Invented hq-2']]);
    expect([told('15AM', 'soviet:building'), told('15PM', 'soviet:done'), told('15AM', 'soviet:done', soltsy)]).toEqual(
      [undefined, undefined, undefined],
    );
  });
});
