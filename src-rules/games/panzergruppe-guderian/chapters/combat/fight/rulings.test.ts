import { describe, expect, it } from 'vitest';
import type { Json } from '#rules/kit/base/json.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { type FightRuling, fightRulings } from '../../../ids.ts';
import { context, panelOf, playOut, strengths } from '../../../testing/fights.ts';
import { attack } from './attack.ts';
import { overrun } from './overrun.ts';

/** Every ruling that touches a fight, with a case in which its values answer differently. Unit values are invented. */
const under = (id: FightRuling, value: string) =>
  context({ options: { [id]: value }, place: 't3/ger/combat', turn: 3 });

const compare = (id: FightRuling, calculator: Calculator, raw: object) =>
  fightRulings[id].map((value) => strengths(calculator, raw, under(id, value)));

const regiment = (attack: number, more: object = {}) => ({
  type: 'panzer',
  division: '14 Mot',
  attack,
  defence: attack,
  ...more,
});

describe('rulings on strengths', () => {
  it('PGG-A01 supply halves each unit, or the stack', () => {
    const odd = [
      { attack: 3, outOfSupply: true, hex: '1010' },
      { attack: 5, outOfSupply: true, hex: '1010' },
    ];
    expect(compare('a01', attack, { german: odd, defenceTotal: 2 })).toEqual([
      [3, 2],
      [4, 2],
    ]);
    const defends = {
      attacker: 'german',
      attackTotal: 6,
      soviet: [3, 5].map((defence) => ({ defence, supply: 'none' })),
    };
    expect(compare('a01', attack, defends)).toEqual([
      [6, 3],
      [6, 4],
    ]);
  });
  it('PGG-A02 an overrun is halved as a whole, or unit by unit', () => {
    expect(compare('a02', overrun, { german: [{ attack: 3 }, { attack: 3 }], defenceTotal: 2 })).toEqual([
      [3, 2],
      [2, 2],
    ]);
  });
  it('PGG-A04 supply halves a defender before terrain, or after it', () => {
    expect(compare('a04', attack, { attackTotal: 9, soviet: [{ defence: 5, supply: 'none' }], forest: true })).toEqual([
      [9, 4],
      [9, 5],
    ]);
  });
  it('PGG-A05 integrity multiplies terrain, or adds to it', () => {
    const fight = {
      attacker: 'soviet',
      soviet: [{ attack: 6 }],
      forest: true,
      german: [regiment(2, { type: 'motorized' }), regiment(1, { type: 'motorized' })],
    };
    expect(compare('a05', attack, fight)).toEqual([
      [6, 12],
      [6, 9],
    ]);
  });
  it('PGG-A08 leaders join an overrun before it is halved, or after', () => {
    const fight = {
      attacker: 'soviet',
      soviet: [{ attack: 6 }, { type: 'leader', rating: 2 }],
      german: [{ defence: 2 }],
    };
    expect(compare('a08', overrun, fight)).toEqual([
      [4, 2],
      [5, 2],
    ]);
  });
  it('PGG-A09 leaders in one hex add up, or the highest counts', () => {
    const fight = {
      attacker: 'soviet',
      soviet: [{ attack: 6 }, { type: 'leader', rating: 2 }, { type: 'leader', rating: 3 }],
      german: [{ defence: 2 }],
    };
    expect(compare('a09', attack, fight)).toEqual([
      [11, 2],
      [9, 2],
    ]);
    const weak = {
      attacker: 'soviet',
      soviet: [{ attack: 4 }, { type: 'leader', rating: 3 }, { type: 'leader', rating: 3 }],
      german: [{ defence: 2 }],
    };
    expect(strengths(attack, weak)[0]).toBe(8);
  });
  it('PGG-A10 a division is whole when it is there, or only when all of it attacks', () => {
    const fight = {
      german: [regiment(4, { type: 'motorized' }), regiment(2, { type: 'motorized', stays: true })],
      defenceTotal: 3,
    };
    expect(compare('a10', attack, fight)).toEqual([
      [8, 3],
      [4, 3],
    ]);
  });
});

describe('rulings on what follows', () => {
  const guide = (
    calculator: Calculator,
    raw: object,
    given: Readonly<Record<string, Json>>,
    here: ReturnType<typeof context>,
  ) => playOut(calculator, raw, given, here).at.done?.ending.guide.map((line) => line.msg.id) ?? [];
  const run = {
    german: [{ attack: 8 }],
    soviet: [
      { name: 'R', defence: 2, hex: '1010' },
      { name: 'S', defence: 2, hex: '1010' },
    ],
    target: '1010',
    mp: 12,
  };

  it('PGG-A11 an overrun costs 3, or the cost of the hex besides', () => {
    const short = { ...run, mp: 7, entryCost: 2 };
    expect(fightRulings.a11.map((value) => panelOf(overrun, short, under('a11', value)).not?.msg.id)).toEqual([
      undefined,
      'pgg.not.mp',
    ]);
  });
  it('PGG-A12 Eng in an overrun leaves them as they are, or disrupts', () => {
    // 4 : 4 is column 1-1, where a 4 is Eng
    const marks = fightRulings.a12.map((value) => {
      const done = playOut(overrun, run, { die: 4 }, under('a12', value)).at.done;
      return done?.ending.facts.filter((fact) => fact.kind === 'mark' && fact.mark === 'disrupted').length;
    });
    expect(marks).toEqual([0, 1]);
  });
  it('PGG-A21 an empty hex is entered, or not', () => {
    const fight = { ...run, soviet: [{ untried: true }] };
    expect(
      fightRulings.a21.map((value) =>
        guide(overrun, fight, { reveal: ['0-0-6'] }, under('a21', value)).includes('pgg.guide.mustEnter'),
      ),
    ).toEqual([true, false]);
    const normal = { german: [{ attack: 8 }], soviet: [{ untried: true }] };
    expect(
      fightRulings.a21.map((value) =>
        guide(attack, normal, { reveal: ['0-0-6'] }, under('a21', value)).includes('pgg.guide.advanceEmptied'),
      ),
    ).toEqual([true, false]);
  });
  it('PGG-A29 without a path losses are left, or a retreat that eliminates', () => {
    const options = fightRulings.a29.map((value) => {
      const { at } = playOut(
        attack,
        { attackTotal: 8, soviet: [{ defence: 4 }] },
        { die: 1, defender: 'cutOff' },
        under('a29', value),
      );
      return at.done?.key ?? at.misfit?.answer;
    });
    expect(options).toEqual(['cutOff', 'D2 cutOff 1 - 0']);
  });
  it('PGG-A39 command is judged at the start of the phase, or at the overrun too', () => {
    const fight = { attacker: 'soviet', soviet: [{ attack: 6, supply: 'none' }], german: [{ defence: 2 }] };
    expect(fightRulings.a39.map((value) => panelOf(overrun, fight, under('a39', value)).not?.rule)).toEqual([
      undefined,
      '6.55',
    ]);
    expect(panelOf(overrun, { ...fight, commandAtStart: false }, context()).not?.msg.id).toBe('pgg.not.commandStart');
  });
  it('PGG-A42 who cannot go back is eliminated, or stays', () => {
    const fight = { attacker: 'soviet', soviet: [{ untried: true }, { attack: 6 }], german: [{ defence: 2 }] };
    const lines = fightRulings.a42.map((value) =>
      guide(attack, fight, { reveal: ['0-1-6'], die: 1 }, under('a42', value)).filter((id) =>
        id.startsWith('pgg.guide.back'),
      ),
    );
    expect(lines).toEqual([
      ['pgg.guide.back', 'pgg.guide.backOut'],
      ['pgg.guide.back', 'pgg.guide.backStay'],
    ]);
  });
  it('PGG-A51 PGG-9.72 a retreat into columns 01 and 02 is the last resort, or the opponent’s to choose', () => {
    const fight = { attacker: 'german', attackTotal: 8, soviet: [{ defence: 2 }] };
    const said = fightRulings.a51.map((value) =>
      guide(attack, fight, { die: 1, defender: 'retreat' }, { ...under('a51', value), turn: 6 }).filter((id) =>
        id.startsWith('pgg.guide.west'),
      ),
    );
    expect(said).toEqual([
      ['pgg.guide.west', 'pgg.guide.westLast'],
      ['pgg.guide.west', 'pgg.guide.westAny'],
    ]);
  });
  it('PGG-A48 PGG-9.75 a unit that retreated counts nothing to the end of the phase, or of the player-turn', () => {
    const until = fightRulings.a48.map((value) => {
      const fight = { attacker: 'soviet', attackTotal: 8, german: [{ id: '5inf', defence: 2 }] };
      const done = playOut(
        attack,
        fight,
        { die: 1, defender: 'retreat' },
        { ...under('a48', value), place: 't3/sov/combat' },
      ).at.done;
      return done?.ending.facts.find((fact) => fact.kind === 'mark' && fact.mark === 'retreated');
    });
    expect(until).toEqual([
      { kind: 'mark', mark: 'retreated', key: '5inf', value: { side: 'german' }, until: 't3/sov/combat' },
      { kind: 'mark', mark: 'retreated', key: '5inf', value: { side: 'german' }, until: 't3/sov' },
    ]);
  });
});
