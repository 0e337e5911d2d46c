import { lookUp } from '../../model/reference.ts';
import { msg } from './msg.ts';

export const reference = lookUp(msg, [
  '6',
  '6.0',
  '6.1',
  '6.11',
  '6.12',
  '6.21',
  '6.22',
  '6.23',
  '6.24',
  '6.25',
  '6.3',
  '6.31',
  '6.32',
  '6.33',
  '6.34',
  '6.35',
  '6.36',
  '6.37',
  '6.4',
  '7.0',
  '7.1',
  '7.2',
]);
