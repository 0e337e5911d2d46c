import { describe, expect, it } from 'vitest';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { bombing } from '../chapters/air/bombing.ts';
import { strategicRaid } from '../chapters/air/raidCalculator.ts';
import { recon } from '../chapters/air/reconCalculator.ts';
import { italy, partisans } from '../chapters/events/diceCalculators.ts';
import { mines } from '../chapters/movement/minesCalculator.ts';
import { convoys } from '../chapters/production/lendLease/convoysCalculator.ts';
import { advanced } from './battles.ts';
import { panelIn } from './ops.ts';

const bombers = [{ class: 'bomber', pf: 3 }];
const raid = { turn: 13, bombers: [{ pf: 2, target: '1' }] };
const cases: readonly (readonly [string, Calculator, object, readonly string[]])[] = [
  ['BITE-O18', mines, {}, ['o18']],
  ['BITE-O19', recon, {}, ['o19']],
  ['BITE-O29', partisans, { turn: 5 }, ['o29']],
  ['BITE-O32', bombing, { axisAbove: bombers, weather: 'clear' }, ['o32', 'o19']],
  ['BITE-O351', strategicRaid, raid, ['o351']],
  ['BITE-O352 BITE-O34', convoys, { turn: 13 }, ['o34', 'o352']],
  ['BITE-O36', italy, { turn: 26, until: 28 }, ['o36']],
];

describe('a rule that is not in use', () => {
  it.each(cases)('%s is told beside the answer, which stands', (_, calculator, raw, needs) => {
    const [off, on] = [advanced(), advanced(Object.fromEntries(needs.map((id) => [id, true])))].map((here) =>
      panelIn(calculator, raw, here),
    );
    expect(off?.hints.map(({ msg }) => msg.id)).toContain('bite.ops.notInUse');
    expect(on?.hints.map(({ msg }) => msg.id)).not.toContain('bite.ops.notInUse');
    expect(off?.not).toBeUndefined();
  });
});
