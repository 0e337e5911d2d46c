import type { JsonObject } from '../base/json.ts';
import { memo } from '../base/memo.ts';
import { holds } from '../forms/conditions.ts';
import { asInput, type Fields, type InputOf, type Parsed, type Raw } from '../forms/fields.ts';
import { fillFrom, parsePlain } from '../forms/parse.ts';
import { brokenBy, sayingOver } from '../record/accountLimits.ts';
import type { Context } from '../record/context.ts';
import type { Proposal } from '../record/proposal.ts';
import { type Msg, msg, name } from '../words/message.ts';
import type { AccountSpec } from './specs.ts';

/** What players do with an action, as a word on its button; without one a die is rolled and anything else is booked. */
export type Verb = 'place' | 'enter' | 'draw' | 'choose' | 'take' | 'buy';

type Balances = { readonly [account: string]: number };

/**
 * One thing players do beside moving and fighting, in words and facts: a form drawn from its fields. An action with a
 * `face` field is a rolled step: the screen offers the die keys and the app's own die.
 */
export interface ActionSpec<F extends Fields> {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly about?: Msg;
  readonly side?: string;
  readonly fields: F;
  /** whether it is offered now; default always */
  readonly when?: (context: Context) => boolean;
  readonly verb?: Verb;
  /** how often or where it is offered: the palette and the ledger list it under this heading */
  readonly group: Msg;
  readonly proposes: (input: InputOf<F>, context: Context) => Proposal;
}

export interface Action {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly about?: Msg;
  readonly side?: string;
  readonly verb?: Verb;
  readonly group: Msg;
  readonly fields: Fields;
  readonly when: (context: Context) => boolean;
  /** with `context`, what is left out takes what the game knows (`from`) in place of its start */
  readonly parse: (raw: Raw, context?: Context) => Parsed<JsonObject>;
  readonly proposes: (input: JsonObject, context: Context) => Proposal;
}

/** An action whose `proposes` knows the type of its fields, as the registry sees it. */
export const action = <F extends Fields>(spec: ActionSpec<F>): Action => ({
  id: spec.id,
  msg: spec.msg,
  rule: spec.rule,
  group: spec.group,
  fields: spec.fields,
  about: spec.about,
  side: spec.side,
  ...(spec.verb === undefined ? {} : { verb: spec.verb }),
  when: spec.when ?? (() => true),
  parse: (raw, context) => parsePlain(spec.fields, raw, context),
  proposes: (input, context) => spec.proposes(asInput(spec.fields, input), context),
});

/** What of its form is asked as things stand: nothing where it only has to be booked. */
export const asks = (of: Action, context: Context): boolean => asksIn(context)(of);
const asksIn = memo((context: Context) =>
  memo((of: Action): boolean => {
    const input = fillFrom(of.fields, context);
    return Object.values(of.fields).some((field) => !field.when || holds(field.when, { input, context }));
  }),
);

/** A proposal held to the limits of the accounts: beyond them it is refused, and said as an override done anyway. */
const withinLimits = (accounts: readonly AccountSpec[], balances: Balances, proposal: Proposal): Proposal => {
  if (!proposal.ok) {
    const { anyway } = proposal;
    if (!anyway) return proposal;
    const facts = sayingOver(accounts, balances, anyway.facts);
    return facts === anyway.facts ? proposal : { ...proposal, anyway: { ...anyway, facts } };
  }
  const [first] = brokenBy(accounts, balances, proposal.facts);
  if (!first) return proposal;
  return {
    ok: false,
    msg: first.msg,
    rule: first.rule,
    anyway: {
      says: msg('kit.ledger.anyway', { what: proposal.says, rule: name(first.rule) }),
      facts: sayingOver(accounts, balances, proposal.facts),
    },
  };
};

/** The actions of a game, each held to the limits its accounts declare: form, palette and command line ask these. */
export const limitedActions = (actions: readonly Action[], accounts: readonly AccountSpec[]): readonly Action[] =>
  accounts.some(({ min, max }) => min !== undefined || max !== undefined)
    ? actions.map((action) => ({
        ...action,
        proposes: (input, context) =>
          withinLimits(known(accounts, context), context.balances, action.proposes(input, context)),
      }))
    : actions;

/** In a game what nobody booked is 0; asked outside of one, a balance nobody stated is unknown and binds nothing. */
const known = (accounts: readonly AccountSpec[], { place, balances }: Context): readonly AccountSpec[] =>
  place === '' ? accounts.filter(({ id }) => balances[id] !== undefined) : accounts;
