import type { CellSpec } from '#rules/kit/game/specs.ts';
import { listed } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { groups, sideMsg, sideNamed, unitKeys } from '../../model/cells.ts';
import { say } from '../../model/propose.ts';
import { msg } from './msg.ts';

/** 13.11, 13.24: the boxes of the air units and the missions flown, and how they are corrected by hand. */

/** Formations have the names the players give them; '' are army units. */
const formationKeys = {
  pattern: '^(german|soviet)(:.{1,40})?$',
  hint: msg('rtl.missions.hint'),
  keyLabel: (key: string) => {
    const [side = '', ...formation] = key.split(':');
    return listed([sideMsg(side), formation.length > 0 ? say(formation.join(':')) : msg('rtl.missions.all')]);
  },
  parseKey: (text: string) => {
    const [, side, formation] = /^([a-z]+)[\s,:]*(.*)$/i.exec(text.trim()) ?? [];
    return side && `${sideNamed(side)}${formation ? `:${formation}` : ''}`;
  },
} as const;

export const airCells: readonly CellSpec[] = [
  {
    id: cells.air,
    msg: msg('rtl.cell.air'),
    rule: '13.11',
    kind: 'choice',
    choices: (['ready', 'flown', 'gone'] as const).map((value) => ({ value, msg: msg(`rtl.air.${value}`) })),
    group: groups.air,
    keys: unitKeys,
  },
  {
    id: cells.missions,
    msg: msg('rtl.cell.missions'),
    rule: '13.24',
    kind: 'count',
    min: 0,
    max: 9,
    keys: formationKeys,
    group: groups.air,
  },
];
export const start = { cells: { [cells.air]: {}, [cells.missions]: {} } };
