import type { Translation } from '../message.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  says: {
    'kit.question.noOption': 'questo gioco non ha questa opzione',
    'kit.question.noChoice': 'l’opzione non ammette questo valore',
    'kit.question.noScenario': 'questo gioco non ha questo scenario',
    'kit.question.noTable': 'questo gioco non ha questa tabella',
    'kit.question.invalid': '{{why}}',
    'kit.question.misfit': '{{answer}} qui non risponde a "{{ask}}"',
    'kit.question.near': 'qui non esiste: forse si intende {{near}}',
    'kit.question.noPart': 'parte inesistente',
    'kit.question.noPlace': 'la sequenza del turno {{turn}} non ha questo punto: li elenca "phases"',
    'kit.question.otherTurn': 'un punto di un turno diverso dal {{turn}}',
    'kit.question.noCell': 'questo gioco non registra nulla con questo nome',
    'kit.question.noKey': 'nulla di ciò che registra si chiama così',
    'kit.question.noValue': 'non è uno dei suoi valori',
    'kit.question.noAccount': 'questo gioco non ha questo conto',
    'kit.question.noMark': 'questo gioco non annota nulla con questo nome',
    'kit.question.noNote': 'un’annotazione ha bisogno di un valore',
    'kit.question.noList': 'serve un elenco di testi',
    'kit.question.noColumn': 'la tabella non ha questa colonna',
    'kit.question.noRow': 'la tabella non ha questa riga',
    'kit.question.colTwice': 'una colonna compare due volte con contenuti diversi',
    'kit.question.unread': '{{text}} non si legge come questa tabella, per esempio {{example}}',
    'kit.question.notNow': 'Adesso non si fa: in questo punto la sequenza non lo prevede.',
  },
  words: {
    'kit.word.step': { bare: 'livello', one: 'livello', other: 'livelli' },
  },
};
