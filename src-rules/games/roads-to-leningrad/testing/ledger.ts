import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Table } from '../../../testing/table.ts';
import { lossFacts } from '../chapters/victory/lossVp.ts';
import { accounts, cells, rosters, scenarios } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { isSetUp } from '../model/phases.ts';
import { reach } from './at.ts';
import { inventedThings } from './invented.ts';

export const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
export const vp = (context: Pick<Context, 'balances'>): number => context.balances[accounts.vp] ?? 0;
export const points = (context: Context, id: string): number | undefined =>
  game.score(context).lines.find((line) => line.id === id)?.points;
export const linesSum = (context: Context): number =>
  game.score(context).lines.reduce((sum, line) => sum + line.points, 0);
export const hold = (played: Table, side: 'german' | 'soviet', ...hexes: readonly string[]): Table => {
  for (const hex of hexes) played.act('place-control', { place: hex, holder: side });
  return played;
};
/** A step lost as the parts that take steps book it. */
export const lose = (played: Table, unit: string, left: number): void => {
  if (isSetUp(played.context)) reach(played, played.context.turn, 'weather');
  played.write([setAt(cells.steps, unit, left), ...lossFacts(played.context, unit, left)]);
};
export const more = (roster: string, id: string, values: RosterUnit['values']): PlayerData => {
  const before = inventedThings.rosters?.[roster]?.units ?? [];
  const unit = { id, name: `Invented ${id}`, values: { ...values } };
  return { rosters: { ...inventedThings.rosters, [roster]: { id: roster, units: [...before, unit] } } };
};
export const twoGuns = more(rosters.soviet, 'guns-3', { kind: 'artillery', formation: 'Red', attack: 2, defence: 1 });
