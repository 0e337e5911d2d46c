import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { cells, marks, tables } from '../../../ids.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import { at as from, refusal } from '../../../testing/at.ts';
import { context, gun, panzer, parsed, played, unit } from '../../../testing/attacks.ts';
import { type Drawing, draw, scene } from '../../../testing/drawn.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { map } from '../../../testing/map.ts';
import { withoutMissions } from '../../air/missions.ts';
import { attackCalculator } from '../attack/calculator.ts';
import { crt } from '../crt.ts';

const printed = { tables: { [tables.assault]: crt.assault, [tables.mobile]: crt.mobile } };
/** A river shuts 4606 in on every side: men on foot wade it, guns do not. */
const island: Drawing = {
  rows: [42, 50],
  columns: [1, 14],
  sides: { river: ['4605', '4607', '4505', '4506', '4705', '4706'].map((hex) => ['4606', hex] as const) },
};
const places = { 'rifles-1': '4606', 'guns-2': '4606', 'pz-1': '4605' };
const fought = (here: Context, said: readonly (readonly [ask: string, key: string])[], raw: JsonObject = {}) => {
  const marked = { ...here, marks: { [marks.declared]: { '4606': { value: { side: 'german', units: ['pz-1'] } } } } };
  const input = attackCalculator.parse(
    { ...game.fights?.(marked).find(({ calc }) => calc === 'attack')?.input, ...raw },
    here,
  );
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const answers: Answer[] = [];
  for (const [ask, key] of said) {
    const now = attackCalculator.play(input.value, here, answers).ask;
    if (now?.id !== ask) throw new Error(`${now?.id} is asked, not ${ask}`);
    answers.push({ ask, key, ...(now.kind === 'chance' ? { raw: Number(key) } : {}) });
  }
  const now = attackCalculator.play(input.value, here, answers);
  return { now, asides: attackCalculator.mapAdvice?.(now, input.value, here) ?? [] };
};

describe('a stack whose units cannot all go', () => {
  const drawn = scene(draw(island), places, { ...printed, cells: { [cells.at]: places } });
  it('RTL-11.3: the map shows who gets away and who does not', () => {
    const tool = map.tools.find(({ id }) => id === 'retreat-mobile');
    const shown = tool?.show('4606', drawn.board, drawn.stand, drawn.context);
    expect(shown?.says.id).toBe('rtl.retreat.parts');
    expect(shown?.hexes.some(({ tone }) => tone === 'good')).toBe(true);
    const said = JSON.stringify(shown?.list);
    expect([said.includes('rtl.retreat.free'), said.includes('rtl.retreat.none')]).toEqual([true, true]);
  });
  it('RTL-11.3: a hex is shown as the best of them sees it, whoever stands first in the stack', () => {
    const tones = (first: string, second: string) => {
      const stack = { [first]: '4606', [second]: '4606', 'pz-1': '4605' };
      const { board, stand, context: here } = scene(draw(island), stack, { ...printed, cells: { [cells.at]: stack } });
      const shown = map.tools.find(({ id }) => id === 'retreat-mobile')?.show('4606', board, stand, here).hexes ?? [];
      return Object.fromEntries(shown.map(({ hex, tone }) => [hex, tone]));
    };
    expect(tones('guns-2', 'rifles-1')).toEqual(tones('rifles-1', 'guns-2'));
  });
  it('RTL-11.3: in the fight each goes by itself: the battery is lost, the men are not', () => {
    const raw = { attackTotal: 20, otherDrm: 0, defenderEr: 5, crt: 'mobile' };
    const start = fought(drawn.context, [['die', '4']], raw);
    expect(start.now.ask?.id).toBe('way-defender');
    expect(new Set(start.asides.map(({ key }) => key))).toEqual(new Set(['each']));
    const ends = fought(
      drawn.context,
      [
        ['die', '4'],
        ['way-defender', 'each'],
        ['way-unit-defender', 'clear'],
        ['way-unit-defender#2', 'none'],
      ],
      raw,
    );
    const steps = ends.now.done?.ending.facts.flatMap((fact) =>
      fact.kind === 'set' && fact.cell === cells.steps ? [[fact.key, fact.value]] : [],
    );
    // the result took a step of the men, the way out the battery
    expect(steps).toEqual([
      ['rifles-1', 1],
      ['guns-2', 0],
    ]);
    // on the map the men go, and behind them the tanks, as far as the first hex or one beyond
    const deeds = ends.now.done?.ending.guide.flatMap(({ onMap }) => onMap ?? []);
    expect(deeds).toEqual([
      { tool: 'retreat-mobile', target: '4606', pieces: ['rifles-1'], away: '4606' },
      { tool: 'advance', target: '4606', pieces: ['pz-1'], may: true },
    ]);
    const advance = map.tools.find(({ id }) => id === 'advance');
    expect(advance?.when?.('4606', drawn.board, drawn.stand, drawn.context)).toBe(false);
    const left = { ...places, 'rifles-1': '4608', 'guns-2': '' };
    const later = scene(draw(island), left, { ...printed, cells: { [cells.at]: left } });
    expect(advance?.when?.('4606', later.board, later.stand, later.context)).toBe(true);
    const ends2 = (pieces: readonly string[]) =>
      advance
        ?.show('4606', later.board, later.stand, later.context, { pieces })
        .hexes.flatMap(({ hex, end }) => (end ? [hex] : []));
    // tanks cross no river without a bridge
    expect(ends2(['pz-1'])).toEqual(['4606']);
    expect(ends2([])).toContain('4607');
    // an enemy keeps them out, a friend does not
    const busy = { ...left, 'pz-1': '4605', 'rifles-1': '4506', 'guns-2': '4606' };
    const held = scene(draw({ ...island, sides: {} }), busy, { ...printed, cells: { [cells.at]: busy } });
    const into = advance?.show('4606', held.board, held.stand, held.context, { pieces: ['pz-1'] }).hexes;
    expect(into?.some(({ hex }) => hex === '4605')).toBe(true);
    expect(into?.some(({ hex }) => hex === '4506')).toBe(false);
  });
});

describe('attackers that retreat', () => {
  it('RTL-11.31: go away from the hex attacked, not only from their own', () => {
    const open: Drawing = { rows: [42, 50], columns: [1, 14] };
    const at = { 'rifles-1': '4606', 'pz-1': '4605' };
    const drawn = scene(draw(open), at, { ...printed, cells: { [cells.at]: at } });
    // 8 against 6 on the Mobile table, a high row: the attacker retreats
    const tried = fought(drawn.context, [['die', '10']], { otherDrm: 5, defenderEr: 9 });
    expect(tried.now.ask?.id).toBe('way-attacker');
    const text = JSON.stringify(tried.asides.filter(({ msg }) => msg.id === 'rtl.way.open'));
    const hexes = [...text.matchAll(/"(4\d{3})"/g)].map(([, hex]) => hex).filter((hex) => hex !== '4605');
    // farther from 4606 than 4605 is: two hexes east and no flank beside the enemy
    expect(hexes).toContain('4603');
    expect(hexes.filter((hex) => ['4405', '4406', '4407', '4805', '4806', '4807', '4607'].includes(hex ?? ''))).toEqual(
      [],
    );
    const over = fought(
      drawn.context,
      [
        ['die', '10'],
        ['way-attacker', 'clear'],
      ],
      { otherDrm: 5, defenderEr: 9 },
    );
    const [deed] = over.now.done?.ending.guide.flatMap(({ onMap }) => onMap ?? []) ?? [];
    expect(deed).toEqual({ tool: 'retreat-mobile', target: '4605', pieces: ['pz-1'], away: '4606' });
    const tool = map.tools.find(({ id }) => id === deed?.tool);
    const shown = tool?.show('4605', drawn.board, drawn.stand, drawn.context, deed);
    const open4 = shown?.hexes.flatMap(({ hex, end }) => (end ? [hex] : []));
    expect(open4).toContain('4603');
    expect(open4?.filter((hex) => ['4405', '4407', '4805', '4807', '4607'].includes(hex))).toEqual([]);
  });
});

describe('advance', () => {
  it('RTL-11.61 RTL-11.63: a red-box battery that supported beside the hex may follow; a heavy one never', () => {
    const battery = (over: JsonObject) => gun(3, 6, { id: 'b', name: 'Battery', distance: 1, ...over });
    const guide = (over: JsonObject) => {
      const raw = {
        german: [panzer(20, 6, { id: 'a', name: 'Tanks' }), battery(over)],
        soviet: [unit(1, 3, 4, { formation: 'Red' })],
      };
      expect(parsed(raw)).toBeDefined();
      const ending = played(raw, [3]).done?.ending;
      return JSON.stringify(ending?.guide.filter(({ rule }) => ['11.61', '11.63'].includes(rule)));
    };
    expect(guide({ class: 'mot' })).toContain('Battery');
    expect(guide({ class: 'heavy' })).not.toContain('Battery');
    expect(context().place).toBe('');
  });
});

describe('formations without missions', () => {
  it('RTL-S5.23c: 25C is the 25th Cavalry', () => {
    const bars = (formation: string) => withoutMissions('manstein', formation);
    expect(['25C', '98/25C', '25th Cavalry', 'Lieb', '125 C', '25 Rifle'].map(bars)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    const raw = {
      attacker: 'soviet',
      soviet: [unit(9, 3, 5, { formation: '25C' }), { kind: 'air', cas: 2, er: 7 }],
      german: [unit(2, 3, 5)],
    };
    const rules = attackCalculator
      .panel(parsed(raw), context({ scenario: 'manstein' }), [])
      .hints.map(({ rule }) => rule);
    expect(rules).toContain('S5.23');
  });
});

describe('strongpoints and bridges by script', () => {
  const op = 't3/ops#2/op/kind=assault/assault/construction';
  const here = (over: Context['cells'] = {}, more: Partial<Context> = {}): Context =>
    from({ turn: 3, place: op, who: '', ...more, cells: { [cells.sequence]: 'assault', ...over } }, inventedThings);
  const begin = (context: Context, raw: JsonObject = {}) =>
    refusal('strongpoint', { side: 'german', hex: '2214', unit: 'Invented pioneers', ...raw }, context);
  it('RTL-14.22: the side in operation may, said by the record or by nobody', () => {
    expect(begin(here())).toBeUndefined();
    expect(begin(here({ [cells.active]: 'german' }))).toBeUndefined();
    expect(begin(here({ [cells.active]: 'soviet' }))).toBe('14.22');
    const bridge = { unit: 'Invented span', hex: '2214', to: '2215' };
    const span = { id: 'span', name: 'Invented span', values: { kind: 'bridge' } };
    const base = here({ [cells.active]: 'german' });
    const german = { id: 'german', units: [...(base.rosters.german?.units ?? []), span] };
    const with_ = (context: Context) => ({ ...context, rosters: { ...context.rosters, german } });
    expect(refusal('bridge', bridge, with_(base))).toBeUndefined();
    expect(refusal('bridge', bridge, with_(here({ [cells.active]: 'soviet' })))).toBe('16.22');
  });
  it('RTL-14.22 RTL-14.25: by a unit that acts and stands there, and not in swamp', () => {
    const acting = (formations: string, at = '2214') =>
      here({ [cells.active]: 'german', [cells.acting]: formations, [cells.at]: { pioneers: at } });
    expect([begin(acting('Green')), begin(acting('Blue')), begin(acting('Green', '2215'))]).toEqual([
      undefined,
      '14.22',
      '14.22',
    ]);
    // nobody is named, and whoever is known to stand there does not act
    expect([begin(acting('Blue'), { unit: '' }), begin(acting('Green'), { unit: '' })]).toEqual(['14.22', undefined]);
    const swamp = scene(
      draw({ rows: [42, 50], columns: [1, 14], terrain: { swamp: ['4606'] } }),
      { pioneers: '4606' },
      { place: op, turn: 3, cells: { [cells.at]: { pioneers: '4606' }, [cells.active]: 'german' } },
    ).context;
    expect([begin(swamp, { hex: '4606' }), begin(swamp, { hex: '4607', unit: '' })]).toEqual(['14.22', undefined]);
    // and nobody else is offered
    const field = game.actions.find(({ id }) => id === 'strongpoint')?.fields.unit;
    const offered = (context: Context, hex = '') =>
      field?.kind === 'text' ? (field.offers?.(context, { hex }) ?? []).map(({ name }) => name) : [];
    expect([offered(acting('Green')), offered(acting('Blue')), offered(acting('Green', '2215'), '2214')]).toEqual([
      ['Invented pioneers'],
      // nobody wrote down where it stands
      ['Invented rifle-1'],
      [],
    ]);
    expect(offered(swamp)).not.toContain('Invented pioneers');
  });
  it('RTL-16.2 as the map is drawn: over water alone, in no enemy zone, in swamp along a road', () => {
    const span = { id: 'span', name: 'Invented span', values: { kind: 'bridge' } };
    const ground = draw({
      rows: [42, 50],
      columns: [1, 14],
      terrain: { swamp: ['4606', '4806'] },
      sides: { stream: [['4605', '4606']], river: [['4806', '4807']], lake: [['4405', '4406']] },
      links: { trail: [['4806', '4807']] },
    });
    const lies = (hex: string, to: string, more: { readonly [unit: string]: string } = {}) => {
      const at = { 'hq-1': '4606', ...more };
      const { context } = scene(ground, at, { place: 't3/reorganisation/works', turn: 3, cells: { [cells.at]: at } });
      const units = [...(context.rosters.german?.units ?? []), span];
      const known = { ...context, rosters: { ...context.rosters, german: { id: 'german', units } } };
      return refusal('bridge', { unit: 'Invented span', hex, to }, known);
    };
    expect(lies('4605', '4606')).toBeUndefined();
    expect(lies('4605', '4604')).toBe('16.22');
    expect(lies('4405', '4406')).toBe('16.22');
    expect(lies('4606', '4605')).toBe('16.24');
    expect(lies('4806', '4807')).toBeUndefined();
    expect(lies('4605', '4606', { 'rifles-1': '4604' })).toBe('16.22');
  });
});
