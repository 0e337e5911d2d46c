import { calledSo } from '#rules/kit/base/named.ts';
import { nearest } from '#rules/kit/base/near.ts';
import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sides } from '../ids.ts';
import { hexKeys } from './cells.ts';
import { msg } from './msg.ts';
import { germanUnits, sovietUnits } from './namedUnits.ts';
import { countersOf, signed } from './reading.ts';
import type { Counter } from './units.ts';

/** Fields that several actions share. */
export const die = (what: Msg = msg('rtl.field.die')) =>
  ({ kind: 'face', msg: what, start: null, sides: 10, zero: 10, big: true }) as const;
export const hex = {
  kind: 'place',
  msg: msg('rtl.field.hex'),
  hint: msg('rtl.hex.hint'),
  start: '',
  pattern: `(?:${hexKeys.pattern.slice(1, -1)})?`,
} as const;

type Fits = (context: Context) => readonly Counter[];
const offered =
  (fits: Fits) =>
  (context: Context): readonly Offer[] =>
    fits(context).map(({ name }) => ({ name }));
/** A unit by its name on the roster, or by any name while nobody typed one. */
export const unit = (fits: Fits = countersOf) =>
  ({
    kind: 'text',
    msg: msg('rtl.field.unit'),
    hint: msg('rtl.unit.hint'),
    start: '',
    max: 60,
    big: true,
    offers: offered(fits),
    begins: (context: Context) => fits(context)[0]?.name,
  }) as const;
/** Several units; `begins` lists those the record knows of. */
export const units = (what: Msg, fits: Fits, begins?: (context: Context) => readonly { readonly name: string }[]) =>
  ({
    kind: 'text',
    msg: what,
    hint: msg('rtl.units.hint'),
    start: '',
    max: 2000,
    many: true,
    big: true,
    offers: offered(fits),
    ...(begins
      ? {
          begins: (context: Context) =>
            begins(context)
              .map(({ name }) => name)
              .join(', '),
        }
      : {}),
  }) as const;

/** Counters the rules name: under these ids they stand on a roster as soon as one is typed. */
const printedUnits = [...germanUnits, ...sovietUnits];

const printed = (text: string) => calledSo(text, printedUnits);
export interface Named {
  /** of the record: a counter's, or the name itself while no roster has it */
  readonly id: string;
  readonly name: string;
  readonly counter: Counter | undefined;
}
/** A name without a counter is written down under itself, so that a game without rosters is recorded too. */
export const namedIn = (context: Context, text: string): Named => {
  const all = countersOf(context);
  // of two called alike the one of the side whose turn it is
  const order = context.who === sides.soviet ? [sides.soviet, sides.german] : [sides.german, sides.soviet];
  const counter = [text, ...order.map((side) => signed(text.trim(), side))]
    .map((one) => calledSo(one, all))
    .find((one) => one !== undefined);
  if (counter) return { id: counter.id, name: counter.name, counter };
  const known = printed(text);
  if (known) return { id: known.id, name: known.name, counter: undefined };
  const id = text
    .trim()
    .replace(/[^\w.:#-]+/g, '-')
    .slice(0, 64);
  return { id, name: text.trim(), counter: undefined };
};
/** Nobody on the lists is called so, and one of them almost is: its name. */
export const misnamed = (context: Context, text: string): string | undefined => {
  if (text.trim() === '' || namedIn(context, text).counter || printed(text)) return undefined;
  const all = countersOf(context);
  const near = nearest(
    text,
    all.flatMap(({ id, name }) => [name, id]),
  );
  return all.find(({ id, name }) => near === name || near === id)?.name;
};
export const namedUnits = (context: Context, text: string): readonly Named[] => {
  const found = namesIn(text).map((one) => namedIn(context, one));
  return found.filter((one, i) => found.findIndex(({ id }) => id === one.id) === i);
};
/** What the record calls by its id, as players know it. */
export const nameOf = (context: Context, id: string): string =>
  [...countersOf(context), ...printedUnits].find((one) => one.id === id)?.name ?? id;
/** Several hexes, with commas. */
export const hexes = {
  kind: 'text',
  msg: msg('rtl.field.hexes'),
  hint: msg('rtl.hexes.hint'),
  start: '',
  max: 400,
  many: true,
  big: true,
} as const;
export const sideField = {
  kind: 'choice',
  msg: msg('rtl.field.side'),
  start: sides.german,
  options: [
    { key: sides.german, msg: msg('rtl.side.german') },
    { key: sides.soviet, msg: msg('rtl.side.soviet') },
  ],
  begins: (context: Context) => (context.who === sides.soviet ? sides.soviet : sides.german),
} as const;
