import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  {
    id: 'RTL-5.22',
    means:
      'A reinforcement pays for the edge hex it enters, by road if one leads in, with half its allowance in an Assault sequence.',
  },
  { id: 'RTL-S3.26', means: 'Scenario 1: eight replacement steps.' },
  { id: 'RTL-5.2', means: 'Reinforcements come as the cards print them.' },
  { id: 'RTL-5.24', means: 'New air units are ready at once.' },
  { id: 'RTL-5.25', means: 'What is due may be put off and stays owed.' },
];
