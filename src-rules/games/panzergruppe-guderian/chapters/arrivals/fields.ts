import { msg } from './msg.ts';

/** Where the forms of arrivals stand, and what they ask first. */
export const group = msg('pgg.group.arrivals');

export const how = (enters: 'entered' | 'delayed') =>
  ({
    kind: 'choice',
    msg: msg('pgg.field.how'),
    start: enters,
    options: [
      { key: 'entered', msg: msg('pgg.how.entered') },
      { key: 'delayed', msg: msg('pgg.how.delayed') },
    ],
  }) as const;
