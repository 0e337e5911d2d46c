import type { Translation } from '../text.ts';
import type { en } from './record.en.ts';

export const it: Translation<typeof en> = {
  says: {
    'kit.undo.entry': '{{says}}',
    'kit.undo.round': 'il round',
    'kit.undo.roundBefore': 'ciò che precede il round 1',
    'kit.undo.roundNth': 'il round {{what}}',
    'kit.undo.fight': 'lo scontro',
    'kit.undo.attack': 'l’attacco',
    'kit.undo.activation': 'l’attivazione',
    'kit.undo.phase': 'la fase',
    'kit.undo.phaseNamed': '{{phase}}',
    'kit.undo.turn': 'il turno {{what}}',
    'kit.undo.span': '{{what}}',
    'kit.flag.fight': 'Questo scontro ha letto ciò che è cambiato: resta come combattuto.',
    'kit.flag.dice': 'Questi dadi toccano ciò che è cambiato: restano come tirati.',
    'kit.flag.balance': 'Qui {{account}} scende a {{n}}.',
    'kit.sequence.lost': 'La fase registrata è ignota a questa versione: il turno riapre dal suo inizio.',
    'kit.sequence.done': 'Fase conclusa: {{phase}}',
    'kit.sequence.jump': 'Si passa a: {{phase}}',
    'kit.sequence.end': 'Fine della partita',
    'kit.turnLabel': 'Nome',
    'kit.turnLabel.name': 'Dai un nome a un turno',
    'kit.turnLabel.about': 'La scatola non dà date ai turni. Un nome vostro sta accanto al numero.',
    'kit.turnLabel.which': 'Turno',
    'kit.turnLabel.turn': 'turno {{n}}',
    'kit.turnLabel.said': 'Il turno {{n}} si chiama {{label}}.',
    'kit.turnLabel.saidNone': 'Il turno {{n}} è senza nome.',
    'kit.luck.says_one':
      'Dopo {{count}} scontro {{side.the}} supera la media di {{n}}; probabilità di tanto: {{p.percent}}.',
    'kit.luck.says_other':
      'Dopo {{count}} scontri {{side.the}} supera la media di {{n}}; probabilità di tanto: {{p.percent}}.',
    'kit.luck.even_one': 'Dopo {{count}} scontro nessuno supera la media.',
    'kit.luck.even_other': 'Dopo {{count}} scontri nessuno supera la media.',
    'kit.luck.hits_one':
      'Dopo {{count}} tiro {{side.the}} ha {{n}} colpi più del previsto; probabilità di tanti: {{p.percent}}.',
    'kit.luck.hits_other':
      'Dopo {{count}} tiri {{side.the}} ha {{n}} colpi più del previsto; probabilità di tanti: {{p.percent}}.',
    'kit.luck.hitsEven_one': 'Dopo {{count}} tiro nessuno ha più colpi del previsto.',
    'kit.luck.hitsEven_other': 'Dopo {{count}} tiri nessuno ha più colpi del previsto.',
    'kit.ledger.min': '{{account}}: ne mancano {{short}}.',
    'kit.ledger.max': '{{account}}: {{short}} oltre il limite di {{limit}}.',
    'kit.ledger.unknown': 'Nessun conto {{account}}.',
    'kit.bad.type': 'tipo di valore non adatto, atteso {{expected}}',
    'kit.bad.small': 'almeno {{n}}',
    'kit.bad.big': 'al massimo {{n}}',
    'kit.bad.key': 'campo inesistente',
    'kit.bad.value': 'uno fra {{values}}',
    'kit.bad.other': '{{why}}',
  },
  words: {},
};
