import type { JsonObject } from '#rules/kit/base/json.ts';
import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { type Bar, called, never, unless } from '../../propose.ts';
import { countersOf, hexOf } from '../../reading.ts';
import { t } from '../../text/speak-table.ts';
import type { Counter } from '../../units.ts';
import { beginBar } from '../building.ts';
import { groups } from '../cells.ts';
import { isIn, operation } from '../order.ts';
import {
  abandoned,
  begunMark,
  completable,
  completableNow,
  completeBar,
  lost,
  newMark,
  strongpointAt,
} from '../strongpoints.ts';
import { hex, hexes, misnamed, namedIn, sideField, unit } from './fields.ts';

/** Where a unit would build: the hex typed, else its own. */
const hexFor = (around: Around, one: Counter, typed: unknown): string =>
  typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : (hexOf(around, one.id) ?? '');

/** 14.25a: an active unit begins one in the construction phase of its assault sequence. */
const begin = action({
  id: 'strongpoint',
  msg: t('rtl.action.strongpoint'),
  about: t('rtl.action.strongpoint.about'),
  rule: '14.25',
  group: groups.places,
  fields: {
    side: sideField,
    hex: { ...hex, big: true },
    unit: {
      ...unit(),
      msg: t('rtl.field.builder'),
      begins: () => '',
      offers: (around: Around, { hex: typed }: JsonObject): readonly Offer[] =>
        countersOf(around)
          .filter((one) => beginBar(around, one.side, hexFor(around, one, typed), one) === undefined)
          .map((one) => ({ name: one.name })),
    },
  },
  proposes: (input, around) => {
    const at = input.hex.trim();
    if (at === '') return never(t('rtl.bar.noHex'), '14.22');
    const side: SideId = input.side;
    const builder = input.unit.trim() === '' ? undefined : namedIn(around, input.unit).counter;
    const near = misnamed(around, input.unit);
    const bar: Bar | undefined =
      near === undefined
        ? beginBar(around, side, at, builder)
        : { msg: t('rtl.bar.misnamed', { what: name(input.unit.trim()), near: name(near) }), rule: '14.23' };
    return unless(bar, t('rtl.says.strongpointBegun', { hex: name(at), side: t(`rtl.side.${side}`) }), [
      setAt(cells.strongpoints, at, `${side}:building`),
      mark(newMark, at, true, operation(around)),
      ...(side === sides.soviet ? [mark(begunMark, at, true, `t${around.turn}`)] : []),
    ]);
  },
});

const listed = (found: readonly { readonly hex: string }[]): string => found.map(({ hex }) => hex).join(', ');
/** 14.25c */
const complete = action({
  id: 'strongpoint-done',
  msg: t('rtl.action.strongpointDone'),
  about: t('rtl.action.strongpointDone.about'),
  rule: '14.25',
  group: groups.places,
  fields: { hexes: { ...hexes, begins: (around: Around) => listed(completableNow(around)) } },
  when: (around) => completable(around).length > 0,
  proposes: (input, around) => {
    const chosen = namesIn(input.hexes).flatMap((hex) => strongpointAt(around, hex) ?? []);
    const what = called(chosen.map(({ hex }) => hex));
    if (!what) return never(t('rtl.bar.noStrongpoint'), '14.25');
    return unless(
      isIn(around, 'works', 'construction')
        ? chosen.map((one) => completeBar(around, one)).find((bar) => bar !== undefined)
        : { msg: t('rtl.bar.completePhase'), rule: '14.25' },
      t('rtl.says.strongpointDone', { what }),
      chosen.map(({ hex, side }) => setAt(cells.strongpoints, hex, `${side}:done`)),
      [{ msg: t('rtl.next.strongpoint'), rule: '14.13' }],
    );
  },
});

/** 14.26 */
const remove = action({
  id: 'strongpoint-off',
  msg: t('rtl.action.strongpointOff'),
  about: t('rtl.action.strongpointOff.about'),
  rule: '14.26',
  group: groups.places,
  fields: { hexes: { ...hexes, begins: (around: Around) => listed([...lost(around), ...abandoned(around)]) } },
  proposes: (input, around) => {
    const chosen = namesIn(input.hexes).flatMap((hex) => strongpointAt(around, hex) ?? []);
    const what = called(chosen.map(({ hex }) => hex));
    if (!what) return never(t('rtl.bar.noStrongpoint'), '14.26');
    return unless(
      undefined,
      t('rtl.says.strongpointOff', { what }),
      chosen.map(({ hex }) => setAt(cells.strongpoints, hex, null)),
    );
  },
});

export const strongpointActions = [begin, complete, remove];
