import { expect, test } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { changeDraft, draftOf, layQuick, takeUp, useBench } from './bench.ts';
import { typedOn, typedTotals, withoutListed, withTotals } from './totals.ts';

const attack = game.calculators.find(({ id }) => id === 'attack');
if (!attack) throw new Error('no attack');
const unit = { id: 'u', type: 'infantry', attack: 4, defence: 4 };

const context = contextWithoutGame(game);
const fight26 = { attack: 26, defence: 9 };
const fight = { attacker: 'german', attackTotal: 26, defenceTotal: 9 };

test('with the first unit of a side its typed total goes, the other stays, and both can be put back', () => {
  const laid = typedOn(attack, fight, { ...fight, german: [unit] }, context);
  expect(laid.input).toMatchObject({ attackTotal: 0, defenceTotal: 9, german: [unit] });
  expect(laid.totals).toEqual(fight26);
  const other = typedOn(attack, laid.input, { ...laid.input, soviet: [unit] }, context);
  expect(other.input).toMatchObject({ attackTotal: 0, defenceTotal: 0 });
  expect(withTotals(attack, laid.input, fight26)).toMatchObject({ ...fight, german: [unit] });
});

test('totals typed beside units stay, and a form without them loses nothing', () => {
  const both = { attacker: 'german', attackTotal: 6, german: [unit] };
  expect(typedOn(attack, both, { ...both, soviet: [unit] }, context).totals).toBeUndefined();
  const plain = { attacker: 'german', german: [unit] };
  expect(typedOn(attack, {}, plain, context)).toEqual({ input: plain });
  expect(typedTotals(attack, {})).toEqual({ attack: 0, defence: 0 });
  // the attacker's points count twice, the defender's do not
  expect(withoutListed(attack, { ...fight, german: [unit] }, context)).toEqual({ attack: 0, defence: 9 });
});

test('a quick fight lays a prepared one aside, and it can be taken up again', () => {
  useBench.setState({ calc: {}, drafts: {} });
  const prepared = { german: [unit], forest: true };
  changeDraft('g', 'attack', { input: prepared, out: ['u'] });
  layQuick('g', attack, { attackTotal: 26, defenceTotal: 9 });
  const quick = draftOf(useBench.getState(), 'g', 'attack');
  expect(quick.input).toEqual({ attackTotal: 26, defenceTotal: 9 });
  expect(quick.out).toEqual([]);
  // another quick fight does not take its place
  layQuick('g', attack, { attackTotal: 5, defenceTotal: 4 });
  takeUp('g', 'attack');
  const again = draftOf(useBench.getState(), 'g', 'attack');
  expect(again.input).toEqual(prepared);
  expect(again.out).toEqual(['u']);
  expect(again.aside).toBeUndefined();
});
