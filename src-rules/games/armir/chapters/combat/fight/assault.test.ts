import { describe, expect, it } from 'vitest';
import { axis, columnOf, context, ended, figure, hintIds, panelOf, parsed, soviet } from '../../../testing/fights.ts';
import { assault } from './assault.ts';

const tank = (cp: string, more: object = {}) => soviet(cp, { move: 'tracked', hex: '1', ...more });
const lorry = (cp: string, more: object = {}) => soviet(cp, { move: 'motorised', hex: '1', ...more });
const raw = (units: readonly object[], more: object = {}) => ({ soviet: units, axis: [axis('4 2')], ...more });
const not = (units: readonly object[], more: object = {}) => panelOf(raw(units, more), context(), assault).not?.rule;
const guide = (input: object, given: Parameters<typeof ended>[1], here = context()) =>
  ended(input, given, here, assault).ending.guide.map(({ msg }) => msg.id);

describe('a mobile assault', () => {
  it('ARMIR-13a: motorised and tracked units only, one of them tracked, one stack', () => {
    expect(not([tank('6'), lorry('6')])).toBeUndefined();
    expect(not([tank('6'), soviet('6', { hex: '1' })])).toBe('13');
    expect(not([lorry('6'), lorry('6')])).toBe('13');
    expect(not([tank('6'), lorry('6', { hex: '2' })])).toBe('13');
    // in both movement phases of the side
    const when = (phase: string) =>
      hintIds(panelOf(raw([tank('6')]), context({ place: `t2/order=axis/usual/${phase}` }), assault));
    for (const phase of ['soviet-movement', 'soviet-motorised'])
      expect(when(phase)).not.toContain('armir.fight.hint.noAssaultNow');
    for (const phase of ['soviet-combat', 'axis-motorised'])
      expect(when(phase)).toContain('armir.fight.hint.noAssaultNow');
  });

  it('ARMIR-13b: not across a strongpoint hexside, for either player; stacking must be kept before', () => {
    expect(not([tank('6', { across: ['strongpoint'] })])).toBe('13');
    const axisTanks = axis('6', { move: 'tracked', across: ['strongpoint'] });
    const back = { attacker: 'axis', axis: [axisTanks], soviet: [soviet('4')] };
    expect(panelOf(back, context(), assault).not?.rule).toBe('13');
    expect(hintIds(panelOf(raw([tank('6')]), context(), assault))).toContain('armir.fight.hint.stack');
  });

  it('D7 the cost of the hex and 2 MP: 3.5, along a road 2.5; with less there is no assault', () => {
    const cost = (more: object) =>
      panelOf(raw([tank('6')], more), context(), assault).hints.find(({ rule }) => rule === '13.1')?.msg.p;
    expect(cost({ mp: 14 })).toEqual({ cost: 7, mp: 7 });
    expect(cost({ mp: 14, road: true })).toEqual({ cost: 5, mp: 9 });
    expect(not([tank('6')], { mp: 6 })).toBe('13.1');
    expect(not([tank('6')], { mp: 6, road: true })).toBeUndefined();
  });

  it('an Italian group is reminded of its PA, a German one and the Celere are not', () => {
    const asks = (more: object) =>
      hintIds(
        panelOf(
          { attacker: 'axis', axis: [axis('6', { move: 'tracked', ...more })], soviet: [soviet('4')] },
          context(),
          assault,
        ),
      ).includes('armir.fight.hint.pa');
    expect([asks({}), asks({ nation: 'GER' }), asks({ division: 'Celere' })]).toEqual([true, false, false]);
  });

  it('ARMIR-13d: otherwise a combat as any: shifts, the German die, the forced retreat, heavy units', () => {
    const wet = panelOf(raw([tank('12', { across: ['river'] })]), context(), assault);
    // its one stack crosses where it does: nobody on dry land could be added
    expect(hintIds(wet)).not.toContain('armir.fight.hint.river');
    expect([figure(wet, 'attack'), columnOf(wet)]).toEqual([12, '2:1']);
    const german = axis('12', { move: 'tracked', nation: 'GER', heavy: true });
    const axisPanel = panelOf({ attacker: 'axis', axis: [german], soviet: [soviet('4')] }, context(), assault);
    expect(figure(axisPanel, 'die')).toBe(1);
    expect(hintIds(axisPanel)).toContain('armir.fight.hint.heavy');
    expect(hintIds(panelOf(raw([tank('12')]), context(), assault))).toContain('armir.fight.hint.mustRetreat');
  });

  it('ARMIR-13e ARMIR-13g: held, the group stays and is done; cleared, it must enter and may go on, leaving units behind', () => {
    // 3:1, die 1: 1/-
    const held = guide(raw([tank('12 8')]), { die: 1 });
    expect(held).toContain('armir.fight.guide.stays');
    expect(held).not.toContain('armir.fight.guide.enters');
    const won = guide(raw([tank('12 8')], { mp: 14 }), { die: 4 });
    expect(won).toEqual(
      expect.arrayContaining(['armir.fight.guide.enters', 'armir.fight.guide.goesOn', 'armir.fight.guide.drops']),
    );
    expect(won).not.toContain('armir.fight.guide.stays');
    const on = ended(raw([tank('12 8')], { mp: 14 }), { die: 4 }, context(), assault).ending.guide;
    expect(on.find(({ msg }) => msg.id === 'armir.fight.guide.goesOn')?.msg.p).toEqual({ mp: 7 });
    // nobody said how many MP there were: nothing is said of what is left
    expect(guide(raw([tank('12 8')]), { die: 4 })).toContain('armir.fight.guide.mayGoOn');
    expect(hintIds(panelOf(raw([tank('12')]), context(), assault))).toContain('armir.fight.hint.mpCost');
  });

  it('ARMIR-13f: its own ZOC does not stop the group; another group may try again, and also those who just retreated', () => {
    expect(hintIds(panelOf(raw([tank('12')]), context(), assault))).toContain('armir.fight.hint.zoc');
    expect(guide(raw([tank('12 8')]), { die: 1 })).toContain('armir.fight.guide.otherGroup');
    const moved = context({ marks: { retreated: { 'alp-1': { value: true } } } });
    const again = raw([tank('12')], { axis: [axis('7 4 2', { id: 'alp-1' })] });
    expect(panelOf(again, moved, assault).not).toBeUndefined();
  });

  it('books losses and retreats, but no attack of the combat phase', () => {
    const here = context({ place: 't2/order=axis/usual/soviet-movement' });
    const input = { soviet: [{ ...tank('6 3'), id: 'tank-1' }], axis: [{ ...axis('7 4 2'), id: 'alp-2', cp: '2 1' }] };
    expect(parsed(assault, input)).toBeDefined();
    const { ending } = ended(input, { die: 4 }, here, assault);
    expect(ending.facts).toContainEqual({
      kind: 'mark',
      mark: 'retreated',
      key: 'alp-2',
      value: true,
      until: here.place,
    });
    expect(ending.facts.some((fact) => fact.kind === 'mark' && fact.mark === 'attacked')).toBe(false);
  });
});
