import type { Requirement } from '#rules/kit/game/requirements.ts';

export const map: readonly Requirement[] = [
  {
    id: 'ARMIR-12.3.1',
    means:
      'Where a stack may retreat: no enemies there; Don, A–B railway and Bokovskaya closed to their side; excess is lost',
  },
  { id: 'ARMIR-7a', means: 'A zone of control needs a supplied combat unit and two SP in the hex' },
  { id: 'ARMIR-7.1a', means: 'Entering an enemy zone ends the move; leaving one, even for another, is allowed' },
  { id: 'ARMIR-7.1.1', means: 'Soviet motorised and tracked units stop only in zones of heavy Axis hexes' },
  { id: 'ARMIR-7.1.2a', means: 'Zones stop at major rivers, Soviet ones at strongpoint hexsides too' },
  {
    id: 'ARMIR-5.5',
    means: 'Italians in strongpoints are locked on turns 1 and 2 until one of their colour has fallen',
  },
  { id: 'ARMIR-5.5.1', means: 'The Alpine HQ leaves Rossosh only with Soviets near; its units stay within its range' },
  { id: 'ARMIR-14.2.1b', means: 'The Axis crosses the Don only into a hex without enemy zone' },
  { id: 'ARMIR-8a', means: 'Both sides are judged from one snapshot, zones by the markers the phase began with' },
  { id: 'ARMIR-8b', means: 'Four hexes to a source or its railway, or within range of a supplied HQ' },
  { id: 'ARMIR-8.5', means: 'Who may use which HQ: own corps or army, the ARMIR HQ, army units any' },
  { id: 'ARMIR-8c', means: 'An HQ’s range is counted along open hexes, not straight across' },
  { id: 'ARMIR-8.2', means: 'Enemy units and zones close hexes; a unit of one’s own cancels a zone, never a unit' },
  { id: 'ARMIR-8d', means: 'Every verdict shows its line, or what cuts it off and whose zone it is' },
  { id: 'ARMIR-9.2a', means: 'Air supply for two hexes with Germans and one with Italians by the CAI aircraft' },
  { id: 'ARMIR-8e', means: 'Markers set and taken after aircraft and corps dice, for both sides at once' },
  { id: 'ARMIR-8f', means: 'What if counters move, and the single hexes whose loss would cost most supply' },
  { id: 'ARMIR-18.1a', means: 'Front divisions in strongpoints of their colour, in order, every front hex held' },
  { id: 'ARMIR-18.1b', means: 'Guns behind the line beside their division, HQs in the west with their corps in range' },
  { id: 'ARMIR-18.1.1', means: 'Alpine HQ and heavy artillery at Rossosh, Vicenza beside Julia' },
  { id: 'ARMIR-18.1.2', means: 'Other corps units within one hex of their HQ, outside strongpoints' },
  { id: 'ARMIR-18.1.3', means: 'Where army units, depot and aircraft begin' },
  { id: 'ARMIR-18.2', means: 'Soviet HQs on their hexes, units east of the line in range, every facing hex covered' },
  { id: 'ARMIR-T6', means: 'The players’ own map sheet, with notes on what does not fit or is missing' },
];
