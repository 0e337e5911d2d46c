import type { PoolRow, PoolSpec, RowAction, PoolState as State } from '#rules/kit/game/pool.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection, Proposal } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { nations, unitClasses } from '../../ids.ts';
import { hasBarrel } from '../../model/barrels.ts';
import {
  blockById,
  blocksOf,
  faceOf,
  isGuards,
  isOnMap,
  isPlaced,
  type PoolBlock,
  type PoolState,
  poolState,
  poolStates,
} from '../../model/blocks/block.ts';
import { disbanding, halved, stateProposal, turned } from '../../model/blocks/change.ts';
import { absent, type Booked, inBox, stateMsg } from '../../model/blocks/words.ts';
import { turnName } from '../../model/calendar.ts';
import { allowUnless } from '../../model/facts.ts';
import { on } from '../../model/rules.ts';
import { classMsg, nationMsg } from '../../model/units.ts';
import { crossing } from '../command/teams.ts';
import { isFrozen, thawing } from '../movement/frozen.ts';
import { isAbsent, settingUp } from '../setup/setUpCharts.ts';
import { arrivalBar, arriving, puttingOff } from './arrivals.ts';
import { msg } from './msg.ts';
import { troublesOf } from './troubles.ts';
import { views } from './views.ts';

/** Item 8 of the record: every block with its face, its half damage and its state. */

const lookOf = (state: PoolState): State['look'] => {
  if (isOnMap(state)) return 'in';
  if (state === 'due' || state === 'delayed') return 'due';
  return state === 'never' || state === 'removed' ? 'never' : 'out';
};

const notesOf = (block: PoolBlock, context: Context, state: PoolState): readonly Msg[] => [
  ...(hasBarrel(context, block.unit.id) ? [msg('bite.pool.note.barrel')] : []),
  ...(isOnMap(state) && isFrozen(block, context) ? [msg('bite.pool.note.frozen')] : []),
  ...(isGuards(block) ? [msg('bite.pool.note.guards')] : []),
  ...(block.city === '' ? [] : [msg('bite.pool.note.city', { city: name(block.city) })]),
  ...(block.removal > 0 && state !== 'removed'
    ? [msg('bite.pool.note.leaves', { month: turnName(block.removal).short })]
    : []),
];

/** A block of which nothing is recorded, while the map is set up or in a scenario that leaves it out. */
const seenAs = (block: PoolBlock, context: Context): typeof inBox | typeof absent | undefined => {
  if (isAbsent(block, context)) return absent;
  return settingUp(context) && !isPlaced(context, block.unit.id) ? inBox : undefined;
};

const rowOf = (block: PoolBlock, context: Context): PoolRow => {
  const { unit } = block;
  const state = poolState(block, context);
  const shown = faceOf(block, context);
  const seen = isOnMap(state) ? seenAs(block, context) : undefined;
  const when = state === 'due' || state === 'delayed' ? turnName(block.entry).short : undefined;
  return {
    id: unit.id,
    name: unit.name,
    side: block.side,
    is: { nation: block.nation, ...(block.class ? { class: block.class } : {}) },
    ...(block.class ? { symbol: block.class } : {}),
    ...shown,
    state: seen ?? state,
    ...(when ? { when } : {}),
    notes: notesOf(block, context, state),
  };
};

const deed = (key: string, msg: Msg, proposal: Proposal): RowAction => ({ key, msg, does: proposal });
const does = (key: string, msg: Msg, { says, facts }: Booked, bar?: Objection): RowAction =>
  deed(key, msg, allowUnless(bar, says, facts));

/** Keys are the same for every block, whatever else is offered. */
const deedsOf = (id: string, context: Context): readonly RowAction[] => {
  const block = blockById(context, id);
  if (!block) return [];
  const state = poolState(block, context);
  const waits = state === 'due' || state === 'delayed';
  const there = isOnMap(state);
  const gone = !there && !waits;
  return [
    ...(there
      ? [
          deed('+', msg('bite.deed.better'), turned(block, -1, context)),
          deed('-', msg('bite.deed.worse'), turned(block, 1, context)),
          deed('H', msg('bite.deed.half'), halved(block, context)),
        ]
      : []),
    ...(gone ? [deed('1', msg('bite.deed.play'), stateProposal(block, 'play', context))] : []),
    ...(waits ? [does('1', msg('bite.deed.arrives'), arriving([block], context), arrivalBar(block, context))] : []),
    ...(state === 'due' && block.entry <= context.turn
      ? [does('6', msg('bite.deed.delay'), puttingOff([block], context))]
      : []),
    ...(there || waits ? [deed('2', msg('bite.deed.eliminated'), stateProposal(block, 'eliminated', context))] : []),
    ...(there ? [deed('3', msg('bite.deed.surrendered'), stateProposal(block, 'surrendered', context))] : []),
    ...(state === 'removed' ? [] : [deed('4', msg('bite.deed.removed'), stateProposal(block, 'removed', context))]),
    ...(there ? [deed('5', msg('bite.deed.disband'), disbanding(block, context))] : []),
    ...(there && isFrozen(block, context) ? [does('7', msg('bite.deed.thaw'), thawing([block], context))] : []),
    ...(there && on(context, 'o38') ? [does('8', msg('bite.deed.cross'), crossing([block], context))] : []),
  ];
};

export const pool: PoolSpec = {
  msg: msg('bite.pool'),
  about: msg('bite.pool.about'),
  rule: '1.2',
  states: [
    { key: inBox, msg: stateMsg(inBox), look: 'due' },
    ...poolStates.map((key) => ({ key, msg: stateMsg(key), look: lookOf(key) })),
    { key: absent, msg: stateMsg(absent), look: 'out' },
  ],
  strength: (points) => msg('bite.pool.pf', { n: points }),
  count: (count) => msg('bite.pool.blocks', { count }),
  facets: [
    { id: 'nation', msg: msg('bite.facet.nation'), values: nations.map((key) => ({ key, msg: nationMsg[key] })) },
    { id: 'class', msg: msg('bite.facet.class'), values: unitClasses.map((key) => ({ key, msg: classMsg[key] })) },
  ],
  views,
  rows: (context) => blocksOf(context).map((block) => rowOf(block, context)),
  deeds: deedsOf,
  troubles: troublesOf,
};
