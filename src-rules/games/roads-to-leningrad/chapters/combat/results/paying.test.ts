import { expect, it } from 'vitest';
import { context, fight, grenadiers, panzer, unit } from '../../../testing/attacks.ts';
import { settle } from '../../../testing/settle.ts';
import { settledGuide } from './ending.ts';

/** What a result asks of those who pay it, and what it tells them. */

it('RTL-11.24: it is told whose number is cut', () => {
  const raw = {
    german: [grenadiers(9, 6, { twoSteps: true, attack2: 1, defence2: 2, er2: 4 })],
    soviet: [unit(3, 5, 5)],
  };
  const told = (text: string) =>
    settledGuide(settle(raw, { text }).settled, fight(raw), { crt: 'mobile' }, context())
      .filter(({ msg }) => msg.id === 'rtl.res.guide.cut')
      .map(({ who, rule }) => [who, rule]);
  expect([told('A1 D2'), told('A1 D1')]).toEqual([[['german', '11.24']], []]);
});
it('RTL-11.21: with typed strengths each step is asked about, whoever paid the one before', () => {
  const raw = {
    german: [panzer(9, 7)],
    soviet: [unit(2, 2, 4, { id: 'a' }), unit(2, 2, 4, { id: 'b' })],
    defenceTotal: 9,
  };
  const paid = (said: readonly string[]) => settle(raw, { text: 'D3' }, said);
  // the lead pays the first
  expect(paid(['other', 'b']).asked).toEqual(['loss-defender', 'loss-defender']);
  expect(paid(['other', 'b']).settled.taken.defender).toEqual(
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  );
});
it('RTL-3.43: of the same ER the first of those that retreat lies under Enter as their lead', () => {
  const soviet = ['first', 'second', 'third'].map((id, i) => unit(2, 2, i === 2 ? 4 : 5, { id, class: 'mot' }));
  const { asks } = settle({ german: [panzer(9, 6)], soviet }, { text: 'DR' }, ['zoc']);
  expect(asks.find(({ id }) => id === 'retreat-lead-defender')).toMatchObject({ usual: 'first' });
});
