import type { JsonObject } from '#rules/kit/base/json.ts';
import { openSession, recordOf } from '#rules/kit/procedure/session.ts';
import { actAll, gameNow } from '../state/store.ts';

/** Two units a side; every value is invented. */
const invented: JsonObject = {
  attacker: 'german',
  target: '1412',
  german: [
    { id: 'a', name: '5 Inf Div', type: 'infantry', attack: 17, defence: 9 },
    { id: 'b', name: '26 Inf Div', type: 'infantry', attack: 9, defence: 9 },
  ],
  soviet: [
    { id: 'x', name: '12 Rifle', type: 'rifle', attack: 1, defence: 5, ma: 6 },
    { id: 'y', name: '14 Rifle', type: 'rifle', attack: 1, defence: 4, ma: 6 },
  ],
};

/** Fights it out in the open game with this face, every question answered with its first choice. */
export const fight = (flow: string, face: number, change: JsonObject = {}): void => {
  const open = gameNow();
  const calculator = open?.game.calculators[0];
  const input = calculator?.parse({ ...invented, ...change }, open?.context);
  if (!open || !calculator || !input?.ok) throw new Error('no such fight');
  let session = openSession(open.game, calculator, input.value, open.context);
  for (let { ask } = session.played; ask; { ask } = session.played) {
    const answer = session.read(ask.kind === 'choice' ? (ask.options.find(({ not }) => !not)?.key ?? '') : face);
    if (!answer) throw new Error(`no answer to ${ask.id}`);
    session = session.after(answer);
  }
  actAll(recordOf(session, flow));
};
