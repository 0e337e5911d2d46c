import { lookUp } from '../../model/reference.ts';
import { msg } from './msg.ts';

export const reference = lookUp(msg, [
  '3.1',
  '6.7',
  '8.0',
  '8.11',
  '8.12',
  '8.13',
  '8.14',
  '8.15',
  '8.16',
  '8.17',
  '8.18',
]);
