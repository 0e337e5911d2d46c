import type { Translation } from '#rules/kit/words/message.ts';
import type { planningEn } from './planning.en.ts';

export const planningIt: Translation<typeof planningEn> = {
  says: {
    'rtl.plan.erUnknown': 'Non si sa: manca un ER.',
    'rtl.plan.unit': '{{unit}} nell’attacco',
    'rtl.plan.air': 'CAS di {{unit}}',
    'rtl.plan.hex_one': '{{count}} attaccante da {{hex}}',
    'rtl.plan.hex_other': '{{count}} attaccanti da {{hex}}',
    'rtl.plan.hexUnsaid_one': '{{count}} attaccante senza esagono',
    'rtl.plan.hexUnsaid_other': '{{count}} attaccanti senza esagono',
    'rtl.plan.thirdHex': 'Un terzo esagono attaccante, senza contarne la forza',
    'rtl.plan.sequence.mobile': 'Sequenza mobile',
    'rtl.plan.sequence.assault': 'Sequenza di assalto',
    'rtl.plan.crt.mobile': 'CRT Mobile',
    'rtl.plan.crt.assault': 'CRT Assalto',
    'rtl.plan.lead': '{{unit}} di testa, ER {{er}}',
    'rtl.plan.leadAir': 'Controllo CAS di {{unit}}, ER {{er}}',
    'rtl.plan.leadGun': 'Controllo dell’artiglieria di {{unit}}, ER {{er}}',
    'rtl.plan.engineers': 'Attaccano i genieri',
    'rtl.plan.engineer': 'Genieri in più, senza contarne la forza',
    'rtl.plan.combined': 'Armi combinate (CAB)',
    'rtl.plan.partner': 'Un’unità adatta al CAB in più, senza contarne la forza',
    'rtl.plan.points_one': '{{unit}}: {{count}} punto comando per {{what}}',
    'rtl.plan.points_other': '{{unit}}: {{count}} punti comando per {{what}}',
    'rtl.plan.spending': 'Punti comando',
    'rtl.plan.keep': 'nessun punto speso',
    'rtl.plan.spent': '{{unit}}: {{what}}',
  },
  words: {},
};
