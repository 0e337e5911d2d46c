import { lookUp } from '../../model/reference.ts';
import { msg } from './msg.ts';

export const reference = lookUp(msg, [
  '14.0',
  '14.1',
  '14.11',
  '14.12',
  '14.13',
  '14.14',
  '14.2',
  '14.21',
  '14.22',
  '14.23',
  '14.24',
  '14.3',
  '16.0',
  '16.1',
  '16.2',
]);
