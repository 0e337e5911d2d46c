import { memo } from 'react';
import { useGame } from '../state/store.ts';
import { ScenarioScale } from './ScenarioScale.tsx';

/** The turn track of the open game, as the map's scale bar. */
export const TurnScale = memo(function TurnScale() {
  const open = useGame((s) => s.open);
  const scenario = open?.game.scenarios.find((one) => one.id === open.envelope.scenario);
  if (!open || !scenario) return null;
  return <ScenarioScale game={open.game} scenario={scenario} turn={open.context.turn} />;
});
