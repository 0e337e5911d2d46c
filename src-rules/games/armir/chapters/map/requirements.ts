import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  { id: 'ARMIR-7a', means: 'A zone of control needs a supplied combat unit and two SP in the hex' },
  { id: 'ARMIR-7.1.1', means: 'Soviet motorised and tracked units stop only in zones of heavy Axis hexes' },
  { id: 'ARMIR-7.1.2a', means: 'Zones stop at major rivers, Soviet ones at strongpoint hexsides too' },
  { id: 'ARMIR-T6', means: 'The players’ own map sheet, with notes on what does not fit or is missing' },
];
