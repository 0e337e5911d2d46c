import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import type { Table } from '../../../testing/table.ts';
import { activationOf } from '../chapters/command/activation.ts';
import { hqsOf, meansOf } from '../chapters/command/orders.ts';
import { cells, rosters } from '../ids.ts';
import { turnOf } from '../model/calendar.ts';
import { at, bid, table } from './at.ts';

/** Invented blocks: no faces of any box. */
export const block = (id: string, values: RosterUnit['values']): RosterUnit => ({ id, name: id.toUpperCase(), values });
const falling = (top: number): string => Array.from({ length: top }, (_, i) => top - i).join(' ');
const axis = [
  block('pz-hq', { nation: 'GER', class: 'armouredHq', faces: falling(4) }),
  block('air-hq', { nation: 'GER', class: 'airHq', faces: falling(3) }),
  block('last-hq', { nation: 'GER', class: 'armouredHq', faces: falling(4) }),
  block('fhq', { nation: 'GER', class: 'supremeHq', faces: falling(4), colours: 'BBBB' }),
  block('antonescu', { nation: 'ROM', class: 'supremeHq', faces: falling(3) }),
  block('mannerheim', { nation: 'FIN', class: 'supremeHq', faces: falling(3) }),
  ...['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => block(id, { nation: 'GER', class: 'tanks', faces: falling(4) })),
  block('foot', { nation: 'GER', class: 'infantry', faces: falling(4) }),
  block('plane', { nation: 'GER', class: 'fighter', faces: falling(3) }),
  block('rom-tank', { nation: 'ROM', class: 'tanks', faces: falling(2) }),
];
const soviet = [
  block('stavka', { class: 'supremeHq', faces: falling(4) }),
  block('air', { class: 'airHq', faces: falling(4) }),
  block('fleet', { class: 'navalHq', faces: falling(2) }),
  block('tank', { class: 'tanks', faces: falling(3) }),
  block('tank-2', { class: 'tanks', faces: falling(3) }),
  block('il', { class: 'bomber', faces: falling(3) }),
  block('rifles', { class: 'infantry', faces: falling(3) }),
];
export const blocks = {
  [rosters.axis]: { id: rosters.axis, units: axis },
  [rosters.soviet]: { id: rosters.soviet, units: soviet },
};
export const may = turnOf(1943, 5);
const all = { a13: true, o18: true, o19: true, o23: true, o31: true };
export const here = (step: string, over: Partial<Context> = {}, turn = may): Context =>
  at({ turn, place: `t${turn}/${step}`, rosters: blocks, ...over, options: { ...all, ...over.options } });
export const act = (id: string, raw: JsonObject, context: Context): Proposal => bid(id, raw, context);
export const refusal = (proposal: Proposal) => (proposal.ok ? undefined : [proposal.msg.id, proposal.rule]);
/** What the record says of an HQ after a proposal. */
export const following = (context: Context, proposal: Proposal): Context => {
  const facts = proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? []);
  const next: Record<string, Context['cells'][string]> = { ...context.cells };
  for (const fact of facts) {
    if (fact.kind !== 'set' || fact.key === undefined) continue;
    const map = { ...(next[fact.cell] as { readonly [key: string]: Scalar }) };
    if (fact.value === null) delete map[fact.key];
    else map[fact.key] = fact.value;
    next[fact.cell] = map;
  }
  return { ...context, cells: next };
};
export const orders = (context: Context, id: string, ...raws: readonly JsonObject[]): Context =>
  raws.reduce<Context>((so, raw) => following(so, act(id, raw, so)), context);
export const left = (context: Context, side: 'axis' | 'soviet', id: string) => {
  const found = hqsOf(context, side).find((one) => one.id === id);
  const activation = found && activationOf(context, id);
  return found && activation ? meansOf(context, found, activation).left : undefined;
};
export const unsupplied = (id: string) => ({ cells: { [cells.barrels]: { [id]: 'yes' } } });
export const played = (scenario: string, options: { readonly [id: string]: Scalar } = {}): Table => {
  const one = table(scenario, { ...all, ...options });
  one.things = { rosters: blocks };
  return one;
};
