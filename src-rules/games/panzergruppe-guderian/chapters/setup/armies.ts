import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { rolled, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { hasAt, textAt } from '#rules/kit/record/readers.ts';
import { list } from '#rules/kit/words/message.ts';
import { recordCells, sides } from '../../ids.ts';
import { face } from '../../model/fields.ts';
import { drawFacts, shortOf } from '../../model/pools.ts';
import { allowUnless } from '../../model/propose.ts';
import { rollingArmies, type SetUpCard, setUpCards } from '../../model/schedule.ts';
import { armyMsg, countersMsg, hexesMsg } from '../../model/words.ts';
import { msg } from './msg.ts';

/** 5.1: one army's counters drawn and placed; the pools go down. */
const armyPlaced: readonly Action[] = setUpCards.map((card) =>
  action({
    id: `setup-${card.army}`,
    msg: msg('pgg.action.army', { army: armyMsg(card.army) }),
    rule: '5.1',
    side: sides.soviet,
    verb: 'place',
    group: msg('pgg.group.setup'),
    fields: {},
    when: (context) =>
      // also later in turn 1, for players who forgot to say so
      context.turn === 1 && !hasAt(context, recordCells.setUp, card.army),
    proposes: (_input, context) => {
      const what = {
        army: armyMsg(card.army),
        hex: hexesMsg(card.hexes),
        what: countersMsg(card.rifle, card.armor, card.leader),
      };
      const twice: Objection | undefined = hasAt(context, recordCells.setUp, card.army)
        ? { msg: msg('pgg.bar.armyTwice', { army: armyMsg(card.army) }), rule: '5.1' }
        : undefined;
      return allowUnless(twice ?? shortOf(context, card), msg('pgg.says.army', what), [
        setAt(recordCells.setUp, card.army, true),
        ...drawFacts(context, 'rifle', card.rifle),
        ...drawFacts(context, 'armor', card.armor),
      ]);
    },
  }),
);

/** The action that places a card's army. */
export const placingOf = (card: SetUpCard): string | undefined => armyPlaced[setUpCards.indexOf(card)]?.id;

/** 5.1: the cards still missing, all at once. */
const allPlaced = action({
  id: 'setup-all',
  msg: msg('pgg.action.armies'),
  rule: '5.1',
  about: msg('pgg.action.armies.about'),
  side: sides.soviet,
  verb: 'place',
  group: msg('pgg.group.setup'),
  fields: {},
  when: (context) => context.turn === 1 && missingCards(context).length > 0,
  proposes: (_input, context) => {
    const cards = missingCards(context);
    const what = list(cards.map((card) => armyMsg(card.army)));
    if (!what) return refuse(msg('pgg.bar.armiesAll'), '5.1');
    const wanted = {
      rifle: cards.reduce((sum, card) => sum + card.rifle, 0),
      armor: cards.reduce((sum, card) => sum + card.armor, 0),
    };
    return allowUnless(shortOf(context, wanted), msg('pgg.says.armies', { what }), [
      ...cards.map((card) => setAt(recordCells.setUp, card.army, true)),
      ...drawFacts(context, 'rifle', wanted.rifle),
      ...drawFacts(context, 'armor', wanted.armor),
    ]);
  },
});

const missingCards = (context: Pick<Context, 'cells'>): typeof setUpCards =>
  setUpCards.filter((card) => !hasAt(context, recordCells.setUp, card.army));

/** 5.21: on turn 1 each of two armies rolls for leave to move: 1 to 3 frees it. */
const armyDice: readonly Action[] = rollingArmies.map((army) =>
  action({
    id: `roll-${army}`,
    msg: msg('pgg.action.rollArmy', { army: armyMsg(army) }),
    rule: '5.21',
    side: sides.soviet,
    group: msg('pgg.group.setup'),
    fields: { die: face() },
    when: (context) => context.turn === 1 && textAt(context, recordCells.army, army) === '',
    proposes: ({ die }, context) => {
      if (die === null) return refuse(msg('pgg.bar.noDie'), '5.21');
      const free = armyMoves(die);
      const says = free
        ? msg('pgg.says.armyFree', { army: armyMsg(army), n: die })
        : msg('pgg.says.armyFrozen', { army: armyMsg(army), n: die });
      const late: Objection | undefined =
        context.turn !== 1
          ? { msg: msg('pgg.bar.armyTurn'), rule: '5.21' }
          : textAt(context, recordCells.army, army) !== ''
            ? { msg: msg('pgg.bar.armyRolled', { army: armyMsg(army) }), rule: '5.21' }
            : undefined;
      return allowUnless(
        late,
        says,
        [rolled(`army-${army}`, die), setAt(recordCells.army, army, free ? 'free' : 'frozen')],
        free ? [] : [{ msg: msg('pgg.task.shift'), rule: '5.22' }],
      );
    },
  }),
);

/** 5.21: 1 to 3. */
export const armyMoves = (die: number): boolean => die <= 3;

export const setUpActions: readonly Action[] = [...armyPlaced, allPlaced, ...armyDice];
