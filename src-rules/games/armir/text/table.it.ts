import type { Translation } from '../../../kit/text.ts';
import type { tableEn } from './table.en.ts';

export const tableIt: Translation<typeof tableEn> = {
  says: {
    'armir.about': 'L’offensiva sovietica contro l’8ª Armata italiana sul Don, dicembre 1942.',
    'armir.scenario': 'Il Don, dicembre 1942',
    'armir.scenario.about': 'Sei turni di due giorni.',
    'armir.phase.initiative': 'Iniziativa',
    'armir.phase.reinforcements': 'Rinforzi Asse',
    'armir.phase.axisMovement': 'Movimento Asse',
    'armir.phase.sovietMovement': 'Movimento sovietico',
    'armir.phase.axisMotorised': 'Movimento motorizzato Asse',
    'armir.phase.sovietMotorised': 'Movimento motorizzato sovietico',
    'armir.phase.bombardment': 'Bombardamento',
    'armir.phase.axisCombat': 'Combattimento Asse',
    'armir.phase.sovietCombat': 'Combattimento sovietico',
    'armir.phase.supply': 'Rifornimento',
    'armir.phase.attrition': 'Attrito',
    'armir.score.total': 'PV sovietici',
    'armir.score.undecided': 'In corso',
  },
  words: {
    'armir.side.axis': { bare: 'Asse', the: 'l’Asse', of: 'dell’Asse', adj: 'dell’Asse', gender: 'f' },
    'armir.side.soviet': { bare: 'sovietico', the: 'il sovietico', of: 'del sovietico', adj: 'sovietica', gender: 'm' },
  },
};
