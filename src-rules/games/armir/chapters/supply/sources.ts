import { type Msg, name } from '#rules/kit/words/message.ts';
import type { Ground } from '../map/ground.ts';
import { msg } from './msg.ts';

/** A source of supply by its letter or name, with its hex. */
export const sourceMsg = (ground: Ground, node: number): Msg => {
  const hex = name(ground.id(node));
  const letter = ground.sourceLetter(node);
  if (letter !== '') return msg('armir.source.letter', { what: name(letter), hex });
  return ground.place('kantemirovka') === node
    ? msg('armir.source.depot', { hex })
    : msg('armir.source.other', { hex });
};
