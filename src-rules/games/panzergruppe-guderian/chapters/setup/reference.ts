import { lookUp } from '../../model/reference.ts';
import { msg } from './msg.ts';

export const reference = lookUp(msg, ['5.0', '5.1', '5.2', '5.21', '5.22', '5.23']);
