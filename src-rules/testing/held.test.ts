import { expect, it } from 'vitest';
import { action } from '#rules/kit/game/action.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import { list, type Msg, msg, name } from '#rules/kit/words/message.ts';
import { ten } from '#rules/testing/invented/ten.ts';
import { heldAt } from './held.ts';

const names = (n: number): readonly Msg[] => Array.from({ length: n }, (_, i) => msg('kit.amount', { n: name(i) }));
const folded = (all: readonly Msg[]): Msg => all.reduce((a, b) => msg('two', { a, b }));
const says = (flat: boolean, n: number): Msg => (flat ? (list(names(n)) ?? msg('none')) : folded(names(n)));

/** An invented game in which many names are joined two by two, or in a flat list. */
const joins = (flat: boolean): Game => {
  const written = action({
    id: 'joined',
    msg: msg('x'),
    rule: '1',
    group: msg('x'),
    fields: { units: { kind: 'text', msg: msg('x'), start: '', max: 2000, many: true } },
    proposes: (input) => ({ ok: true, says: says(flat, input.units.split(',').length), facts: [] }),
  });
  const rule: StandingRule = {
    id: 'joining',
    v: 1,
    rule: '2',
    when: (fact) => fact.kind === 'go',
    inputs: () => ({ n: 12 }),
    effect: () => ({ says: says(flat, 12), facts: [{ kind: 'note', text: 'x' }] }),
  };
  return { ...ten, actions: [...ten.actions, written], standing: [...ten.standing, rule] };
};

it('a list folded two by two is caught, in a form and in what the rules book by themselves; a flat one is held', () => {
  const seeds = [1, 2, 3, 4];
  const faults = (flat: boolean) => seeds.flatMap((seed) => heldAt(joins(flat), seed).faults);
  expect(faults(true)).toEqual([]);
  expect(faults(false).filter((one) => one.startsWith('action joined: lines.0.says.p.a'))).not.toEqual([]);
  expect(faults(false).filter((one) => one.startsWith('phase done: lines.1.says.p.a'))).not.toEqual([]);
});
