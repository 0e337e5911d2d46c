import { calledSo } from '#rules/kit/base/named.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { rosters } from '../../ids.ts';
import { msg } from '../msg.ts';

/** A block by its name on one of the rosters, or by its id. */
export const blockOf = (
  context: Pick<Context, 'rosters'>,
  called: string,
  on: readonly string[] = [rosters.axis, rosters.soviet],
): RosterUnit | undefined =>
  calledSo(
    called,
    on.flatMap((id) => context.rosters[id]?.units ?? []),
  );
/** A block of theirs that was called is named as such. */
type Theirs = Pick<RosterUnit, 'name'>;
const isTheirs = (theirs: Theirs): Proposal => refuse(msg('bite.bar.otherSide', { unit: name(theirs.name) }), '1.2');

/** Why the block called so is none of this side; `theirs`: the other side's of that name. */
export const nobody = (called: string, theirs?: Theirs): Proposal => {
  if (theirs) return isTheirs(theirs);
  return called.trim() === ''
    ? refuse(msg('bite.bar.noBlock'), '1.2')
    : refuse(msg('bite.bar.unknownBlock', { unit: name(called.trim()) }), '1.2');
};
/** The same where a block may be told by its class instead. */
export const nobodyNamed = (called: string, theirs?: Theirs): Proposal =>
  theirs ? isTheirs(theirs) : refuse(msg('bite.bar.unknownOrClass', { unit: name(called.trim()) }), '1.2');
