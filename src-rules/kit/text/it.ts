import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  says: {
    'kit.question.noOption': 'questo gioco non ha questa opzione',
    'kit.question.noChoice': 'l’opzione non ammette questo valore',
    'kit.question.noScenario': 'questo gioco non ha questo scenario',
    'kit.question.noTable': 'questo gioco non ha questa tabella',
    'kit.question.invalid': '{{why}}',
    'kit.question.misfit': 'la risposta non corrisponde ad alcuna domanda aperta',
  },
  words: {},
};
