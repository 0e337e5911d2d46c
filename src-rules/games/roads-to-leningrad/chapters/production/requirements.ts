import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  { id: 'RTL-16.2', means: 'A bridge unit takes the cost of its hexside away and carries a Supply Road over it.' },
  { id: 'RTL-14.22', means: 'Who may begin a strongpoint, where and when.' },
  { id: 'RTL-14.25', means: 'When a strongpoint is completed.' },
  { id: 'RTL-14.26', means: 'When a strongpoint comes off.' },
  { id: 'RTL-14.13', means: 'What a completed strongpoint does.' },
  { id: 'RTL-S4.22', means: 'Scenario 2: garrisons stay on 15AM.' },
  { id: 'RTL-S6.22', means: 'Scenario 4: Soviet limits on the first two turns.' },
];
