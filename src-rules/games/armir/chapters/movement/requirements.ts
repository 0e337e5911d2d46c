import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  {
    id: 'ARMIR-13c',
    means:
      'A mobile assault costs the hex it strikes and 2 MP more, won or lost; the one free hex does not pay for it.',
  },
  {
    id: 'ARMIR-6a',
    means: '8 SP to a hex, an HQ or gun being 1, checked when movement or combat ends and before an assault.',
  },
  {
    id: 'ARMIR-6.1',
    means: 'Units of one Soviet corps, or one Axis division, stack without limit as long as nobody else is with them.',
  },
  { id: 'ARMIR-6.2', means: 'What is too much is eliminated at once: the owner picks, and no more SP than needed.' },
  { id: 'ARMIR-6.3', means: 'Two Soviet armies never share a hex.' },
  { id: 'ARMIR-7b', means: 'A zone of control costs no MP, and retreats and advances pay no heed to it.' },
  {
    id: 'ARMIR-5a',
    means: 'MP are not kept or lent; a unit may always go one hex, except where it may not be at all.',
  },
  {
    id: 'ARMIR-5.1a',
    means: '1.5 MP a hex; along a road or railway 0.5 for motorised, tracked and HQs, 1 for the rest.',
  },
  { id: 'ARMIR-5.1.2', means: 'The railway between the Axis sources A and B is closed to every Soviet unit.' },
  { id: 'ARMIR-5.2', means: 'Motorised movement is for motorised and tracked combat units only.' },
  {
    id: 'ARMIR-5.3a',
    means:
      'The Axis turns HQs and guns when its movement begins, the Soviet its HQs in phase 1 if it has the initiative.',
  },
  {
    id: 'ARMIR-5.4a',
    means: 'Italian motorised units going further than a hex cost 1 PA a phase, not so HQs, the Celere and Germans.',
  },
  { id: 'ARMIR-5b', means: 'What a listed way costs a unit or group, whether it may be gone, and what is left.' },
  { id: 'ARMIR-18.4.1a', means: 'On turn 1 every unit has 2 MP less, tracked ones 1 less.' },
  { id: 'ARMIR-18.4.1c', means: 'Half the MP of a unit out of supply is rounded up.' },
  { id: 'ARMIR-16.2a', means: 'The Italians begin with 16 PA; movement phases and artillery use them up.' },
  { id: 'ARMIR-16.2b', means: 'Without PA no Italian gun fires, and Italian motorised units go one hex.' },
  { id: 'ARMIR-7.1a', means: 'Entering an enemy zone ends the move; leaving one, even for another, is allowed' },
  {
    id: 'ARMIR-5.5',
    means: 'Italians in strongpoints are locked on turns 1 and 2 until one of their colour has fallen',
  },
  { id: 'ARMIR-5.5.1', means: 'The Alpine HQ leaves Rossosh only with Soviets near; its units stay within its range' },
  { id: 'ARMIR-14.2.1b', means: 'The Axis crosses the Don only into a hex without enemy zone' },
];
