import type { CellSpec } from '#rules/kit/game/specs.ts';
import { listed } from '#rules/kit/words/message.ts';
import { cells, rosters, sequences } from '../../ids.ts';
import { turnCode, turnIn } from '../../model/calendar.ts';
import { groups, sideMsg, sideNamed, sideOrNone, unitKeys } from '../../model/cells.ts';
import { say } from '../../model/propose.ts';
import { msg } from './msg.ts';

/** 7: who is first, who acts, where the markers lie, and how it is corrected by hand. */

const markerKeys = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: msg('rtl.marker.hint'),
  rosters: [rosters.markers],
} as const;
/** 7.13: passes of a side in a turn. */
const passKeys = {
  pattern: '^t\\d{1,2}/(german|soviet)$',
  hint: msg('rtl.passes.hint'),
  keyLabel: (key: string) => {
    const [turn = '', side = ''] = key.slice(1).split('/');
    return listed([say(turnCode(Number(turn))), sideMsg(side)]);
  },
  parseKey: (text: string) => {
    const [, code = '', side] = /^(\w+)[\s,/]+([a-z]+)$/i.exec(text.trim()) ?? [];
    const turn = turnIn(code);
    return turn && side ? `t${turn}/${sideNamed(side)}` : undefined;
  },
} as const;

export const commandCells: readonly CellSpec[] = [
  {
    id: cells.first,
    msg: msg('rtl.cell.first'),
    rule: '7.12',
    kind: 'choice',
    choices: sideOrNone,
    group: groups.turn,
  },
  {
    id: cells.active,
    msg: msg('rtl.cell.active'),
    rule: '7.23',
    kind: 'choice',
    choices: sideOrNone,
    group: groups.operations,
  },
  {
    id: cells.sequence,
    msg: msg('rtl.cell.sequence'),
    rule: '7.21',
    kind: 'choice',
    choices: [
      { value: '', msg: msg('rtl.none') },
      ...sequences.map((value) => ({ value, msg: msg(`rtl.seq.${value}`) })),
    ],
    group: groups.operations,
  },
  {
    id: cells.drawn,
    hidden: { rolls: ['draw'] },
    msg: msg('rtl.cell.drawn'),
    rule: '7.31',
    kind: 'text',
    // its place in the cup says which it is; the form that plays it shows it behind its gate
    showValue: () => msg('rtl.markerState.hidden'),
    group: groups.operations,
  },
  {
    id: cells.markers,
    msg: msg('rtl.cell.markers'),
    rule: '7.14',
    kind: 'choice',
    choices: (['out', 'cup', 'pool', 'played', 'gone'] as const).map((value) => ({
      value,
      msg: msg(`rtl.markerState.${value}`),
    })),
    // 7.14, 7.21: nobody reads off the ledger what lies in a cup, in a pool or aside
    showValue: (_key, value) =>
      value === 'played' || value === 'gone' ? msg(`rtl.markerState.${value}`) : msg('rtl.markerState.hidden'),
    keys: markerKeys,
    group: groups.operations,
  },
  {
    id: cells.passes,
    msg: msg('rtl.cell.passes'),
    rule: '7.13',
    kind: 'count',
    min: 0,
    max: 20,
    keys: passKeys,
    group: groups.operations,
  },
  {
    id: cells.activated,
    msg: msg('rtl.cell.activated'),
    rule: '7.42',
    kind: 'choice',
    choices: [
      { value: 'first', msg: msg('rtl.activated.first') },
      { value: 'final', msg: msg('rtl.activated.final') },
    ],
    group: groups.operations,
    keys: unitKeys,
  },
];
export const actingCells: readonly CellSpec[] = [
  { id: cells.acting, msg: msg('rtl.act.cell.acting'), rule: '7.21', kind: 'text', group: groups.operations },
];
export const start = {
  cells: {
    [cells.first]: '',
    [cells.active]: '',
    [cells.sequence]: '',
    [cells.drawn]: '',
    [cells.acting]: '',
    [cells.markers]: {},
    [cells.passes]: {},
    [cells.activated]: {},
  },
};
