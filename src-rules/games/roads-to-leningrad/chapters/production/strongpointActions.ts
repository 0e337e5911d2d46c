import type { JsonObject } from '#rules/kit/base/json.ts';
import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { groups, sideMsg } from '../../model/cells.ts';
import { hex, hexes, misnamed, namedIn, sideField, unit } from '../../model/fields.ts';
import { isIn, operation } from '../../model/phases.ts';
import { allowUnless, called } from '../../model/propose.ts';
import { countersOf, hexOf } from '../../model/reading.ts';
import { strongpointAt } from '../../model/strongpoints.ts';
import type { Counter } from '../../model/units.ts';
import { beginBar } from './building.ts';
import { msg } from './msg.ts';
import {
  abandoned,
  bar202,
  begunMark,
  completable,
  completableNow,
  completeBar,
  lost,
  newMark,
} from './strongpoints.ts';

/** Where a unit would build: the hex typed, else its own. */
const hexFor = (context: Context, one: Counter, typed: unknown): string =>
  typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : (hexOf(context, one.id) ?? '');

/** 14.25a: an active unit begins one in the construction phase of its assault sequence. */
const begin = action({
  id: 'strongpoint',
  msg: msg('rtl.action.strongpoint'),
  about: msg('rtl.action.strongpoint.about'),
  rule: '14.25',
  group: groups.places,
  fields: {
    side: sideField,
    hex: { ...hex, big: true },
    unit: {
      ...unit(),
      msg: msg('rtl.field.builder'),
      begins: () => '',
      offers: (context: Context, { hex: typed }: JsonObject): readonly Offer[] =>
        countersOf(context)
          .filter((one) => beginBar(context, one.side, hexFor(context, one, typed), one) === undefined)
          .map((one) => ({ name: one.name })),
    },
  },
  proposes: (input, context) => {
    const at = input.hex;
    if (at === '') return refuse(msg('rtl.bar.noHex'), '14.22');
    const side: SideId = input.side;
    const builder = input.unit === '' ? undefined : namedIn(context, input.unit).counter;
    const near = misnamed(context, input.unit);
    const bar: Objection | undefined =
      near === undefined
        ? (beginBar(context, side, at, builder) ?? bar202(context, { formation: '', name: input.unit, side }))
        : { msg: msg('rtl.bar.misnamed', { what: name(input.unit), near: name(near) }), rule: '14.23' };
    return allowUnless(bar, msg('rtl.says.strongpointBegun', { hex: name(at), side: sideMsg(side) }), [
      setAt(cells.strongpoints, at, `${side}:building`),
      mark(newMark, at, true, operation(context)),
      ...(side === sides.soviet ? [mark(begunMark, at, true, `t${context.turn}`)] : []),
    ]);
  },
});

const listed = (found: readonly { readonly hex: string }[]): string => found.map(({ hex }) => hex).join(', ');
/** 14.25c */
const complete = action({
  id: 'strongpoint-done',
  msg: msg('rtl.action.strongpointDone'),
  about: msg('rtl.action.strongpointDone.about'),
  rule: '14.25',
  group: groups.places,
  fields: { hexes: { ...hexes, begins: (context: Context) => listed(completableNow(context)) } },
  when: (context) => completable(context).length > 0,
  proposes: (input, context) => {
    const chosen = namesIn(input.hexes).flatMap((hex) => strongpointAt(context, hex) ?? []);
    const what = called(chosen.map(({ hex }) => hex));
    if (!what) return refuse(msg('rtl.bar.noStrongpoint'), '14.25');
    return allowUnless(
      isIn(context, 'works', 'construction')
        ? chosen.map((one) => completeBar(context, one)).find((bar) => bar !== undefined)
        : { msg: msg('rtl.bar.completePhase'), rule: '14.25' },
      msg('rtl.says.strongpointDone', { what }),
      chosen.map(({ hex, side }) => setAt(cells.strongpoints, hex, `${side}:done`)),
      [{ msg: msg('rtl.next.strongpoint'), rule: '14.13' }],
    );
  },
});

/** 14.26 */
const remove = action({
  id: 'strongpoint-off',
  msg: msg('rtl.action.strongpointOff'),
  about: msg('rtl.action.strongpointOff.about'),
  rule: '14.26',
  group: groups.places,
  fields: { hexes: { ...hexes, begins: (context: Context) => listed([...lost(context), ...abandoned(context)]) } },
  proposes: (input, context) => {
    const chosen = namesIn(input.hexes).flatMap((hex) => strongpointAt(context, hex) ?? []);
    const what = called(chosen.map(({ hex }) => hex));
    if (!what) return refuse(msg('rtl.bar.noStrongpoint'), '14.26');
    return allowUnless(
      undefined,
      msg('rtl.says.strongpointOff', { what }),
      chosen.map(({ hex }) => setAt(cells.strongpoints, hex, null)),
    );
  },
});

export const strongpointActions = [begin, complete, remove];
