import { describe, expect, it } from 'vitest';
import { canAct, offOf, toMeet } from './options.ts';
import type { Option } from './specs.ts';

const m = { id: 'x' };
const option = (id: string, start: boolean, needs?: Option['needs']): Option => ({
  id,
  group: m,
  msg: m,
  about: m,
  rule: '1',
  start,
  choices: [false, true].map((value) => ({ value, msg: m })),
  takesHold: 'now',
  ...(needs && { needs }),
});
const options = [
  option('plain', false),
  option('on', true),
  option('leans', false, { when: { option: 'plain', is: true }, msg: m }),
  option('twice', false, {
    when: { all: [{ option: 'leans', is: true }, { not: { option: 'on', is: true } }] },
    msg: m,
  }),
  option('either', false, { when: { any: [{ scenario: 'long' }, { option: 'plain', is: true }] }, msg: m }),
  option('long', false, { when: { scenario: 'long' }, msg: m }),
];
const whenOf = (id: string) => {
  const needs = options.find((one) => one.id === id)?.needs;
  if (!needs) throw new Error(`${id} needs nothing`);
  return needs.when;
};

describe('what an option needs', () => {
  it('is switched on with what that needs in turn, and no more', () => {
    expect(toMeet(whenOf('leans'), options, {}, 'short')).toEqual({ plain: true });
    expect(toMeet(whenOf('leans'), options, { plain: true }, 'short')).toEqual({});
    expect(toMeet(whenOf('twice'), options, {}, 'short')).toEqual({ leans: true, plain: true, on: false });
    expect(toMeet(whenOf('either'), options, {}, 'short')).toEqual({ plain: true });
    expect(toMeet(whenOf('either'), options, {}, 'long')).toEqual({});
  });

  it('is not to be had where only another scenario has it', () => {
    expect(toMeet(whenOf('long'), options, {}, 'short')).toBeUndefined();
    expect(toMeet({ option: 'unknown', is: true }, options, {}, 'short')).toBeUndefined();
  });

  it('rests while it is missing, at the value that does nothing', () => {
    const leans = options[2] ?? option('', false);
    expect([canAct(leans, options, {}, 'short'), canAct(leans, options, { plain: true }, 'short')]).toEqual([
      false,
      true,
    ]);
    expect([offOf(leans), offOf({ ...leans, needs: { when: whenOf('leans'), msg: m, off: true } })]).toEqual([
      false,
      true,
    ]);
  });
});
