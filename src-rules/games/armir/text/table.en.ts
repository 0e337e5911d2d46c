import type { Texts } from '../../../kit/text.ts';

/** The record: sequence, ledger, turn record. */
export const tableEn = {
  says: {
    'armir.about': 'Soviet offensive against the Italian 8th Army on the Don, December 1942.',
    'armir.scenario': 'The Don, December 1942',
    'armir.scenario.about': 'Six turns of two days.',
    'armir.phase.initiative': 'Initiative',
    'armir.phase.reinforcements': 'Axis reinforcements',
    'armir.phase.axisMovement': 'Axis movement',
    'armir.phase.sovietMovement': 'Soviet movement',
    'armir.phase.axisMotorised': 'Axis motorised movement',
    'armir.phase.sovietMotorised': 'Soviet motorised movement',
    'armir.phase.bombardment': 'Bombardment',
    'armir.phase.axisCombat': 'Axis combat',
    'armir.phase.sovietCombat': 'Soviet combat',
    'armir.phase.supply': 'Supply',
    'armir.phase.attrition': 'Attrition',
    'armir.score.total': 'Soviet PV',
    'armir.score.undecided': 'Undecided',
  },
  words: {
    'armir.side.axis': { bare: 'Axis', the: 'the Axis', of: 'of the Axis', adj: 'Axis' },
    'armir.side.soviet': { bare: 'Soviet', the: 'the Soviet', of: 'of the Soviet', adj: 'Soviet' },
  },
} as const satisfies Texts;
