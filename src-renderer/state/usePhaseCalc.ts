import { useEffect } from 'react';
import { calcOf, placeAt } from '#rules/kit/sequence/walker.ts';
import { openPhaseCalc } from './bench.ts';
import type { OpenGame } from './openedGame.ts';

/** With every new phase its calculator lies on the bench. */
export const usePhaseCalc = (open: OpenGame | undefined): void =>
  useEffect(() => {
    if (!open) return;
    const { context, game, state, id } = open;
    const { phase } = placeAt(game.sequence, context);
    const calc = phase && calcOf(phase, context);
    openPhaseCalc(id, game.calculators, { place: context.place, calc }, state.flows);
  }, [open]);
