import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  { id: 'RTL-3.2', means: 'A zone of control reaches over every hexside its unit could ever cross.' },
  { id: 'RTL-3.12', means: 'A hex is held, contested, in one zone, of who crossed it last, or of nobody.' },
  { id: 'RTL-2.1', means: 'Hexes are neighbours as their printed numbers say.' },
];
