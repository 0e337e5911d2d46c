import type { Texts } from '#rules/kit/words/message.ts';

/** What each thing adds. */
export const planningEn = {
  says: {
    'rtl.plan.erUnknown': 'Not known: an ER is not typed.',
    'rtl.plan.unit': '{{unit}} in the attack',
    'rtl.plan.air': 'CAS of {{unit}}',
    'rtl.plan.hex_one': '{{count}} attacker from {{hex}}',
    'rtl.plan.hex_other': '{{count}} attackers from {{hex}}',
    'rtl.plan.hexUnsaid_one': '{{count}} attacker without a hex',
    'rtl.plan.hexUnsaid_other': '{{count}} attackers without a hex',
    'rtl.plan.thirdHex': 'A third attacking hex, its strength not counted',
    'rtl.plan.sequence.mobile': 'Mobile sequence',
    'rtl.plan.sequence.assault': 'Assault sequence',
    'rtl.plan.crt.mobile': 'Mobile CRT',
    'rtl.plan.crt.assault': 'Assault CRT',
    'rtl.plan.lead': '{{unit}} in the lead, ER {{er}}',
    'rtl.plan.leadAir': 'CAS check by {{unit}}, ER {{er}}',
    'rtl.plan.leadGun': 'Artillery check by {{unit}}, ER {{er}}',
    'rtl.plan.engineers': 'Engineers attack',
    'rtl.plan.engineer': 'An engineer beside them, its strength not counted',
    'rtl.plan.combined': 'Combined arms (CAB)',
    'rtl.plan.partner': 'A partner for the CAB beside them, its strength not counted',
    'rtl.plan.points_one': '{{unit}}: {{count}} command point for {{what}}',
    'rtl.plan.points_other': '{{unit}}: {{count}} command points for {{what}}',
    'rtl.plan.spending': 'Command points',
    'rtl.plan.keep': 'no points spent',
    'rtl.plan.spent': '{{unit}}: {{what}}',
  },
  words: {},
  common: {
    'rtl.plan.gun': 'kit.fight.supportOf',
  },
} as const satisfies Texts;
