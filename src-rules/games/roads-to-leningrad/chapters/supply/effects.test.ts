import { describe, expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { cells } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { here, unitCalled } from '../../testing/here.ts';
import { effectsOf } from './effects.ts';

const effects = (id: string, marked: { readonly [cell: string]: string }): readonly string[] => {
  const context = here('supply', {
    cells: Object.fromEntries(Object.entries(marked).map(([cell, value]) => [cell, { [id]: value }])),
  });
  return effectsOf(context, unitCalled(context, id)).map((one) => one.id);
};

describe('disruption', () => {
  it('RTL-3.72b what disruption forbids, by kind of unit', () => {
    const disrupted = (id: string) => effects(id, { [cells.disrupted]: 'yes' });
    expect(disrupted('pz-1')).toEqual([
      'er2',
      'ma2',
      'noRefusal',
      'noOverrun',
      'noReaction',
      'advanceOne',
      'noWork',
      'noCab',
    ]);
    expect(disrupted('guns-1')).toContain('noSupport');
    expect(disrupted('hq-1')).toEqual(expect.arrayContaining(['noPoints', 'noCas']));
    // cavalry refuses and overruns, but never reacts
    expect(disrupted('horse')).toEqual(expect.arrayContaining(['noRefusal', 'noOverrun']));
    expect(disrupted('horse')).not.toContain('noReaction');
    expect(disrupted('stuka')).toEqual([]);
  });
});

describe('supply', () => {
  it('RTL-6.13 emergency has no effect', () => {
    expect(effects('pz-1', { [cells.supply]: 'emergency' })).toEqual(['nothing']);
  });

  it('RTL-6.14 out of supply: ER, MA of the motorised, attack, works, overrun and reaction; refusal stays', () => {
    const oos = (id: string) => effects(id, { [cells.supply]: 'oos' });
    expect(oos('pz-1')).toEqual(['er1', 'maHalf', 'attackHalf', 'noWork', 'noOverrun', 'noReaction']);
    expect(oos('rifles-1')).toEqual(['er1', 'attackHalf', 'noWork']);
    expect(oos('guns-1')).toEqual(['er1', 'maHalf', 'staysFired', 'noWork']);
    expect(oos('pz-1')).not.toContain('noRefusal');
    const found = questionsOf(game).find(({ id }) => id === 'unit-state');
    const context = here('supply', { cells: { [cells.supply]: { 'pz-1': 'oos' } } });
    expect(found?.answer({ unit: 'pz-1' }, context)).toMatchObject({ ok: true, value: [{ er: 6, supply: 'oos' }] });
  });
});
