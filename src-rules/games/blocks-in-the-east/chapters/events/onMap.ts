import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { eventMarks, sides } from '../../ids.ts';
import { notedAt } from '../../model/cells.ts';
import { isOwn } from '../map/network.ts';
import { mapNow } from '../map/now.ts';
import { calledPlace } from '../map/places.ts';
import { bitOf } from '../map/zones.ts';
import { msg } from './msg.ts';
import { mostInAHex, partisansAt } from './partisans.ts';

/** What only the drawn map tells of events; where nothing is drawn it speaks against nothing. */

/** 29.1-1: Soviet land held by the Axis, outside its ZOC. */
const whyNoPartisans = (context: Context, place: string): Objection | undefined => {
  const field = mapNow(context);
  const node = field?.ground.board.nodeOf(place) ?? -1;
  if (!field || node < 0) return undefined;
  const called = { place: name(calledPlace(place, context)) };
  const held = field.ground.isLand(node) && field.ground.soviet(node) && isOwn(field, sides.axis, node);
  if (!held) return { msg: msg('bite.bar.notAxisHeld', called), rule: '29.1' };
  // where an Axis block stands, too
  const near = field.zones.axis[node] === 1 || ((field.any[node] ?? 0) & bitOf.axis) !== 0;
  return near ? { msg: msg('bite.bar.axisZoc', called), rule: '29.1' } : undefined;
};
/** 29.1: why no new battalion is placed in a hex this month; undefined: one may be. The hex that is full first. */
export const barBattalion = (context: Context, place: string): Objection | undefined => {
  const n = partisansAt(context, place);
  const called = { place: name(calledPlace(place, context)), count: n + 1 };
  if (n >= mostInAHex) return { msg: msg('bite.bar.fullHex', { ...called, count: mostInAHex }), rule: '29.1' };
  if (notedAt(context, eventMarks.newPartisans, place) !== undefined)
    return { msg: msg('bite.bar.newTwice', called), rule: '29.1' };
  // who was swept away is back next month
  if (notedAt(context, eventMarks.gonePartisans, place) !== undefined)
    return { msg: msg('bite.bar.swept', called), rule: '29.1' };
  return whyNoPartisans(context, place);
};
