import type { JsonObject } from '#rules/kit/base/json.ts';
import { type Fighter, type FightWords, terms } from '#rules/kit/forms/line/lineWorld.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { contextFromReads } from '#rules/kit/record/readSet.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { germanToCome } from '../../model/arrived.ts';
import { leaderState } from '../../model/leaders.ts';
import { isOut } from '../../model/steps.ts';
import { msg } from './msg.ts';

/** A fight as one line: "7 Pz, 5 Inf oos x 2 rifle? forest river". */

/** What a fight asks of a counter: attack and defence, or that nobody has typed them; a leader's rating (10.1). */
const fighter = (values: JsonObject): Fighter => {
  const { type, steps, attack, defence, rating } = values;
  if (type === 'leader')
    return {
      // 0 in a row: nobody has typed it
      says: [
        typeof rating === 'number' && rating > 0
          ? msg('pgg.fighter.leader', { rating })
          : msg('pgg.fighter.leaderUntyped'),
      ],
      not: msg('pgg.fighter.noStrength'),
    };
  if (typeof steps === 'string' && steps !== '') return { says: [msg('pgg.fighter.steps', { steps: name(steps) })] };
  return typeof attack === 'number' && typeof defence === 'number' && attack + defence > 0
    ? { says: [msg('pgg.fighter.values', { attack, defence })] }
    : { says: [msg('pgg.fighter.untyped')] };
};

/** 9.61: values typed of a counter are those of the step it stood on then; a ladder holds all of them. */
const holds: FightWords['holds'] = ({ row, around }, context) => {
  if (typeof row.steps === 'string' && row.steps.trim() !== '') return true;
  const id = String(row.id);
  const then =
    typeof row.left === 'number' && row.left > 0 ? row.left : mapIn(contextFromReads(around), cells.steps)[id];
  const now = mapIn(context, cells.steps)[id];
  // never noted: all of them
  return then === now || now === undefined;
};

/** Whoever has entered is offered before those to come; a unit of the players' own lists is not on the schedule. */
const acts: FightWords['acts'] = ({ id, field }, context) =>
  field === sides.german ? !germanToCome(context, id) : leaderState(context, id) === 'in';

export const fightWords: FightWords = {
  calcs: ['attack', 'overrun'],
  attacker: 'attacker',
  numbers: ['attack', 'defence', 'ma', 'rating'],
  unknown: 'untried',
  ground: { forest: true },
  whole: ({ division }) => (typeof division === 'string' ? division : undefined),
  fighter,
  holds,
  gone: ({ id }, context) => isOut(context, id),
  acts,
  kinds: [
    { field: 'soviet', values: { type: 'rifle' }, words: terms('rifle, rifles, rif', 'fucilieri, fuciliere, fuc') },
    { field: 'soviet', values: { type: 'armor' }, words: terms('armor, armored, tank, tanks', 'corazzata, corazzate') },
    { field: 'soviet', values: { type: 'leader' }, words: terms('leader', 'comandante') },
    { field: 'german', values: { type: 'infantry' }, words: terms('infantry, inf', 'fanteria, fant') },
    { field: 'german', values: { type: 'panzer' }, words: terms('panzer, pz', 'panzer, pz') },
    {
      field: 'german',
      values: { type: 'grenadier' },
      words: terms('grenadier, panzergrenadier, pzgr', 'granatieri, panzergrenadier, pzgr'),
    },
    { field: 'german', values: { type: 'motorized' }, words: terms('motorized, mot', 'motorizzata, mot') },
    { field: 'german', values: { type: 'cavalry' }, words: terms('cavalry, cav', 'cavalleria, cav') },
  ],
  words: {
    'attacker.german': terms('German, Germans', 'tedesco, tedeschi'),
    'attacker.soviet': terms('Soviet, Soviets', 'sovietico, sovietici'),
    target: terms('target', 'bersaglio'),
    forest: terms('forest, for, woods', 'foresta, for, bosco'),
    majorCity: terms('city', 'città'),
    allAcross: terms('river, riv, all river', 'fiume, fiu, tutti fiume'),
    mp: terms('mp', 'pm'),
    'unit.outOfSupply': terms('oos', 'fr'),
    // out of supply says nothing of command: who is in neither is said so (10.35)
    'unit.supply.command': terms('oos, command', 'fr, comando'),
    'unit.supply.none': terms('ooc, out of command', 'fc, fuori comando'),
    'unit.untried': terms('untried', 'sconosciuta, sconosciute, sconosciuto, sconosciuti'),
    'unit.disrupted': terms('disrupted, dis', 'disorganizzata, dis'),
    'unit.retreated': terms('retreated', 'ritirata'),
    'unit.stays': terms('stays', 'resta'),
    'unit.left': terms('left', 'rimasti'),
    'unit.across.river': terms('river', 'fiume'),
    'unit.across.lake': terms('lake', 'lago'),
    'unit.whole.yes': terms('whole', 'intera'),
    'unit.whole.no': terms('split', 'divisa'),
    'unit.generation': terms('gen', 'gen'),
    'unit.ma': terms('ma', 'cm'),
    'unit.rating': terms('rating', 'valore'),
    'unit.steps': terms('steps', 'scala'),
  },
};
