import { turns as allTurns, type Node, phase, seq } from '#rules/kit/sequence/nodes.ts';
import { otherPhases, playerTurns, sides } from '../../ids.ts';
import { turns } from '../../model/turns.ts';
import { airInterdiction, cities, germanCombat, germanDisruption, germanMovement, mechanized } from './german.ts';
import { msg } from './msg.ts';
import { setup } from './setUp.ts';
import { recapture, sovietCombat, sovietDisruption, sovietInterdiction, sovietMovement } from './soviet.ts';
import { isTurn } from './tasks.ts';

/** The sequence of play (4.2, digest section 2): the set-up, then twelve turns of two player-turns each. */

const ending = phase({
  id: otherPhases.end,
  label: 'C',
  msg: msg('pgg.phase.end'),
  rule: '4.1',
  who: 'table',
  tasks: [
    { id: 'advance', msg: msg('pgg.task.advance'), rule: '4.1', when: { turn: { to: turns - 1 } } },
    { id: 'final', msg: msg('pgg.task.final'), rule: '15.0', when: isTurn(turns) },
  ],
});

export const sequence: Node = allTurns(
  turns,
  seq('', [
    setup,
    seq(playerTurns.soviet, [sovietMovement, sovietCombat, sovietDisruption, sovietInterdiction, recapture], {
      msg: msg('pgg.seq.soviet'),
      who: sides.soviet,
    }),
    seq(playerTurns.german, [germanMovement, germanCombat, mechanized, germanDisruption, airInterdiction, cities], {
      msg: msg('pgg.seq.german'),
      who: sides.german,
    }),
    ending,
  ]),
);

export const firstPlace = 't1/setup/armies';
