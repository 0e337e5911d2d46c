import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { rolled, setAt } from '#rules/kit/record/facts.ts';
import { list } from '#rules/kit/words/message.ts';
import { recordCells, sides } from '../cells-ids.ts';
import { rollingArmies, setUpCards } from '../data/schedule.ts';
import type { Bar } from '../markers.ts';
import { drawFacts, shortOf } from '../pools.ts';
import { hasAt, textAt } from '../reading.ts';
import { t } from '../text/speak.ts';
import { armyMsg, countersMsg, hexesMsg } from '../words.ts';
import { face } from './fields.ts';
import { never, unless } from './propose.ts';

/** 5.1: one army's counters drawn and placed; the pools go down. */
const armyPlaced: readonly Action[] = setUpCards.map((card) =>
  action({
    id: `setup-${card.army}`,
    msg: t('pgg.action.army', { army: armyMsg(card.army) }),
    rule: '5.1',
    side: sides.soviet,
    group: t('pgg.group.setup'),
    fields: {},
    when: (around) =>
      // also later in turn 1, for players who forgot to say so
      around.turn === 1 && !hasAt(around.cells, recordCells.setUp, card.army),
    proposes: (_input, around) => {
      const what = {
        army: armyMsg(card.army),
        hex: hexesMsg(card.hexes),
        what: countersMsg(card.rifle, card.armor, card.leader),
      };
      const twice: Bar | undefined = hasAt(around.cells, recordCells.setUp, card.army)
        ? { msg: t('pgg.bar.armyTwice', { army: armyMsg(card.army) }), rule: '5.1' }
        : undefined;
      return unless(twice ?? shortOf(around, card), t('pgg.says.army', what), [
        setAt(recordCells.setUp, card.army, true),
        ...drawFacts(around, 'rifle', card.rifle),
        ...drawFacts(around, 'armor', card.armor),
      ]);
    },
  }),
);

/** 5.1: the cards still missing, all at once. */
const allPlaced = action({
  id: 'setup-all',
  msg: t('pgg.action.armies'),
  rule: '5.1',
  about: t('pgg.action.armies.about'),
  side: sides.soviet,
  group: t('pgg.group.setup'),
  fields: {},
  when: (around) => around.turn === 1 && missingCards(around).length > 0,
  proposes: (_input, around) => {
    const cards = missingCards(around);
    const what = list(cards.map((card) => armyMsg(card.army)));
    if (!what) return never(t('pgg.bar.armiesAll'), '5.1');
    const wanted = {
      rifle: cards.reduce((sum, card) => sum + card.rifle, 0),
      armor: cards.reduce((sum, card) => sum + card.armor, 0),
    };
    return unless(shortOf(around, wanted), t('pgg.says.armies', { what }), [
      ...cards.map((card) => setAt(recordCells.setUp, card.army, true)),
      ...drawFacts(around, 'rifle', wanted.rifle),
      ...drawFacts(around, 'armor', wanted.armor),
    ]);
  },
});
const missingCards = (around: Pick<Around, 'cells'>): typeof setUpCards =>
  setUpCards.filter((card) => !hasAt(around.cells, recordCells.setUp, card.army));

/** 5.21: on turn 1 each of two armies rolls for leave to move: 1 to 3 frees it. */
const armyDice: readonly Action[] = rollingArmies.map((army) =>
  action({
    id: `roll-${army}`,
    msg: t('pgg.action.rollArmy', { army: armyMsg(army) }),
    rule: '5.21',
    side: sides.soviet,
    group: t('pgg.group.setup'),
    fields: { die: face() },
    when: (around) => around.turn === 1 && textAt(around.cells, recordCells.army, army) === '',
    proposes: ({ die }, around) => {
      if (die === null) return never(t('pgg.bar.noDie'), '5.21');
      const free = armyMoves(die);
      const says = free
        ? t('pgg.says.armyFree', { army: armyMsg(army), n: die })
        : t('pgg.says.armyFrozen', { army: armyMsg(army), n: die });
      const late: Bar | undefined =
        around.turn !== 1
          ? { msg: t('pgg.bar.armyTurn'), rule: '5.21' }
          : textAt(around.cells, recordCells.army, army) !== ''
            ? { msg: t('pgg.bar.armyRolled', { army: armyMsg(army) }), rule: '5.21' }
            : undefined;
      return unless(
        late,
        says,
        [rolled(`army-${army}`, die), setAt(recordCells.army, army, free ? 'free' : 'frozen')],
        free ? [] : [{ msg: t('pgg.task.shift'), rule: '5.22' }],
      );
    },
  }),
);

/** 5.21: 1 to 3. */
export const armyMoves = (die: number): boolean => die <= 3;

export const setUpActions: readonly Action[] = [...armyPlaced, allPlaced, ...armyDice];
