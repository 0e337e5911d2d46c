import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { allowUnless } from '../facts.ts';
import { msg } from '../msg.ts';
import type { PoolBlock } from './block.ts';
import { namedBlocks } from './change.ts';
import type { Booked } from './words.ts';

/** Several names with commas between them, of those the game has now; `all`: it begins with every one of them. */
export const namesField = (offers: (context: Context) => readonly Offer[], all: boolean) =>
  ({
    kind: 'text',
    start: '',
    many: true,
    big: true,
    offers,
    ...(all
      ? {
          begins: (context: Context) =>
            offers(context)
              .map(({ name }) => name)
              .join(', '),
        }
      : {}),
  }) as const;
export const poolGroup = msg('bite.group.pool');
export const offer = (blocks: readonly PoolBlock[], why?: (block: PoolBlock) => Msg | undefined): readonly Offer[] =>
  blocks.map((block) => {
    const msg = why?.(block);
    return { name: block.unit.name, ...(msg ? { msg } : {}) };
  });

/** Several blocks by name. */
export const blocksField = (offers: (context: Context) => readonly Offer[], all = false) =>
  ({
    ...namesField(offers, all),
    msg: msg('bite.field.theBlocks'),
    hint: msg('bite.field.theBlocks.hint'),
    max: 800,
  }) as const;

/** What a list of names books: the first that stands against it is the bar. */
export const each = (
  context: Context,
  text: string,
  side: SideId | undefined,
  bar: (block: PoolBlock) => Objection | undefined,
  does: (blocks: readonly PoolBlock[]) => Booked,
): Proposal => {
  const names = namesIn(text);
  if (names.length === 0) return refuse(msg('bite.bar.noBlocks'), '1.2');
  const found = namedBlocks(context, names, side);
  if (!found.ok) return found.not;
  const { says, facts, next } = does(found.blocks);
  const [stopped] = found.blocks.flatMap((block) => bar(block) ?? []);
  return allowUnless(stopped, says, facts, next);
};
