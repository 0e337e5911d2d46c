import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks as ids } from '../../ids.ts';

/** What the record notes, for scripts; without a value said it is true. */
export const marks: readonly MarkSpec[] = [
  { id: ids.fought, about: 'Has attacked or been attacked in this operation (10.11).', key: 'unit id' },
  { id: ids.declared, about: 'A declared attack (9.1).', key: 'hex', value: 'who attacks it' },
  { id: ids.noRetreat, about: 'A no-retreat marker (9.42).', key: 'hex', value: 'true, or strongpoint (9.41)' },
  { id: ids.refused, about: 'Has tried to refuse battle (9.26).', key: 'unit id' },
  { id: ids.reacted, about: 'Has tried to react in this phase (9.33).', key: 'unit id' },
  { id: ids.retreated, about: 'Has retreated in this operation (11.35).', key: 'unit id' },
  {
    id: ids.leaves,
    about: 'Has to leave a hex and has not yet (11.3).',
    key: 'unit id',
    value: '{ hex, name }; of older games the hex',
  },
  { id: ids.enters, about: 'May enter the emptied hex (11.6).', key: 'unit id', value: '{ hex, crt, name }' },
];
