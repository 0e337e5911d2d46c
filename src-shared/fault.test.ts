import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf, faultSchema } from './fault.ts';

const thrown = (stack: string, more: object = {}): Error =>
  Object.assign(new TypeError('of Anna’s game'), { stack }, more);

describe('what is kept of a fault', () => {
  it('is its kind, the system’s word and the places in our files, without message, path or address', () => {
    const stack = [
      'TypeError: of Anna’s game, /home/anna/games/sera.js:7:7',
      '    at read (file:///home/anna/app/dist/desktop/main.js:12:345)',
      '    at Object.<anonymous> (http://127.0.0.1:4711/assets/index-Ab_c1.js:2:6789)',
      '    at async http://127.0.0.1:4711/open/secret-token',
    ].join('\n');
    expect(faultOf(thrown(stack, { code: 'ENOSPC' }))).toEqual({
      kind: 'TypeError',
      code: 'ENOSPC',
      at: ['main.js:12:345', 'index-Ab_c1.js:2:6789'],
    });
  });
  it('is no more than that, whatever was thrown', () => {
    expect(faultOf('Anna')).toEqual({ kind: 'Thrown', at: [] });
    expect(faultOf(undefined)).toEqual({ kind: 'Thrown', at: [] });
    const named = Object.assign(new Error('x'), { name: 'Anna 1', code: 'of Anna', stack: undefined });
    expect(faultOf(named)).toEqual({ kind: 'Error', at: [] });
    const deep = ['Error', ...Array.from({ length: 20 }, (_, i) => `    at f (a.js:${i + 1}:1)`)].join('\n');
    expect(faultOf(thrown(deep)).at).toHaveLength(8);
  });
  it('fits what a host takes, whatever the stack', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, stack, code) => {
        const fault = faultOf(Object.assign(new Error('x'), { name, stack: `E\n    at ${stack}.js:1:2`, code }));
        expect(faultSchema.safeParse(fault).success).toBe(true);
      }),
    );
  });
  it('a host takes nothing else for one', () => {
    for (const wrong of [
      { kind: 'Anna 1', at: [] },
      { kind: 'Error', at: ['/home/anna/a.js:1:2'] },
      { kind: 'Error', at: ['a.js'] },
      { kind: 'Error', code: 'of Anna', at: [] },
      { kind: 'Error', at: Array.from({ length: 9 }, () => 'a.js:1:2') },
    ])
      expect(faultSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });
});
