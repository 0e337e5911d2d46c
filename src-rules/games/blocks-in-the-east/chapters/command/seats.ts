import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { offMap, offSaid } from '../../model/blocks/change.ts';
import { made } from '../../model/blocks/made.ts';
import { allowUnless } from '../../model/facts.ts';
import { holds } from '../../model/holders.ts';
import { lacks, payments, priceRules } from '../../model/paying.ts';
import { ppMsg } from '../../model/ppWords.ts';
import { type PfColour, pfColours, priceOf } from '../../model/prices.ts';
import { showFacts } from '../../model/reading.ts';
import { on } from '../../model/rules.ts';
import { deactivates } from './activation.ts';
import type { Hq } from './kinds.ts';
import { msg } from './msg.ts';
import { hqsOf, missingAp } from './orders.ts';

/** 13.8: FHQ and Stavka: the price that comes first, and where they sit. */

export const fhqOf = (context: Context): Hq | undefined =>
  hqsOf(context, sides.axis).find(({ kind }) => kind === 'fhq');
export const stavkaOf = (context: Context): Hq | undefined =>
  hqsOf(context, sides.soviet).find(({ kind }) => kind === 'stavka');

/** 13.8.2, AMB-49: AP that FHQ lacks; it is repaired before anything else. */
export const fhqLacks = (context: Context): number => {
  const fhq = on(context, 'a13') ? fhqOf(context) : undefined;
  return fhq ? missingAp(context, fhq) : 0;
};
/** What stands against any other purchase of Germany's. */
export const fhqFirst = (context: Context): Objection | undefined => {
  const count = fhqLacks(context);
  return count > 0 ? { msg: msg('bite.hq.bar.fhqFirst', { count }), rule: '13.8.2' } : undefined;
};

const priceIn = (context: Context, pf: readonly PfColour[]) => priceOf(pf, 'supremeHq', priceRules(context, 'GER'));
/** What FHQ costs now; undefined while nobody has typed the colours of its faces. */
export const fhqPrice = (context: Context): Msg | undefined => {
  const fhq = fhqOf(context);
  const colours = fhq && made(fhq.unit, false, fhqLacks(context), context).colours;
  return colours && ppMsg(priceIn(context, colours));
};

const repair = action({
  id: 'fhq-repair',
  msg: msg('bite.hq.action.fhq'),
  rule: '13.8.2',
  about: msg('bite.hq.action.fhq.about'),
  side: sides.axis,
  group: msg('bite.hq.group'),
  fields: {
    colour: {
      kind: 'choice',
      msg: msg('bite.field.pfColour'),
      start: 'printed',
      // as a purchase begins, where the list cannot tell
      begins: (context: Context) => (fhqPrice(context) ? undefined : 'black'),
      rule: '7.3',
      options: [
        {
          key: 'printed',
          msg: msg('bite.pfColour.printed'),
          when: (context: Context) => fhqPrice(context) !== undefined,
        },
        ...pfColours.map((key) => ({ key, msg: msg(`bite.pfColour.${key}`) })),
      ],
    } as const,
  },
  when: (context) => fhqLacks(context) > 0,
  proposes: ({ colour }, context) => {
    const fhq = fhqOf(context);
    const count = fhqLacks(context);
    if (!fhq || count === 0) return refuse(msg('bite.hq.bar.fhqWhole'), '13.8.2');
    const what = made(fhq.unit, false, count, context);
    const pf = colour === 'printed' ? what.colours : Array.from({ length: count }, () => colour);
    if (!pf) return refuse(msg('bite.bar.noColours'), '7.3');
    const price = priceIn(context, pf);
    const says = msg('bite.hq.says.fhq', { hq: name(fhq.name), count, pp: ppMsg(price) });
    return allowUnless(lacks('GER', price, context), says, [
      ...payments('GER', price, msg('bite.hq.line.fhq', { hq: name(fhq.name), count }), '13.8.2', context),
      ...showFacts(fhq.id, null, context),
    ]);
  },
});

/** 13.8.1: it cannot leave Moscow; rebuilt it sits in Chelyabinsk. */
export const stavkaFalls = (context: Context): boolean =>
  on(context, 'a13') &&
  holds(context, 'moscow', sides.axis) &&
  textIn(context, cells.stavkaSeat) !== 'chelyabinsk' &&
  stavkaOf(context) !== undefined;
const falls = action({
  id: 'stavka-falls',
  msg: msg('bite.hq.action.stavka'),
  rule: '13.8.1',
  about: msg('bite.hq.action.stavka.about'),
  side: sides.soviet,
  group: msg('bite.hq.group'),
  fields: {},
  when: stavkaFalls,
  proposes: (_, context) => {
    const stavka = stavkaOf(context);
    if (!stavka) return refuse(msg('bite.hq.bar.noStavka'), '13.8.1');
    const off = offMap(stavka.id, context);
    return allowUnless(
      stavkaFalls(context) ? undefined : { msg: msg('bite.hq.bar.moscowHeld'), rule: '13.8.1' },
      offSaid(msg('bite.hq.says.stavka', { hq: name(stavka.name) }), off),
      [
        setAt(cells.state, stavka.id, 'eliminated'),
        ...showFacts(stavka.id, null, context),
        ...off,
        deactivates(stavka.id),
        set(cells.stavkaSeat, 'chelyabinsk'),
      ],
    );
  },
});

export const seatActions: readonly Action[] = [repair, falls];
