import { expect, it } from 'vitest';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { speaker } from '#shared/say.ts';
import { english } from '../../../words/english.ts';
import { italian } from '../../../words/italian.ts';
import { ui } from '../../../words/text.ts';
import { tallyOf } from './tally.ts';

const of = (tone: SupplyStatus['tone']): SupplyStatus => ({ tone }) as SupplyStatus;

it('counts halves only where some are in half supply', () => {
  const [en, it_] = [speaker('en', english), speaker('it', italian)];
  const full = tallyOf([of('bad'), of('good'), of('good'), undefined]);
  expect([en(full), it_(full)]).toEqual(['Out of supply 1, in supply 2.', 'Non rifornite 1, rifornite 2.']);
  expect(en(tallyOf([of('bad'), of('half'), of('good')]))).toBe('Out of supply 1, in part 1, in supply 1.');
  // what a game calls them, each kind with its number
  const die: SupplyStatus = { ...of('half'), counts: ui('ui.supply.units') };
  expect(en(tallyOf([die, of('half'), die]))).toBe(
    `Out of supply 0, ${en(ui('ui.supply.units'))} 2, in part 1, in supply 0.`,
  );
});
