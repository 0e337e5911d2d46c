import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  { id: 'ARMIR-16.3.2', means: 'the attack on the airports' },
  { id: 'ARMIR-16.1a', means: 'The Čir die is rolled once in each Soviet combat phase while units are there.' },
  { id: 'ARMIR-16.1.3', means: 'Each 20 CP add 1 to it; motorised and tracked CP count twice.' },
  { id: 'ARMIR-16.1.1', means: 'A modified 3 or more gains a box, until Bokovskaya.' },
  { id: 'ARMIR-16.1.2', means: 'The same number costs no, one or two steps.' },
  { id: 'ARMIR-16.1.4', means: 'From the Bokovskaya box units enter the map in the next Soviet movement.' },
  { id: 'ARMIR-16.1b', means: 'Arrival and losses over the turns left, exactly, for units or for a curve of CP.' },
  { id: 'ARMIR-16.1c', means: 'The least force sure of turn 2, and every set the player ticks beside it.' },
  { id: 'ARMIR-16.3a', means: 'A die below the turn adds 1 to the garrison of the airports.' },
  { id: 'ARMIR-16.3.1', means: 'Units leave by the exit hexes into the box, for good, and all attack.' },
  { id: 'ARMIR-16.3.3', means: 'The box is out of supply but for armoured corps that pass their one die.' },
  { id: 'ARMIR-16.1d', means: 'Units, boxes and dice of the Čir are kept; the number of boxes is the map’s.' },
  { id: 'ARMIR-16.3b', means: 'Garrison, box and turn of capture are kept and drawn.' },
  { id: 'ARMIR-P3', means: 'When Bokovskaya falls, at what price, and what 20 CP more are worth.' },
  { id: 'ARMIR-P5', means: 'The garrison turn by turn and the chance that the airports fall.' },
];
