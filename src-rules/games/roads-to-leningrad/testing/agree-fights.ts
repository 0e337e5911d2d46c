import type { JsonObject } from '#rules/kit/base/json.ts';
import { inHalves } from '#rules/kit/game/overlay.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { cells, commandRange } from '../ids.ts';
import { hexDistance } from '../model/hexes.ts';
import { countersOf, hexOf, isDisrupted, stepsLeft } from '../model/reading.ts';
import { type Counter, isCombat } from '../model/units.ts';
import { alive, bid, boxed, drawn, factsOf, includes, inPhase, refusal, unfit } from './agree-at.ts';

/** Overruns, aircraft, retreats, advances and losses on the map, beside the forms that book them. */

/** 11.3: a whole stack noted as gone to a hex that the map leaves open, or does not. */
export const retreats: Agreement = {
  id: 'retreats',
  rule: '11.3',
  readers: ['map tool retreat-assault', 'form retreat'],
  check: (at) => {
    const one = at.roll.one(drawn(at, isCombat));
    const shown = one && at.tool('retreat-assault', one.hex);
    if (!one || !shown || shown.says.id === 'rtl.retreat.parts') return undefined;
    const stack = drawn(at, isCombat).filter(({ hex }) => hex === one.hex);
    if (stack.some(({ counter }) => counter.side !== one.counter.side)) return undefined;
    const there = inPhase(at, 'combat');
    const units = stack.map(({ counter }) => counter.name).join(', ');
    const closed = (hex: string): string | undefined => {
      const why = (key: string) =>
        shown.list.some(({ msg }) => msg.id === `rtl.way.closed.${key}` && includes(msg.p, hex));
      return why('enemy') ? '11.32' : why('zoc') ? '11.34' : undefined;
    };
    return shown.hexes.flatMap(({ hex, tone }): readonly Said[] => {
      const rule = tone === 'bad' ? closed(hex) : null;
      return rule === undefined
        ? []
        : [{ about: [one.hex, hex], says: [rule, refusal(there, 'retreat', { units, to: hex })] }];
    });
  },
};

/** 11.33: what is said to be too much where they go. */
export const retreatStacks: Agreement = {
  id: 'retreat-stacks',
  rule: '11.33',
  readers: ['map tool stacks', 'form retreat'],
  check: (at) => {
    const units = drawn(at, isCombat);
    const one = at.roll.one(units);
    const to = at.roll.one(units.filter(({ counter, hex }) => counter.side === one?.counter.side && hex !== one?.hex));
    if (!one || !to) return undefined;
    const booked = factsOf(bid(at, 'retreat', { units: one.counter.name, to: to.hex }));
    const said = bid(at, 'retreat', { units: one.counter.name, to: to.hex });
    if (!said.ok) return undefined;
    const { cells: was, ...context } = at.context;
    const moved = {
      ...(was[cells.at] as object),
      ...Object.fromEntries(
        booked.flatMap((fact) => (fact.kind === 'set' && fact.cell === cells.at ? [[fact.key, fact.value]] : [])),
      ),
    };
    const after = new (at.constructor as typeof Position)(
      at.game,
      { ...context, cells: { ...was, [cells.at]: moved as { readonly [key: string]: string } } },
      at.seed,
    );
    const full = after.tool('stacks', '')?.hexes.some(({ hex }) => hex === to.hex) === true;
    return { about: [one.counter.id, to.hex], says: [full, said.next?.some(({ rule }) => rule === '11.33') === true] };
  },
};

/** 8.61 to 8.64: why a stack may not overrun from there: in words on the map, and in the calculator it opens. */
export const overruns: Agreement = {
  id: 'overruns',
  rule: '8.64',
  readers: ['map tool overrun', 'calculator overrun'],
  check: (at) => {
    const there = inPhase(at, 'movement', { cells: { [cells.sequence]: 'mobile' } });
    const one = at.roll.one(drawn(there, isCombat));
    const shown = one && there.tool('overrun', one.hex);
    if (!one || !shown) return undefined;
    return shown.list.flatMap(({ calc, hex }): readonly Said[] => {
      if (!calc || hex === undefined) return [];
      const told = shown.list
        .filter((line) => line.hex === hex && line.msg.id !== 'rtl.way.overrunCost')
        .map(({ msg }) => JSON.stringify(msg));
      const panel = there.panel('overrun', calc.input);
      if (panel.not) return [];
      const bars = panel.hints.filter(({ rule, against }) => against && /^8\.6[1-4]$/.test(rule));
      const mp = panel.figures.find(({ id }) => id === 'mp')?.value;
      const label = shown.hexes.find((line) => line.hex === hex)?.label;
      // a crossing of hexsides is the map's own to say
      const crossing = told.some((line) => line.includes('noCrossing'));
      return crossing
        ? []
        : [
            { about: [hex, one.hex], says: [told.length > 0, bars.length > 0] },
            ...(label === undefined || mp === undefined
              ? []
              : [{ about: [hex, one.hex, 'MP'], says: [label, inHalves(Number(mp))] as const }]),
          ];
    });
  },
};

/** 13.14: an HQ that is no longer able or near enough gives no aircraft. */
export const airRange: Agreement = {
  id: 'air-range',
  rule: '13.14',
  readers: ['calculator attack from the map', 'HQs on the map'],
  check: (at) => {
    const there = inPhase(boxed(at), 'combat', { cells: { [cells.air]: {} } });
    const target = at.roll.one(drawn(there, isCombat));
    if (!target) return undefined;
    const side = target.counter.side === 'german' ? 'soviet' : 'german';
    const attackers = drawn(there, (unit) => unit.side === side && unit.kind === 'combat').map(
      ({ counter }) => counter.id,
    );
    const made = there.game.map?.fight?.({ target: target.hex, attackers, side }, there.board, there.context);
    const planes = countersOf(at.context).filter((one) => one.kind === 'air');
    const [mine, theirs] = [side, target.counter.side].map((of) => planes.find((one) => one.side === of));
    if (made?.calc !== 'attack' || !mine || !theirs) return undefined;
    const rows = (of: string): readonly JsonObject[] => (made.input[of] ?? []) as readonly JsonObject[];
    // named by its owner, whether the map offers it or not
    const flown = ({ id, side: of }: Counter): readonly JsonObject[] => [
      ...rows(of).filter((row) => row.id !== id),
      at.row('attack', of, id),
    ];
    const panel = there.panel('attack', { ...made.input, [side]: flown(mine), [theirs.side]: flown(theirs) });
    if (panel.not) return undefined;
    const hqs = countersOf(there.context).filter(({ kind }) => kind === 'hq');
    return [mine, theirs].flatMap((plane): readonly Said[] => {
      const own = hqs.filter((one) => one.side === plane.side);
      const near = own.some((one) => {
        const far = hexDistance(hexOf(there.context, one.id) ?? '', target.hex);
        const fit = alive(there, one) && !isDisrupted(there.context, one.id);
        return far !== undefined && far <= commandRange && fit;
      });
      const barred = panel.hints.some(({ rule, msg }) => rule === '13.14' && includes(msg, plane.name));
      return own.length === 0 ? [] : [{ about: [plane.name, target.hex], says: [barred, !near] }];
    });
  },
};

/** 11.6 */
export const advances: Agreement = {
  id: 'advances',
  rule: '11.61',
  readers: ['question advance-options', 'form advance'],
  check: (at) => {
    const units = drawn(at, isCombat);
    const one = at.roll.one(units.filter(({ counter }) => unfit(at, counter))) ?? at.roll.one(units);
    if (!one) return undefined;
    const after = at.roll.one(['mobile', 'assault', 'refusal'] as const) ?? 'mobile';
    const [into = '', on = ''] = ['9001', '9002'];
    const { hexes } = at.script('advance-options', {
      class: one.counter.class,
      disrupted: isDisrupted(at.context, one.counter.id),
      after,
    }) as { readonly hexes: number };
    const takes = (more: JsonObject) =>
      refusal(at, 'advance', { units: one.counter.name, into, crt: after, ...more }) === null;
    return { about: [one.counter.id, after], says: [hexes, takes({ on }) ? 2 : takes({}) ? 1 : 0] };
  },
};

/** S1.31: what a step is said to bring, and what its loss books. */
export const lossVp: Agreement = {
  id: 'loss-vp',
  rule: 'S1.31',
  readers: ['question vp-losses', 'form step-loss'],
  check: (at) => {
    const one = at.roll.one(
      countersOf(at.context).filter((unit) => unit.kind !== 'air' && stepsLeft(at.context, unit) > 0),
    );
    if (!one) return undefined;
    const there = inPhase(at, 'combat');
    const has = stepsLeft(at.context, one);
    const steps = 1 + at.roll.below(has);
    const told = there.script('vp-losses', { unit: one.id, left: has - steps }) as { readonly vp: number };
    const booked = factsOf(bid(there, 'step-loss', { unit: one.name, steps })).reduce(
      (sum, fact) => sum + (fact.kind === 'post' && fact.account === 'vp' ? fact.n : 0),
      0,
    );
    return { about: [one.id, steps], says: [told.vp, booked] };
  },
};
