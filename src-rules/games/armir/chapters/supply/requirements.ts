import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  { id: 'ARMIR-P8', means: 'How long the PA last at a given rate, with or without the loss of Kantemirovka.' },
  { id: 'ARMIR-8a', means: 'Both sides are judged from one snapshot, zones by the markers the phase began with' },
  { id: 'ARMIR-8b', means: 'Four hexes to a source or its railway, or within range of a supplied HQ' },
  { id: 'ARMIR-8.5', means: 'Who may use which HQ: own corps or army, the ARMIR HQ, army units any' },
  { id: 'ARMIR-8c', means: 'An HQ’s range is counted along open hexes, not straight across' },
  { id: 'ARMIR-8.2', means: 'Enemy units and zones close hexes; a unit of one’s own cancels a zone, never a unit' },
  { id: 'ARMIR-8d', means: 'Every verdict shows its line, or what cuts it off and whose zone it is' },
  { id: 'ARMIR-9.2a', means: 'Air supply for two hexes with Germans and one with Italians by the CAI aircraft' },
  { id: 'ARMIR-8e', means: 'Markers set and taken after aircraft and corps dice, for both sides at once' },
  { id: 'ARMIR-8f', means: 'What if counters move, and the single hexes whose loss would cost most supply' },
  { id: 'ARMIR-16.2.1', means: 'First Soviet entry into Kantemirovka: a die off the PA, depot and CAI gone, once.' },
  { id: 'ARMIR-8.4a', means: 'A die per hex spares unmarked armoured corps: die plus turn below 7.' },
  { id: 'ARMIR-8.4.1', means: 'Once marked they roll no more.' },
  { id: 'ARMIR-8.6', means: 'Attrition takes one step from each hex with units out of supply, as its owner says.' },
  { id: 'ARMIR-P4', means: 'How long an armoured corps stays unmarked, in one hex or split.' },
];
