import { describe, expect, it } from 'vitest';
import { tables } from '../../../ids.ts';
import { axis, context, ended, gun, inventedCrt, soviet } from '../../../testing/fights.ts';
import { reminders } from '../reminders.ts';

const place = 't3/order=axis/usual/soviet-combat';
const rifle = { id: 'rifle-1', ...soviet('12 8 4') };
const alps = { id: 'alp-2', ...axis('4 2', { division: 'Invented Alps', formation: 'alpine' }) };
const guide = (raw: object, given: Parameters<typeof ended>[1], here = context({ place })) =>
  ended(raw, given, here).ending.guide.map(({ msg }) => msg.id);

describe('what a combat books and what comes next', () => {
  it('steps, the place of who is gone, who attacked, who gave ground, guns and their PA', () => {
    const guns = gun(2, { id: 'alp-guns' });
    const here = context({ place, balances: { pa: 5 } });
    // 12 against 6 is 2:1; die 6 reads -/2
    const { ending } = ended({ soviet: [rifle], axis: [alps, guns] }, { die: 6, defender: 'retreat' }, here);
    expect(ending.facts).toEqual([
      { kind: 'set', cell: 'steps', key: 'alp-2', value: 1 },
      expect.objectContaining({ kind: 'post', account: 'pa', n: -1, rule: '10.1.4' }),
      { kind: 'mark', mark: 'attacked', key: 'rifle-1', value: true, until: place },
      { kind: 'mark', mark: 'retreated', key: 'alp-2', value: true, until: place },
      { kind: 'mark', mark: 'supported', key: 'alp-guns', value: true, until: place },
    ]);
    expect(ending.lost).toEqual({ axis: 1, soviet: 0 });
    const out = ended({ soviet: [rifle], axis: [{ ...alps, left: 1 }] }, { die: 6 }, here).ending.facts;
    expect(out).toContainEqual({ kind: 'set', cell: 'steps', key: 'alp-2', value: 0 });
    expect(out).toContainEqual({ kind: 'set', cell: 'at', key: 'alp-2', value: null });
  });

  it('ARMIR-12.3a a retreat is recalled as long as the counter stands on the map where the fight was', () => {
    const here = context({ place, cells: { at: { 'alp-2': '0402' } } });
    const { ending } = ended({ soviet: [rifle], axis: [alps] }, { die: 6, defender: 'retreat' }, here);
    const noted = { kind: 'mark', mark: 'retreated', key: 'alp-2', value: '0402', until: place };
    expect(ending.facts).toContainEqual(noted);
    const said = (hex: string, from: string | true = '0402') =>
      reminders(
        context({
          place,
          cells: { at: { 'alp-2': hex } },
          marks: { retreated: { 'alp-2': { value: from, until: place } } },
        }),
      ).filter(({ id }) => id === 'retreat-alp-2');
    expect(said('0402')).toMatchObject([{ due: true, rule: '12.3.1', msg: { p: { hex: { name: '0402' } } } }]);
    expect([said('0401'), said('0402', true)]).toEqual([[], []]);
  });

  it('ARMIR-12.3a a counter taken on before the last answer of the fight is not called back to where it stands now', () => {
    const from = (at: string) =>
      ended(
        { soviet: [rifle], axis: [{ ...alps, hex: '0402' }], target: '0402' },
        { die: 6, defender: 'retreat' },
        context({ place, cells: { at: { 'alp-2': at } } }),
      ).ending.facts.flatMap((fact) => (fact.kind === 'mark' && fact.mark === 'retreated' ? [fact.value] : []));
    expect([from('0402'), from('0401')]).toEqual([['0402'], [true]]);
  });

  it('ARMIR-12a who fell in its attack has attacked, too', () => {
    // 4 against 8 is 1:2; die 1 costs the attackers three steps
    const weak = { id: 'rifle-1', ...soviet('4'), name: 'Invented one' };
    const other = { id: 'rifle-2', ...soviet('1 1 1'), name: 'Invented two' };
    const raw = { soviet: [weak, other], axis: [{ id: 'alp-2', ...axis('10 8 6') }] };
    const { ending } = ended(raw, { die: 1 }, context({ place }));
    expect(ending.facts).toContainEqual({ kind: 'set', cell: 'steps', key: 'rifle-1', value: 0 });
    const noted = ending.facts.flatMap((fact: { kind: string; mark?: string; key?: string }) =>
      fact.kind === 'mark' ? [`${fact.mark} ${fact.key}`] : [],
    );
    expect(noted).toEqual(['attacked rifle-1', 'attacked rifle-2']);
  });

  it('units of no roster are written down under their names, and without a name nowhere', () => {
    const end = (more: object) => {
      const raw = { soviet: [soviet('12 8', more)], axis: [axis('4 2', more)] };
      return ended(raw, { die: 2 }, context({ place })).ending;
    };
    expect(end({ name: '' }).facts).toEqual([]);
    const ending = end({});
    expect(ending.facts).toEqual([
      { kind: 'set', cell: 'steps', key: 'invented-4-2', value: 1 },
      { kind: 'set', cell: 'steps', key: 'invented-12-8', value: 1 },
      { kind: 'mark', mark: 'attacked', key: 'invented-12-8', value: true, until: place },
    ]);
    expect(ending.guide.map(({ msg }) => msg.id)).toContain('armir.fight.guide.step');
  });

  it('ARMIR-8c outside the sequence steps are booked, and nothing that a phase would have to end', () => {
    const { ending } = ended(
      { soviet: [rifle], axis: [alps] },
      { die: 6, defender: 'retreat' },
      context({ place: '' }),
    );
    expect(ending.facts).toEqual([{ kind: 'set', cell: 'steps', key: 'alp-2', value: 1 }]);
  });

  it('ARMIR-12.4 nobody is told to enter an emptied hex where all who attacked it fell', () => {
    const all = { ...inventedCrt.cells };
    for (const key of Object.keys(all)) all[key] = { text: '1/2' };
    const here = context({ place, tables: { [tables.crt]: { ...inventedCrt, cells: all } } });
    const raw = { soviet: [{ ...rifle, left: 1 }], axis: [alps], target: '1212' };
    const lines = guide(raw, { die: 6, defender: 'retreat' }, here);
    expect(lines).toContain('armir.fight.guide.retreat');
    expect(lines).not.toContain('armir.fight.guide.advanceTo');
    expect(guide({ ...raw, soviet: [rifle] }, { die: 6, defender: 'retreat' }, here)).toContain(
      'armir.fight.guide.advanceTo',
    );
  });

  it('a Soviet HQ eliminated is counted with its army, once', () => {
    const raw = {
      attacker: 'axis',
      axis: [{ ...axis('9 6 3'), id: 'pz-1' }],
      soviet: [{ id: 'hq-iii', kind: 'hq', army: 'iii' }],
    };
    const here = context({ place: 't3/order=axis/usual/axis-combat', turn: 3, cells: { hqLosses: 1 } });
    const { ending } = ended(raw, { die: 1, defender: 'stay' }, here);
    expect(ending.facts).toEqual(
      expect.arrayContaining([
        { kind: 'set', cell: 'hqLosses', value: 2 },
        { kind: 'set', cell: 'hqOut', key: 'iii', value: 3 },
      ]),
    );
    expect(ending.guide.map(({ rule }) => rule)).toContain('17.1.3');
  });

  it('ARMIR-6a ARMIR-12.4 of more than may stand together the strongest go first', () => {
    const deedOf = (units: readonly object[], given: Parameters<typeof ended>[1] = { die: 6 }) => {
      const raw = { soviet: units, axis: [alps], target: '1212' };
      const { guide: lines } = ended(raw, { defender: 'retreat', ...given }, context({ place })).ending;
      const [deed] = lines.flatMap(({ msg, onMap = [] }) => (msg.id === 'armir.fight.guide.advanceTo' ? onMap : []));
      // 12.4: any of them may stay
      expect(deed?.may).toBe(true);
      return [deed?.pieces, deed?.first];
    };
    const of = (id: string, ladder: string, more: object = {}) => ({ ...soviet(ladder, { name: id, ...more }), id });
    const [a, b, c] = [of('a', '4 3 2 1'), of('b', '9 8 7 6'), of('c', '5 4 3 2')];
    expect(deedOf([a, b, c])).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
    ]);
    // what a loss has left of it counts: 19 against 4 is 4:1, and die 1 costs the attackers a step
    const [once, d] = [of('once', '9 1 1 1'), of('d', '5 4 3 2')];
    expect(deedOf([once, c, d], { die: 1, 'attacker.step': 'once' })).toEqual([
      ['once', 'c', 'd'],
      ['c', 'd'],
    ]);
    // nobody is left behind where all may stand
    expect(deedOf([a, c])).toEqual([['a', 'c'], undefined]);
  });

  it('ARMIR-12.4: an empty hex may be entered, within stacking and whatever ZOC, and sets off what entry sets off', () => {
    const raw = { soviet: [rifle], axis: [alps], target: '1212', strongpoint: true };
    const won = guide(raw, { die: 5, defender: 'retreat' });
    expect(won).toEqual([
      'armir.fight.guide.step',
      'armir.fight.guide.retreat',
      'armir.fight.guide.don',
      'armir.fight.guide.bokovskaya',
      'armir.fight.guide.overstack',
      'armir.fight.guide.guest',
      'armir.fight.guide.advanceTo',
      'armir.fight.guide.railway',
      'armir.fight.guide.armies',
      'armir.fight.guide.star',
      'armir.fight.guide.strongpoint',
      'armir.fight.guide.kantemirovka',
      'armir.fight.guide.stacking',
    ]);
    expect(guide({ ...raw, strongpoint: false }, { die: 5, defender: 'retreat' })).not.toContain(
      'armir.fight.guide.strongpoint',
    );
    expect(guide(raw, { die: 2 })).toContain('armir.fight.guide.held');
    const back = { attacker: 'axis', axis: [alps], soviet: [{ ...soviet('4 3'), id: 'rifle-2' }] };
    expect(guide(back, { die: 6, defender: 'retreat' })).toEqual(
      expect.arrayContaining(['armir.fight.guide.railway', 'armir.fight.guide.starBack']),
    );
    // typed points have no units: the players look whether it is empty
    expect(guide({ attackTotal: 12, defenceTotal: 4 }, { die: 4, defender: 'stay' })).toContain(
      'armir.fight.guide.ifEmpty',
    );
  });
});
