import type { Proposal } from '../../../kit/game.ts';
import { never } from '../facts.ts';
import { sides } from '../ids.ts';
import { t } from '../text/speak.ts';

/** Fields that several actions share. */
export const face = { kind: 'face', msg: t('bite.field.die'), start: null, sides: 6, big: true } as const;
export const noDie = (rule: string): Proposal => never(t('bite.bar.noDie'), rule);
export const side = {
  kind: 'choice',
  msg: t('bite.field.side'),
  start: sides.axis,
  options: [
    { key: sides.axis, msg: t('bite.side.axis') },
    { key: sides.soviet, msg: t('bite.side.soviet') },
  ],
} as const;
