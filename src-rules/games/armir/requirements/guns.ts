import type { Requirement } from '#rules/kit/game/requirements.ts';

export const guns: readonly Requirement[] = [
  {
    id: 'ARMIR-13c',
    means:
      'A mobile assault costs the hex it strikes and 2 MP more, won or lost; the one free hex does not pay for it.',
  },
  {
    id: 'ARMIR-11.1a',
    means:
      'A bombardment is read in the column of its value on the row of the die: nothing, DSG, or DSG and a step of the owner’s choice.',
  },
  {
    id: 'ARMIR-14.3.2',
    means: 'Soviet aircraft and guns take 1 off the die against a strongpoint hex; the Axis has no such modifier.',
  },
  {
    id: 'ARMIR-11a',
    means: 'One bombardment a hex and phase; aircraft and guns are never added up, nor Italian guns to each other.',
  },
  {
    id: 'ARMIR-11.1b',
    means: 'Values and dice outside the table are read in its nearest lower or last column and nearest row.',
  },
  { id: 'ARMIR-11.2b', means: 'All DSG markers go when a combat phase ends, whoever’s it was.' },
  {
    id: 'ARMIR-9.1a',
    means:
      'From turn 2 a die gives the air unit of the turn: 1 to 3 the Axis with 4, 4 to 6 the Soviet with 3; it flies once.',
  },
  { id: 'ARMIR-9.1b', means: 'The Axis bombs anywhere from the air, the Soviet within the range of one of its HQs.' },
  { id: 'ARMIR-10.1a', means: 'Italian heavy artillery bombards to 3 hexes for 1 PA a shot, and not without PA.' },
  {
    id: 'ARMIR-10.2a',
    means:
      'Each Soviet army has as many artillery points a turn as the range of its HQ; on turn 1 the number on its marker.',
  },
  {
    id: 'ARMIR-10.2b',
    means: 'Points are declared before the die and spent in either bombardment of the turn, within 3 hexes of the HQ.',
  },
  { id: 'ARMIR-10.2c', means: 'No shots of an HQ out of supply or off the map; points left over lapse with the turn.' },
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
  {
    id: 'ARMIR-18.4.1b',
    means: 'On turn 1 Italian guns are worth half, rounded up; Soviet points are not reduced again.',
  },
  { id: 'ARMIR-18.4.1c', means: 'Half the MP of a unit out of supply is rounded up.' },
  { id: 'ARMIR-8.3.1', means: 'Guns and Soviet HQs out of supply do not bombard.' },
  {
    id: 'ARMIR-9.2.1',
    means: 'The used CAI aircraft comes back with 5 or 6 in a later phase 1, unless it was lost with Kantemirovka.',
  },
  { id: 'ARMIR-16.2a', means: 'The Italians begin with 16 PA; movement phases and artillery use them up.' },
  { id: 'ARMIR-16.2b', means: 'Without PA no Italian gun fires, and Italian motorised units go one hex.' },
  { id: 'ARMIR-10.2d', means: 'Points and shots of each Soviet army, turn by turn.' },
  { id: 'ARMIR-P8', means: 'How long the PA last at a given rate, with or without the loss of Kantemirovka.' },
  { id: 'ARMIR-P9', means: 'Chances of the air die, and of the CAI aircraft being back by a given turn.' },
];
