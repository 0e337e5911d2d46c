import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { listed, type Msg, name } from '#rules/kit/words/message.ts';
import type { Tech, TechField } from '../../ids.ts';
import { airRange } from '../../model/movement.ts';
import { isOver } from '../../model/progress.ts';
import { on } from '../../model/rules.ts';
import { type Advance, advancesIn } from '../../model/tech.ts';
import { rowNow } from '../combat/battle/toHit.ts';
import { msg } from './msg.ts';
import { techMsg } from './techNews.ts';

/** 2.0, 17.0: what an advance changes: numbers to hit, movement, ranges, and what opens with it. */

const rows: { readonly [F in TechField]: readonly string[] } = {
  infantry: ['infantry', 'static', 'artillery'],
  armour: ['mechanised', 'tanks'],
  fighters: ['fighter'],
  bombers: ['bomber'],
};
const plus = (cell: string) => name(/\d/.test(cell) ? `${cell}+`.replace('6+', '6') : cell === '' ? '?' : cell);

/** Rows of the table in which any number is another than before. */
const numbers = (context: Context, { field, tech }: Advance): readonly Msg[] =>
  rows[field].flatMap((key): readonly Msg[] => {
    const [before, now] = [rowNow(context, `${key}${tech - 1}`), rowNow(context, `${key}${tech}`)];
    if (!now || now.cells.join() === before?.cells.join()) return [];
    const [first = '', second = '', third = ''] = now.cells;
    return [
      now.cells.length === 3
        ? msg('bite.tech.ground', { row: now.msg, att: plus(first), def: plus(second), aa: plus(third) })
        : msg('bite.tech.air', { row: now.msg, air: plus(first), ground: plus(second) }),
    ];
  });

/** 7.5.3, 6.3: TECH 3 movement no rulebook gives. */
const moves = ({ field, tech }: Advance): readonly Msg[] => {
  if (field === 'infantry' || field === 'armour') return tech === 2 ? [msg('bite.tech.move', { n: 4, before: 3 })] : [];
  const kind = field === 'fighters' ? 'fighter' : 'bomber';
  const before = airRange(kind, (tech - 1) as Tech).hexes;
  const n = airRange(kind, tech).hexes;
  return n === before ? [] : [msg('bite.tech.range', { n, before })];
};

const opens = (context: Context, { nation, field, tech }: Advance): readonly Msg[] => {
  // 13.7: the minor allies' armour neither blitzes nor moves extra
  if (tech !== 2 || nation !== 'SOV') return [];
  if (field === 'armour') return [msg('bite.tech.mechanised')];
  if (field !== 'infantry') return [];
  return [
    ...(on(context, 'a12') ? [msg('bite.tech.attack')] : []),
    ...(on(context, 'o25') ? [msg('bite.tech.katyusha')] : []),
    ...(on(context, 'o23') ? [msg('bite.tech.drops')] : []),
    ...(on(context, 'o24') ? [msg('bite.tech.landings')] : []),
    ...(on(context, 'o31') ? [msg('bite.tech.reserves')] : []),
  ];
};

export const changesOf = (context: Context, advance: Advance): Msg => {
  const all = [...numbers(context, advance), ...moves(advance), ...opens(context, advance)];
  if (all.length === 0) return techMsg(advance);
  return msg('bite.tech.changes', { advance: techMsg(advance), what: listed(all, 'semicolons') });
};

/** Each advance of the month with what it changes, said as the month begins. */
export const techReminders = (context: Context): readonly Reminder[] => {
  const at = `t${context.turn}/month`;
  if (isOver(context, 'month')) return [];
  return advancesIn(context.turn, { o17: on(context, 'o17') }).map((advance) => ({
    id: `tech-${advance.nation}-${advance.field}`,
    msg: changesOf(context, advance),
    rule: '17.0',
    due: false,
    at,
  }));
};
