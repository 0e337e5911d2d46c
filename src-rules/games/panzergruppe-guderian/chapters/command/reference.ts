import { lookUp } from '../../model/reference.ts';
import { msg } from './msg.ts';

export const reference = lookUp(msg, [
  '10.0',
  '10.1',
  '10.2',
  '10.21',
  '10.22',
  '10.23',
  '10.24',
  '10.25',
  '10.26',
  '10.3',
  '10.31',
  '10.32',
  '10.33',
  '10.34',
  '10.35',
  '10.4',
]);
