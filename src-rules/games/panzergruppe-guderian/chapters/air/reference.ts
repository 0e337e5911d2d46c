import { lookUp } from '../../model/reference.ts';
import { msg } from './msg.ts';

export const reference = lookUp(msg, [
  '13.0',
  '13.1',
  '13.2',
  '13.31',
  '13.32',
  '13.33',
  '13.34',
  '13.4',
  '13.41',
  '13.42',
  '13.43',
  '13.44',
  '13.45',
  '13.46',
]);
