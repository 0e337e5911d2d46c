import type { Context } from '../record/context.ts';
import { type Msg, msg, name } from '../words/message.ts';
import type { Action } from './action.ts';
import { action } from './action.ts';
import type { CellSpec } from './specs.ts';

/**
 * Names of turns, where the box prints none ("8 July", "second week"): the players give them, nothing is proposed. A
 * game that offers them lists the cell and the action; screens find both by these ids.
 */
export const turnLabelCell = 'turnLabel';
export const nameTurnAction = 'name-turn';
/** Longer ones do not stand beside a number. */
export const LONGEST_LABEL = 30;

const turnsTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);

export const turnLabelSpec = (group: Msg, last: number): CellSpec => ({
  id: turnLabelCell,
  msg: msg('kit.turnLabel'),
  rule: '',
  group,
  kind: 'text',
  keys: turnsTo(last).map((n) => ({ key: String(n), msg: msg('kit.turnLabel.turn', { n }) })),
});

/** The name the players gave a turn, '' without one. */
export const turnLabel = (context: Pick<Context, 'cells'>, turn: number): string => {
  const labels = context.cells[turnLabelCell];
  const key = String(turn);
  const label = typeof labels === 'object' && Object.hasOwn(labels, key) ? labels[key] : undefined;
  return typeof label === 'string' ? label : '';
};

/** An empty name takes the one there is off. */
export const nameTurn = (group: Msg, last: number): Action =>
  action({
    id: nameTurnAction,
    msg: msg('kit.turnLabel.name'),
    about: msg('kit.turnLabel.about'),
    rule: '',
    group,
    fields: {
      turn: { kind: 'count', msg: msg('kit.turnLabel.which'), start: 1, min: 1, max: last, from: 'turn' },
      label: { kind: 'text', msg: msg('kit.turnLabel'), start: '', max: LONGEST_LABEL },
    },
    proposes: ({ turn, label }) => {
      const text = label.trim();
      return {
        ok: true,
        says:
          text === ''
            ? msg('kit.turnLabel.saidNone', { n: turn })
            : msg('kit.turnLabel.said', { n: turn, label: name(text) }),
        facts: [{ kind: 'set', cell: turnLabelCell, key: String(turn), value: text === '' ? null : text }],
      };
    },
  });
