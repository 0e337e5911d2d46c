import { lookUp } from '../../model/reference.ts';
import { msg } from './msg.ts';

export const reference = lookUp(msg, [
  '11.0',
  '11.1',
  '11.11',
  '11.12',
  '11.13',
  '11.2',
  '11.21',
  '11.22',
  '11.23',
  '11.24',
  '11.3',
  '11.31',
  '11.32',
  '11.33',
  '11.34',
  '11.35',
  '11.36',
]);
