import type { Context } from '#rules/kit/record/context.ts';
import type { Opening, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { meetsRim, openingsOf as openingsOn, type Tried } from '#rules/kit/supply/told.ts';
import type { Traced } from '#rules/kit/supply/trace/profile.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import type { Field } from '../map/field.ts';
import { causesAt, type Lines } from './causes.ts';
import { msg } from './msg.ts';

/** From traced lines to what is said of them: shared by all lines of the game. */

/** What would open a line, over all the ways tried. */
export const openingsOf = (
  field: Field,
  side: SideId,
  context: Pick<Context, 'place' | 'turn'>,
  tried: readonly (Tried & { readonly lines: Lines })[],
): readonly Opening[] =>
  openingsOn(field.ground.board, tried, (node, { lines }) => causesAt(field, side, node, context, lines));

/** SCREENS: undrawn hexes are never crossed, and the verdict says so. */
export const withRim = (field: Field, traced: readonly Traced[], says: Msg): Msg =>
  meetsRim(field.ground.board, traced) ? msg('pgg.supply.two', { a: says, b: msg('pgg.supply.rim') }) : says;

export type SupplyEffect = SupplyStatus['effects'][number];
