import type { Texts } from '../../../kit/text.ts';

/** The order of battle, the force pool, set-up, teams, the month's battles. */
export const poolEn = {
  says: {
    // what dots, numbers and cards say of a block
    'bite.field.entry': 'Enters',
    'bite.field.entry.hint': 'The month of its turn number; from the start with a dot.',
    'bite.entry.start': 'from the start',
    'bite.field.entryPf': 'PF on entry',
    'bite.field.entryPf.hint': 'As printed on the order of battle; 0: at full strength.',
    'bite.field.removal': 'Removed',
    'bite.field.removal.hint': 'The month the order of battle takes it off the map.',
    'bite.removal.never': 'never',
    'bite.field.area': 'Set-up area',
    'bite.field.area.hint': 'The color of its dot. Black: the city the order of battle names.',
    'bite.area.none': 'no dot',
    'bite.area.leningrad': 'Leningrad (white)',
    'bite.area.baltic': 'Baltic (blue)',
    'bite.area.western': 'Western (yellow)',
    'bite.area.kiev': 'Kiev (green)',
    'bite.area.odessa': 'Odessa (orange)',
    'bite.area.caucasus': 'Caucasus (brown)',
    'bite.area.north': 'Army Group North (blue)',
    'bite.area.centre': 'Army Group Center (yellow)',
    'bite.area.south': 'Army Group South (green)',
    'bite.area.army11': '11th Army, Romania (orange)',
    'bite.area.finland': 'Finland',
    'bite.area.hungary': 'Hungary',
    'bite.area.slovakia': 'Slovakia',
    'bite.area.city': 'city (black)',
    'bite.field.city': 'City',
    'bite.field.team': 'Commander',
    'bite.field.team.hint': 'Team play: the name of the player who commands it.',
    'bite.field.never': 'Never rebuilt',
    'bite.field.never.hint': 'Guards, Italians and blue PF never are; mark others your cards name.',
  },
  words: {},
} as const satisfies Texts;
