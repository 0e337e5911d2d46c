import { name } from '#rules/kit/words/message.ts';
import { sides } from '../ids.ts';
import { msg } from './msg.ts';
import { divisions, leaders } from './schedule.ts';
import { turns } from './turns.ts';
import { divisionMsg } from './words.ts';

/** Keys, groups and choices that the cells of several chapters share. */
export const onePerDivision = divisions.map((division) => ({ key: division.id, msg: divisionMsg(division) }));

export const onePerTurn = Array.from({ length: turns }, (_, i) => ({
  key: String(i + 1),
  msg: msg('pgg.turn', { n: i + 1 }),
}));

export const onePerLeader = leaders.map((leader) => ({ key: leader, msg: msg('pgg.say', { what: name(leader) }) }));

export const anyHex = { pattern: '^[0-9]{4}$', hint: msg('pgg.hex.hint') };

export const ofGerman = { group: msg('pgg.group.german'), side: sides.german };

export const ofSoviet = { group: msg('pgg.group.soviet'), side: sides.soviet };

export const onMap = { group: msg('pgg.group.markers') };

export const yes = [{ value: 'true', msg: msg('pgg.yes') }];
