import type { Thing } from '#shared/contract.ts';
import { thingsFor } from '../host/things.ts';
import { type OpenGame, usedAt } from './openedGame.ts';

/**
 * The table or list of the library that a game uses; `thing` absent: nobody has begun one. Undefined where the game uses
 * another version than lies there: what is typed in one game is no correction of another's.
 */
export const ownThing = (
  open: Pick<OpenGame, 'game' | 'rawThings' | 'state'>,
  things: readonly Thing[],
  kind: 'table' | 'roster',
  of: string,
): { readonly thing: Thing | undefined } | undefined => {
  const found = thingsFor(things, kind, open.game.id, of);
  const used = usedAt(open)[`${kind}:${of}`]?.checksum;
  const thing = used === undefined ? found[0] : found.find(({ checksum }) => checksum === used);
  return used !== undefined && !thing ? undefined : { thing };
};
