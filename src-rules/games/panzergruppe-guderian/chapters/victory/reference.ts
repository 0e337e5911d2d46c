import { lookUp } from '../../model/reference.ts';
import { msg } from './msg.ts';

export const reference = lookUp(msg, ['15.0', '15.1', '15.11', '15.12', '15.2']);
