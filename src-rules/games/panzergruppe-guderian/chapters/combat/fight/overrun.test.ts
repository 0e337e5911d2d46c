import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '#rules/kit/procedure/explain.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { fightRulings } from '../../../ids.ts';
import { markedMsg } from '../../../model/words.ts';
import { context, figure, overrunForces, panelOf, playOut, strengths } from '../../../testing/fights.ts';
import { fightReaders, reckon } from '../strength/reckon.ts';
import { attackBrings, overrunAttack } from '../strength/strength.ts';
import { attack } from './attack.ts';
import { overrun } from './overrun.ts';

const here = context({ turn: 3, place: 't3/ger/mech' });

const division = [4, 2, 2].map((attack, i) => ({
  id: `12pz-${i + 1}`,
  type: i === 0 ? 'panzer' : 'grenadier',
  division: '12 Pz',
  attack,
  defence: attack,
}));

const play = (raw: object, given: object, context = here) =>
  playOut(overrun, { ...raw }, { ...given }, context).at.done?.ending;

const ids = (ending: ReturnType<typeof play>) => ending?.guide.map((line) => line.msg.id) ?? [];

describe('overruns', () => {
  it('E04 PGG-6.55 PGG-11.36 a whole panzer division of 8, out of supply, brings 4', () => {
    const panel = panelOf(
      overrun,
      { german: division.map((unit) => ({ ...unit, outOfSupply: true })), defenceTotal: 2 },
      here,
    );
    expect(figure(panel, 'attack')).toBe(4);
    expect(verifySteps(panel.figures, fightReaders)).toEqual([]);
  });

  it('PGG-A03 PGG-11.32 an overrun never falls below 1', () => {
    expect(strengths(overrun, { german: [{ attack: 1 }], defenceTotal: 2 })[0]).toBe(1);
    expect(
      strengths(
        overrun,
        { german: [{ attack: 1, outOfSupply: true }], defenceTotal: 2 },
        context({ options: { a02: 'unit' } }),
      )[0],
    ).toBe(1);
  });

  it('PGG-6.51 it costs 3 MP and needs them', () => {
    const german = [{ type: 'panzer', attack: 8 }];
    expect(panelOf(overrun, { german, defenceTotal: 2, mp: 5 }, here).not).toMatchObject({
      rule: '6.51',
      msg: { id: 'pgg.not.mp' },
    });
    expect(panelOf(overrun, { german, defenceTotal: 2, mp: 13 }, here).hints[0]).toMatchObject({
      msg: { id: 'pgg.hint.mp', p: { mp: 7 } },
    });
    // of points nobody has typed nothing is said
    const untold = panelOf(overrun, { german, defenceTotal: 2 }, here);
    expect([untold.not, untold.hints.some(({ msg }) => msg.id === 'pgg.hint.mp')]).toEqual([undefined, false]);
  });

  it('PGG-6.52 PGG-6.56 PGG-6.57 success: all enter and may go on; PGG-6.61 survivors of a retreat are disrupted', () => {
    const fight = {
      german: division,
      soviet: [{ name: 'R', attack: 2, defence: 2, hex: '1010' }],
      target: '1010',
      mp: 20,
    };
    const retreat = play(fight, { die: 1, defender: 'retreat' });
    expect(ids(retreat)).toEqual(
      expect.arrayContaining(['pgg.guide.disrupt', 'pgg.guide.mustEnter', 'pgg.guide.goOn']),
    );
    expect(retreat?.facts).toContainEqual({
      kind: 'mark',
      mark: 'disrupted',
      // they left the hex: it is where they came from
      key: 'from:1010',
      value: { side: 'soviet', hex: '1010' },
    });
    expect(markedMsg(['from:1010', { value: null }])).toMatchObject({
      id: 'pgg.retreatedFrom',
      p: { hex: { name: '1010' } },
    });
    expect(markedMsg(['hex:1010', { value: null }])).toMatchObject({ id: 'pgg.unitsIn' });
    // two of one name are told apart by what is printed on them
    const pair = [
      { name: 'R', attack: 2, defence: 2, hex: '1010' },
      { name: 'R', attack: 1, defence: 2, hex: '1010' },
    ];
    const two = play({ ...fight, soviet: pair }, { die: 1, defender: 'retreat' });
    const marked = two?.guide.find(({ msg }) => msg.id === 'pgg.guide.disrupt');
    expect(JSON.stringify(marked?.msg)).toMatch(/2-2.*1-2/);
    const destroyed = play(fight, { die: 1, defender: 'losses' });
    expect(ids(destroyed)).toContain('pgg.guide.mustEnter');
    expect(ids(destroyed)).not.toContain('pgg.guide.disrupt');
    expect(ids(destroyed).some((id) => id.startsWith('pgg.guide.advance'))).toBe(false);
  });

  it('PGG-6.52 PGG-6.58 a hex still held, a split, Eng or A stop them', () => {
    const three = {
      german: division,
      soviet: ['R', 'S', 'T'].map((name) => ({ name, attack: 2, defence: 1, hex: '1010' })),
      target: '1010',
      mp: 20,
    };
    // 8 : 3 is 2-1: D2, D1, D1/A1, D1/A1, Eng, A1
    for (const [die, rest] of [
      [1, { defender: 'losses' }],
      [3, { defender: 'retreat', attacker: 'losses' }],
      [5, {}],
      [6, { attacker: 'losses' }],
    ] as const) {
      const guide = ids(play(three, { die, ...rest }));
      expect(guide, `die ${die}`).toContain('pgg.guide.stop');
      expect(guide).not.toContain('pgg.guide.mustEnter');
    }
    // 6.58: said of defenders who are still there
    expect(ids(play(three, { die: 6, attacker: 'losses' }))).toContain('pgg.guide.noAdvance');
    expect(ids(play(three, { die: 3, defender: 'retreat', attacker: 'losses' }))).not.toContain('pgg.guide.noAdvance');
    const back = ids(play(three, { die: 6, attacker: 'retreat' }));
    expect(back).toContain('pgg.guide.stopAfter');
    expect(back).not.toContain('pgg.guide.stop');
    const held = play(three, { die: 1, defender: 'losses' });
    expect(held?.facts.filter((fact) => fact.kind === 'mark')).toEqual([
      { kind: 'mark', mark: 'disrupted', key: 'hex:1010', value: { side: 'soviet', hex: '1010' } },
    ]);
    expect(play(three, { die: 5 })?.facts.some((fact) => fact.kind === 'mark')).toBe(false);
  });

  it('PGG-6.52 the odds say who goes through as the fight itself does, face by face', () => {
    for (const held of [1, 3]) {
      const fight = {
        german: division,
        soviet: Array.from({ length: held }, (_, i) => ({ name: `R${i}`, attack: 2, defence: 1, hex: '1010' })),
        target: '1010',
        mp: 20,
      };
      for (const { id, through } of panelOf(overrun, fight, here).policies) {
        const ways = overrun.policies.find((one) => one.id === id)?.policy ?? {};
        const entered = [1, 2, 3, 4, 5, 6].filter((die) =>
          ids(play(fight, { die, ...ways })).includes('pgg.guide.mustEnter'),
        );
        expect(through?.p, `${id}, ${held}`).toBeCloseTo(entered.length / 6, 12);
      }
    }
    // of typed totals nobody knows whether lost steps leave somebody: the odds say no more than the fight does
    const typed = { german: division, defenceTotal: 2, mp: 20 };
    for (const { id, through } of panelOf(overrun, typed, here).policies) {
      const ways = overrun.policies.find((one) => one.id === id)?.policy ?? {};
      const guides = [1, 2, 3, 4, 5, 6].map((die) => ids(play(typed, { die, ...ways })));
      const open = guides.some((guide) => guide.includes('pgg.guide.ifEmptyEnter'));
      expect(through === undefined, id).toBe(open);
      const entered = guides.filter((guide) => guide.includes('pgg.guide.mustEnter')).length;
      if (through) expect(through.p, id).toBeCloseTo(entered / 6, 12);
    }
    // an attack wants the hex empty, whoever goes in
    const [policy] = panelOf(attack, { german: division, soviet: [{ attack: 2, defence: 2 }] }, here).policies;
    expect(policy?.through).toBeUndefined();
  });

  it('PGG-9.64 engaged, a single step is gone: the bar does not say that the hex holds', () => {
    const panel = panelOf(overrun, { german: division, soviet: [{ attack: 2, defence: 2, hex: '1010' }] }, here);
    expect(panel.bar).toContainEqual(expect.objectContaining({ code: 'Eng', look: 'both' }));
  });

  it('PGG-A11 PGG-6.56 another overrun is offered while its price by the ruling is left', () => {
    const fight = { german: division, soviet: [{ attack: 2, defence: 2, hex: '1010' }], target: '1010' };
    const on = (mp: number, a11: string, entryCost = 2) => {
      const guide = ids(
        play(
          { ...fight, mp, entryCost },
          { die: 1, defender: 'retreat' },
          { ...here, options: { ...here.options, a11 } },
        ),
      );
      return guide.filter((id) => id.startsWith('pgg.guide.goOn'));
    };
    // 12 halves, less 6: 6 left; by the other ruling 2 more for the hex
    expect(on(12, 'flat')).toEqual(['pgg.guide.goOn']);
    expect(on(11, 'flat')).toEqual(['pgg.guide.goOnNoOverrun']);
    expect(on(14, 'entry')).toEqual(['pgg.guide.goOnNoOverrun']);
    expect(on(15, 'entry')).toEqual(['pgg.guide.goOnEntry']);
  });

  it('PGG-6.51 PGG-9.32 overrunners come from one hex: nobody is told to join over land', () => {
    const over = {
      german: [{ type: 'panzer', attack: 16, across: 'river' }],
      soviet: [{ attack: 2, defence: 2 }],
      mp: 20,
    };
    const hints = (calculator: typeof overrun | typeof attack, raw: object) =>
      panelOf(calculator, raw, here).hints.map((hint) => hint.msg.id);
    expect(hints(overrun, over)).not.toContain('pgg.hint.river');
    const { mp: _, ...fight } = over;
    expect(hints(attack, fight)).toContain('pgg.hint.river');
    // by the form as by the row
    const all = { german: [{ type: 'panzer', attack: 16 }], soviet: [{ attack: 2, defence: 2 }], allAcross: true };
    expect(hints(overrun, { ...all, mp: 20 })).not.toContain('pgg.hint.river');
    expect(hints(attack, all)).toContain('pgg.hint.river');
  });

  it('PGG-6.54 who overruns together has stood together', () => {
    const apart = [
      { type: 'panzer', attack: 8, hex: '1010' },
      { type: 'panzer', attack: 8, hex: '1011' },
    ];
    expect(panelOf(overrun, { german: apart, defenceTotal: 2 }, here).not?.rule).toBe('6.54');
    expect(
      panelOf(overrun, { german: apart.map((unit) => ({ ...unit, hex: '1010' })), defenceTotal: 2 }, here).not,
    ).toBeUndefined();
  });

  it('PGG-6.11 PGG-6.51 overruns belong in the own movement phases', () => {
    const hints = (place: string) =>
      panelOf(overrun, { german: [{ attack: 8 }], defenceTotal: 2 }, { ...here, place }).hints.map(
        (hint) => hint.msg.id,
      );
    expect(hints('t3/ger/combat')).toContain('pgg.hint.noOverrunNow');
    expect(hints('t3/sov/movement')).toContain('pgg.hint.noOverrunNow');
    expect([...hints('t3/ger/mech'), ...hints('t3/ger/movement'), ...hints('')]).not.toContain('pgg.hint.noOverrunNow');
  });

  it('PGG-9.14 overruns leave no ticks of the combat phase', () => {
    const done = play(
      { german: division, soviet: [{ attack: 2, defence: 2, hex: '1010' }], target: '1010', mp: 20 },
      { die: 1, defender: 'losses' },
    );
    expect(done?.facts.filter((fact) => fact.kind === 'mark')).toEqual([]);
  });

  it('PGG-6.23 infantry has no part in the mechanized phase: it does not overrun then, nor does a hint count on it', () => {
    const refused = (place: string, type: string, more: object = {}) =>
      panelOf(overrun, { german: [{ type, attack: 9, ...more }], defenceTotal: 2 }, { ...here, place }).not;
    expect(refused('t3/ger/mech', 'infantry')).toMatchObject({ rule: '6.23', msg: { id: 'pgg.not.foot' } });
    expect(refused('t3/ger/mech', 'cavalry')).toBeUndefined();
    expect(refused('t3/ger/movement', 'infantry')).toBeUndefined();
    expect(refused('', 'infantry')).toBeUndefined();
    const hints = (place: string) =>
      panelOf(
        overrun,
        {
          german: [
            { type: 'panzer', attack: 4, hex: '1010' },
            { type: 'infantry', attack: 9, hex: '1010', stays: true },
          ],
          soviet: [{ attack: 2, defence: 2 }],
        },
        { ...here, place },
      ).hints.map(({ msg }) => msg.id);
    expect(hints('t3/ger/movement')).toContain('pgg.hint.join');
    expect(hints('t3/ger/mech')).not.toContain('pgg.hint.join');
  });

  it('PGG-6.55 PGG-A39 out of command at the overrun: hints count on it only where the ruling lets it run', () => {
    const fight = {
      attacker: 'soviet',
      soviet: [{ attack: 4 }, { attack: 8, supply: 'none', stays: true }],
      german: [{ defence: 2 }],
    };
    const hints = (a39: string) =>
      panelOf(overrun, fight, context({ options: { a39 } })).hints.map(({ msg }) => msg.id);
    expect(hints('start')).toContain('pgg.hint.join');
    expect(hints('both')).not.toContain('pgg.hint.join');
  });

  it('PGG-6.53 leaders alone may not overrun, but can be overrun', () => {
    expect(
      panelOf(overrun, { attacker: 'soviet', soviet: [{ type: 'leader', rating: 3 }], german: [{ defence: 2 }] }).not
        ?.rule,
    ).toBe('6.53');
    expect(strengths(overrun, { german: [{ attack: 8 }], soviet: [{ type: 'leader', rating: 3 }] })).toEqual([4, 3]);
  });

  it('PGG-6.4 no Soviet overrun into columns 01 and 02 up to turn 6', () => {
    const fight = { attacker: 'soviet', soviet: [{ attack: 6 }], german: [{ defence: 2 }], target: '0205' };
    expect(panelOf(overrun, fight, context({ turn: 6 })).not?.rule).toBe('6.4');
    expect(panelOf(overrun, fight, context({ turn: 7 })).not).toBeUndefined();
  });

  it('PGG-6.62 PGG-6.64 disrupted units do not overrun; a disrupted leader adds nothing', () => {
    expect(panelOf(overrun, { german: [{ attack: 8, disrupted: true }], defenceTotal: 2 }).not?.rule).toBe('6.62');
    expect(
      strengths(overrun, {
        attacker: 'soviet',
        soviet: [{ attack: 6 }, { type: 'leader', rating: 4, disrupted: true }],
        german: [{ defence: 2 }],
      })[0],
    ).toBe(3);
  });

  it('PGG-6.55 the plain numbers of an overrun are those of its trail, under every ruling', () => {
    const unit = fc.record({ attack: fc.integer({ min: 1, max: 9 }), supply: fc.constantFrom('supplied', 'command') });
    const options = fc.record(
      Object.fromEntries(Object.entries(fightRulings).map(([id, values]) => [id, fc.constantFrom(...values)])),
    );
    fc.assert(
      fc.property(
        fc.array(unit, { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
        fc.integer({ min: 0, max: 5 }),
        options,
        (units, ratings, typed, rules) => {
          const at = context({ options: rules });
          const raw = {
            attacker: 'soviet',
            attackTotal: typed,
            soviet: [...units, ...ratings.map((rating) => ({ type: 'leader', rating }))],
            german: [{ defence: 3 }],
          };
          const notes = explain();
          const { attack } = reckon(overrunForces(raw, at), at, notes);
          const sum = units
            .map((one) => attackBrings(one.attack, { out: one.supply !== 'supplied', whole: false }, true, rules))
            .reduce((a, b) => ({ fed: a.fed + b.fed, out: a.out + b.out }));
          expect(overrunAttack(sum, ratings, typed, true, rules)).toBe(attack);
          expect(verifySteps(notes.figures, fightReaders)).toEqual([]);
        },
      ),
    );
  });
});
