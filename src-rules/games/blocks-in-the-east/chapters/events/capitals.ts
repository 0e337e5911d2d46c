import type { Nation } from '../../ids.ts';
import { nationMsg } from '../../model/units.ts';
import { msg } from './msg.ts';

/** 7.11-2: whose capital it is. */
const capitals: ReadonlyMap<string, Nation> = new Map([
  ['berlin', 'GER'],
  ['helsinki', 'FIN'],
  ['bucharest', 'ROM'],
  ['budapest', 'HUN'],
  ['bratislava', 'SVK'],
]);
export const surrendersWith = (lost: string) => {
  const nation = capitals.get(lost);
  return nation ? [{ msg: msg('bite.next.surrender', { nation: nationMsg[nation] }), rule: '7.11' }] : [];
};
