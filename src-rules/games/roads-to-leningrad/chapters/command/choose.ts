import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { cells, marks, otherSide, type SideId, sequences } from '../../ids.ts';
import { groups, sideMsg } from '../../model/cells.ts';
import { operation } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf } from '../../model/reading.ts';
import { sequenceBar } from './boundSequences.ts';
import { asSide, sideField } from './cup.ts';
import { passesOf, passKey } from './initiative.ts';
import {
  actingIn,
  combinedIn,
  drawnOf,
  dueSide,
  hasChosen,
  leftOf,
  type Marker,
  markersIn,
  markersOf,
  namedMarker,
  playingSide,
  poolOf,
  stateOf,
} from './markers.ts';
import { msg } from './msg.ts';

/** 7.21, 7.22, 7.31, 7.34: which marker is played, and as which sequence. */

/** Names of the markers in hand: the one drawn first, then the pool's, then the others in the cup. */
export const inHand = (context: Context, side: SideId): readonly Marker[] => {
  const [drawn, pool] = [drawnOf(context, side), poolOf(context, side)];
  const order = [drawn, pool, ...(drawn === undefined ? markersIn(context, side, 'cup') : [])];
  return order.flatMap((id) => markersOf(context).find((one) => one.id === id) ?? []);
};
export const offersOf = (context: Context): readonly Offer[] =>
  inHand(context, playingSide(context)).map(({ name: called }) => ({ name: called }));
/** What the form opens with: what was drawn, else the pool's where the cup is empty. */
const begun = (context: Context): Marker | undefined => {
  const side = playingSide(context);
  const [first] = inHand(context, side);
  return drawnOf(context, side) !== undefined || markersIn(context, side, 'cup').length === 0 ? first : undefined;
};
/** Names of formations the players typed. */
const formationsOf = (context: Context, side: SideId): readonly string[] => [
  ...new Set([
    ...markersOf(context).flatMap((one) => (one.side === side ? one.formations : [])),
    ...countersOf(context).flatMap((one) => (one.side === side && one.formation !== '' ? [one.formation] : [])),
  ]),
];
export const acted = (formations: readonly string[]): Fact => set(cells.acting, formations.join(', '));
const formationsField = {
  kind: 'text',
  msg: msg('rtl.act.field.formations'),
  hint: msg('rtl.act.field.formations.hint'),
  start: '',
  max: 200,
  many: true,
  optional: true,
  rule: '7.21',
  offers: (context: Context) => formationsOf(context, playingSide(context)).map((one) => ({ name: one })),
} as const;

const choose = action({
  id: 'choose-sequence',
  msg: msg('rtl.act.action.choose'),
  about: msg('rtl.act.action.choose.about'),
  rule: '7.21',
  verb: 'choose',
  group: groups.operations,
  fields: {
    side: sideField(playingSide),
    kind: {
      kind: 'choice',
      msg: msg('rtl.act.field.sequence'),
      start: 'mobile',
      // S6.22: it opens on one that the rules leave open
      begins: (context: Context) => sequences.find((one) => !sequenceBar(context, playingSide(context), one)),
      options: sequences.map((key) => ({ key, msg: msg(`rtl.act.sequence.${key}`) })),
      big: true,
    },
    marker: {
      kind: 'text',
      msg: msg('rtl.act.field.marker'),
      hint: msg('rtl.act.field.marker.hint'),
      start: '',
      max: 60,
      offers: offersOf,
      begins: (context: Context) => begun(context)?.name ?? '',
      // 7.21: what was drawn nobody learns but who plays it
      behind: (context: Context) => (begun(context) ? playingSide(context) : undefined),
    },
    formations: formationsField,
  },
  proposes: (input, context) => {
    const side = asSide(input.side);
    const { kind } = input;
    const op = operation(context);
    const combined = combinedIn(context);
    const typed = namesIn(input.formations);
    const begins = (acting: readonly string[]): readonly Fact[] => [
      set(cells.active, side),
      set(cells.sequence, kind),
      acted(kind === 'pass' ? [] : acting),
      set(cells.drawn, ''),
      mark(marks.chosen, 'op', side, op),
    ];
    const sequence = msg(`rtl.act.sequence.${kind === 'pass' ? 'pass' : kind === 'assault' ? 'assault' : 'mobile'}`);
    const plays = (acting: readonly string[]) =>
      acting.length === 0
        ? msg('rtl.act.says.playsUnnamed', { side: sideMsg(side), sequence })
        : msg('rtl.act.says.plays', { side: sideMsg(side), sequence, what: nameList(acting) });
    const bound = sequences.find((one) => one === kind);
    const twice: Objection | undefined = hasChosen(context)
      ? { msg: msg('rtl.act.bar.chosen'), rule: '7.21' }
      : bound && sequenceBar(context, side, bound);

    if (combined) {
      const acting = typed.length > 0 ? typed : actingIn(context);
      // 4.37: the marker shown wakes whom its player names
      const any = markersOf(context).some(
        (one) => one.any && one.side === side && stateOf(context, one.id) === 'played',
      );
      if (acting.length === 0 && any) return refuse(msg('rtl.act.bar.anyFormation'), '4.37');
      const bar = twice ?? (kind === 'pass' ? { msg: msg('rtl.act.bar.shown'), rule: '7.33' } : undefined);
      return allowUnless(bar, plays(acting), begins(acting));
    }

    const [drawn, pool] = [drawnOf(context, side), poolOf(context, side)];
    const marker = namedMarker(context, side, input.marker);
    const counted = markersIn(context, side, 'cup', 'pool').filter(
      (one) => !markersOf(context).some(({ id }) => id === one),
    );
    // of a cup filled by number the name says which counter the one drawn is
    const nameless = drawn !== undefined && !markersOf(context).some((one) => one.id === drawn);
    const fallback = input.marker === '' || nameless ? (drawn ?? counted[0]) : counted[0];
    const id = marker?.id ?? fallback;
    const filled = leftOf(context, side) > 0 || leftOf(context, otherSide(side)) > 0;
    if (id === undefined && markersIn(context, side, 'cup', 'pool').length > 0)
      return refuse(msg('rtl.act.bar.which'), '7.21');
    const state = id === undefined ? undefined : stateOf(context, id);
    const bar: Objection | undefined =
      twice ??
      (filled && side !== dueSide(context)
        ? { msg: msg('rtl.act.bar.turn', { side: sideMsg(dueSide(context)) }), rule: '7.23' }
        : filled && id !== undefined && state !== 'cup' && state !== 'pool'
          ? {
              msg: msg('rtl.act.bar.notLeft', { what: msg('rtl.act.text', { text: name(input.marker) }) }),
              rule: '7.26',
            }
          : drawn !== undefined && id !== drawn && id !== pool
            ? { msg: msg('rtl.act.bar.other'), rule: '7.24' }
            : kind === 'pass' && pool !== undefined
              ? { msg: msg('rtl.act.bar.pool'), rule: '7.22' }
              : undefined);
    const acting =
      typed.length > 0
        ? typed
        : marker
          ? marker.formations
          : input.marker !== ''
            ? [input.marker]
            : (markersOf(context).find((one) => one.id === id)?.formations ?? []);
    const moved: readonly Fact[] =
      id === undefined
        ? []
        : kind === 'pass'
          ? [setAt(cells.markers, id, 'pool')]
          : [
              setAt(cells.markers, id, 'played'),
              // 7.31: the one drawn stays in the place of the one played out of the pool
              ...(drawn !== undefined && drawn !== id ? [setAt(cells.markers, drawn, 'pool')] : []),
            ];
    if (kind !== 'pass') {
      if (marker?.any && typed.length === 0) return refuse(msg('rtl.act.bar.anyFormation'), '4.37');
      return allowUnless(bar, plays(acting), [...moved, ...begins(acting)]);
    }
    // 7.21c: nobody learns which it is
    return allowUnless(bar, msg('rtl.act.says.pass', { side: sideMsg(side) }), [
      ...moved,
      ...begins([]),
      setAt(cells.passes, passKey(context.turn, side), passesOf(context, context.turn, side) + 1),
    ]);
  },
});
export const isPassing = (context: Context): boolean => textIn(context, cells.sequence) === 'pass';
export const chooseActions = [choose];
