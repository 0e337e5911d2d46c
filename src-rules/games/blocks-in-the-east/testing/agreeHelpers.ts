import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { Position } from '../../../testing/position.ts';
import { listed } from '../chapters/command/blocks.ts';
import { asHq } from '../chapters/command/kinds.ts';
import { type SideId, sides } from '../ids.ts';

/** What the pairs of readers share. */

export const bothSides = [sides.axis, sides.soviet] as const;

/** The same position in another step of its month. */
export const inStep = (at: Position, step: string): Position => {
  const { past: _, ...context } = at.context;
  return new Position(at.game, { ...context, place: `t${context.turn}/${step}` }, at.seed);
};

/** The same position with these rules in use. */
export const playing = (at: Position, ...rules: readonly string[]): Position => {
  const options = { ...at.context.options, level: 'advanced', ...Object.fromEntries(rules.map((id) => [id, true])) };
  return new Position(at.game, { ...at.context, options }, at.seed);
};
export const refusalOf = (proposal: Proposal | undefined): string | undefined =>
  proposal && !proposal.ok ? proposal.msg.id : undefined;
export const factsOf = (proposal: Proposal | undefined): readonly Fact[] => (proposal?.ok ? proposal.facts : []);

/** What is booked, by account. */
export const postsOf = (facts: readonly Fact[]): { readonly [account: string]: number } => {
  const sum: Record<string, number> = {};
  for (const fact of facts) if (fact.kind === 'post') sum[fact.account] = (sum[fact.account] ?? 0) + fact.n;
  return Object.fromEntries(Object.entries(sum).filter(([, n]) => n !== 0));
};
export const saysIn = (shown: Overlay): readonly string[] => shown.list.map(({ msg }) => msg.id);
export const hexesOf = (shown: Overlay, tone: string): readonly string[] =>
  shown.hexes.flatMap((one) => (one.tone === tone ? [one.hex] : [])).sort();
export const offersOf = (at: Position, action: string, field: string, beside: JsonObject = {}): readonly Offer[] => {
  const found = at.game.actions.find(({ id }) => id === action)?.fields[field];
  if (found?.kind !== 'text' || !found.offers) throw new Error(`${action} has no offers at ${field}`);
  return found.offers(at.context, beside);
};
export const hqsAt = (at: Position, side: SideId) => listed(at.context, side).flatMap((block) => asHq(block) ?? []);
export const panelRow = (at: Position, block: string): string | undefined =>
  at.panel('move', { block }).kind === 'value'
    ? (
        at.panel('move', { block }) as { readonly rows?: readonly { rule: string; value: { id: string } }[] }
      ).rows?.find(({ rule }) => rule === '7.10')?.value.id
    : undefined;
