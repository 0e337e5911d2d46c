import type { Prepared } from '../../../testing/prepared.ts';
import { type ScenarioId, scenarios } from '../ids.ts';
import { campaign } from './players.ts';

const scenarioIn = (id: string): ScenarioId => {
  const found = Object.values(scenarios).find((one) => one === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};
/** Played with invented counters, tables and markers: set up, the cups filled, and so on to the place. */
export const prepared: Prepared = ({ scenario, to, options }) => {
  const { table } = campaign({ scenario: scenarioIn(scenario), seed: 1, options, until: to });
  if (table.place !== to) throw new Error(`${to} is never reached`);
  return table;
};
