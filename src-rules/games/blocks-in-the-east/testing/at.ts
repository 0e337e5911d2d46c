import type { Scalar } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { seen } from '../../../testing/seen.ts';
import { Table } from '../../../testing/table.ts';
import { blocksInTheEast as game } from '../index.ts';

export { reach } from '../../../testing/seen.ts';

const campaign = seen(game, 'SBE9');
export const { bid } = campaign;
/** The long campaign unless said otherwise; tables that are given lie beside the box's. */
export const at = ({ tables, ...over }: Partial<Context> = {}): Context => {
  const context = campaign.at(over);
  return tables ? { ...context, tables: { ...context.tables, ...tables } } : context;
};

export const table = (scenario: string, options: { readonly [id: string]: Scalar } = {}): Table =>
  new Table(game, { scenario, options });

/** What a script is answered. */
export const ask = (id: string, raw: object, context: Context) => {
  const answer = game.questions?.find((one) => one.id === id)?.answer(raw, context);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return JSON.parse(JSON.stringify(answer.value));
};

/** Straight to a place, as if all between had been played and left nothing behind: for tests far into the war. */
export const skip = (played: Table, path: string): Table => {
  played.write([{ kind: 'go', to: path, turn: Number(path.slice(1).split('/')[0]), open: [] }]);
  return played;
};
