import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import { filledIn } from '../../../testing/fights.ts';
import type { Position } from '../../../testing/position.ts';
import { assault } from '../chapters/combat/fight/assault.ts';
import { combat } from '../chapters/combat/fight/combat.ts';
import { fieldOf, type Unit } from '../chapters/map/field.ts';
import { arcsOf, distance } from '../chapters/map/ground.ts';
import { marks, sides } from '../ids.ts';
import { fullSteps, stepsLeft } from '../model/reading.ts';

/** Fights as the map hands them over, beside scripts, hints and what is played. */

type Row = { readonly [key: string]: unknown };
interface Fight {
  readonly calc: Calculator;
  readonly input: JsonObject;
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly target: string;
}
const rowsIn = (input: JsonObject, side: 'axis' | 'soviet'): readonly Row[] => (input[side] ?? []) as readonly Row[];

const known = new WeakMap<Position['context'], { readonly seed: number; readonly fight: Fight | undefined }>();
/** An attack by some of those beside an enemy hex: the same for all pairs of a position. */
const fightAt = (at: Position): Fight | undefined => {
  const had = known.get(at.context);
  const fight = had?.seed === at.seed ? had.fight : drawnAt(at);
  known.set(at.context, { seed: at.seed, fight });
  return fight;
};
const drawnAt = (at: Position): Fight | undefined => {
  const field = fieldOf(at.board, at.stand, at.context);
  const beside = (unit: Unit): readonly Unit[] => {
    const near = new Set([...arcsOf(at.board, unit.node)].map((arc) => at.board.to[arc]));
    return field.all.filter(
      ({ node, counter }) => near.has(node) && counter.side !== unit.counter.side && counter.kind === 'combat',
    );
  };
  const aim = at.roll.one(field.all.filter((unit) => beside(unit).length > 0));
  if (!aim) return undefined;
  const able = beside(aim);
  const some = at.roll.some(able, 0.7);
  const attackers = some.length > 0 ? some : able.slice(0, 1);
  const asked = { target: aim.piece.hex, attackers: attackers.map(({ piece }) => piece.id) };
  const made = at.script('map-fight', asked) as { readonly calc: string | null; readonly input: JsonObject };
  const calc = [combat, assault].find(({ id }) => id === made.calc);
  return calc
    ? {
        calc,
        input: made.input,
        attackers,
        defenders: field.all.filter(({ piece }) => piece.hex === aim.piece.hex),
        target: aim.piece.hex,
      }
    : undefined;
};
const panelOf = (at: Position, { calc }: Fight, input: JsonObject): OddsPanel => {
  const panel = at.panel(calc.id, input);
  if (panel.kind !== 'odds') throw new Error(panel.kind);
  return panel;
};
const figure = (panel: OddsPanel, id: string): number | undefined => panel.figures.find((one) => one.id === id)?.value;
const columnOf = ({ column, columns }: OddsPanel): string | undefined =>
  column === undefined ? undefined : columns[column];
const says = (panel: OddsPanel): unknown => (panel.not ? panel.not.rule : columnOf(panel));

/** CP on the step a unit is on, as script and player read it from roster and record. */
const cpNow = (at: Position, { counter }: Unit): number | undefined => {
  const left = stepsLeft(at.context, counter) ?? 0;
  return counter.kind === 'combat' ? counter.cp[counter.cp.length - Math.max(1, left)] : 0;
};

/** 1.4, 8.3, 10.1.5, 11.2: what the two sides bring, hex by hex. */
const strengths: Agreement = {
  id: 'fight-strengths',
  rule: '12.1',
  readers: ['calculator combat', 'question strength'],
  check: (at) => {
    const fight = fightAt(at);
    if (!fight) return undefined;
    const panel = panelOf(at, fight, fight.input);
    const all = [...fight.attackers, ...fight.defenders];
    if (panel.not || all.some((unit) => cpNow(at, unit) === undefined)) return undefined;
    const ask = (units: readonly Unit[]) =>
      at.script('strength', {
        units: units.map(({ piece, counter }, i) => ({
          kind: counter.kind,
          cp: cpNow(at, units[i] as Unit) ?? 0,
          oos: piece.states.includes('oos'),
          dsg: piece.states.includes('dsg'),
          retreatedHere: piece.states.includes('retreated') && fight.defenders.some((one) => one.piece.id === piece.id),
        })),
      }) as { readonly attack: number; readonly defence: number };
    const hexes = [...new Set(fight.attackers.map(({ piece }) => piece.hex))];
    const retreated = fight.attackers.some(({ piece }) => piece.states.includes('retreated'));
    if (retreated) return undefined;
    const attack = hexes.reduce(
      (sum, hex) => sum + ask(fight.attackers.filter(({ piece }) => piece.hex === hex)).attack,
      0,
    );
    return {
      about: fight.target,
      says: [
        [figure(panel, 'attack'), figure(panel, 'defence')],
        [attack, ask(fight.defenders).defence],
      ],
    };
  },
};

/** 12.1, 14: the column. */
const columns: Agreement = {
  id: 'fight-column',
  rule: '12.1',
  readers: ['calculator combat', 'question column'],
  check: (at) => {
    const fight = fightAt(at);
    const panel = fight && panelOf(at, fight, fight.input);
    if (!fight || !panel || panel.not) return undefined;
    const side = fight.input.attacker === sides.axis ? 'axis' : 'soviet';
    const across = rowsIn(fight.input, side).flatMap((row) =>
      Array.isArray(row.across) && row.kind !== 'artillery' ? [row.across as readonly string[]] : [],
    );
    const byHex = new Map<unknown, readonly string[]>();
    rowsIn(fight.input, side).forEach((row) => {
      if (row.kind === 'combat') byHex.set(row.hex, Array.isArray(row.across) ? (row.across as readonly string[]) : []);
    });
    const every = (kind: string) => across.length > 0 && [...byHex.values()].every((one) => one.includes(kind));
    const asked = at.script('column', {
      attack: figure(panel, 'attack') ?? 0,
      defence: figure(panel, 'defence') ?? 0,
      allAcrossRiver: every('river'),
      allAcrossStrongpoint: every('strongpoint'),
      city: fight.input.city === true,
      sovietAttacks: side === 'soviet',
    }) as { readonly column: string | null };
    return { about: fight.target, says: [columnOf(panel) ?? null, asked.column] };
  },
};

/** 10.1: which guns the map offers, and which the rules let support. */
const support: Agreement = {
  id: 'support',
  rule: '10.1.2',
  readers: ['question map-fight', 'question support-eligibility'],
  check: (at) => {
    const fight = fightAt(at);
    if (!fight) return undefined;
    const { all, ground } = fieldOf(at.board, at.stand, at.context);
    const offered = rowsIn(fight.input, 'axis').flatMap((row) =>
      row.kind === 'artillery' && row.distance !== 0 ? [String(row.id)] : [],
    );
    const axisAttacks = fight.input.attacker === sides.axis;
    const target = at.board.nodeOf(fight.target);
    const ours = (
      axisAttacks ? fight.attackers : fight.defenders.filter(({ piece }) => !piece.states.includes('retreated'))
    ).filter(({ counter }) => counter.kind === 'combat');
    return all
      .filter(
        ({ counter, node, piece }) =>
          counter.kind === 'artillery' && node !== target && !piece.states.includes('retreated'),
      )
      .map(({ counter, piece, node }): Said => {
        const row = at.row('combat', 'axis', piece.id);
        const range = Number(row.range ?? 0);
        const far = distance(ground, node, target);
        const asked = {
          range: range > 0 ? range : 1,
          distance: Math.min(20, far),
          division: counter.division,
          formation: counter.formation ?? 'army',
          dsg: piece.states.includes('dsg'),
          oos: piece.states.includes('oos'),
          used: at.context.marks[marks.supported]?.[piece.id] !== undefined,
          ...(at.context.balances.pa === undefined ? {} : { pa: Math.max(0, Math.min(99, at.context.balances.pa)) }),
          units: ours.map((one) => ({ division: one.counter.division, formation: one.counter.formation ?? 'army' })),
          mobileAssault: fight.calc.id === assault.id,
        };
        const { may } = at.script('support-eligibility', asked) as { readonly may: boolean };
        return { about: [fight.target, piece.id], says: [offered.includes(piece.id), may] };
      });
  },
};

/** 12.2 to 14.3: what a die brings, played and asked. */
const outcomes: Agreement = {
  id: 'outcome',
  rule: '12.2',
  readers: ['the fight played', 'question outcome'],
  check: (at) => {
    const fight = fightAt(at);
    const panel = fight && panelOf(at, fight, fight.input);
    if (!fight || !panel || panel.not) return undefined;
    const die = 1 + at.roll.below(6);
    const parsed = fight.calc.parse(fight.input, at.context);
    if (!parsed.ok) return undefined;
    const answers = [{ ask: 'die', key: String(die), raw: die }];
    const played = fight.calc.play(parsed.value, at.context, answers);
    const hints = panel.hints.map(({ msg }) => msg.id);
    const standing = fight.defenders.filter(({ piece }) => !piece.states.includes('retreated'));
    const steps = standing.reduce((sum, { counter }) => sum + Math.max(1, stepsLeft(at.context, counter) ?? 1), 0);
    const asked = at.script('outcome', {
      column: columnOf(panel) ?? '',
      die,
      germanTracked: panel.figures.some(({ id }) => id === 'die'),
      allAcrossStrongpoint: hints.includes('armir.fight.hint.strongpointLoss'),
      mustRetreat: hints.includes('armir.fight.hint.mustRetreat'),
      defenderSteps: Math.min(99, steps),
    }) as { readonly options: readonly { readonly stand: string; readonly steps: number }[] };
    const options = asked.options.map(({ stand }) => stand);
    const ask =
      played.ask?.id === 'defender' && played.ask.kind === 'choice'
        ? played.ask.options.map(({ key }) => key)
        : undefined;
    return { about: [fight.target, die], says: [ask ?? 'one', options.length > 1 ? options : 'one'] };
  },
};

/** 12.2.1: who may lose the step that is asked for. */
const losers: Agreement = {
  id: 'losers',
  rule: '12.2.1',
  readers: ['the step asked for', 'question legal-losses'],
  check: (at) => {
    const fight = fightAt(at);
    const parsed = fight?.calc.parse(fight.input, at.context);
    if (!fight || !parsed?.ok) return undefined;
    const die = 1 + at.roll.below(6);
    const answers = [{ ask: 'die', key: String(die), raw: die }];
    let ask = fight.calc.play(parsed.value, at.context, answers).ask;
    if (ask?.id === 'defender' && ask.kind === 'choice') {
      answers.push({ ask: 'defender', key: 'stay', raw: 0 });
      ask = fight.calc.play(parsed.value, at.context, answers).ask;
    }
    // the first step that anybody loses
    if (ask?.kind !== 'choice' || !ask.id.endsWith('.step') || ask.msg.p?.n !== 1) return undefined;
    const standing = fight.defenders.filter(({ piece }) => !piece.states.includes('retreated'));
    const units = ask.id.startsWith('defender') ? standing : fight.attackers;
    const asked = at.script('legal-losses', {
      units: units.map(({ counter }) => {
        const left = Math.max(1, stepsLeft(at.context, counter) ?? 1);
        return {
          id: counter.id,
          kind: counter.kind,
          steps: left,
          lostBefore: Math.max(0, (fullSteps(counter) ?? left) - left),
        };
      }),
      losses: 1,
      firstByAxis: ask.rule === '12.2.2',
    }) as { readonly next: readonly string[] };
    const able = ask.options.filter((one) => !('not' in one)).map(({ key }) => key);
    return { about: [fight.target, die], says: [able.toSorted(), [...asked.next].toSorted()] };
  },
};

/** P2: without its bombardment the plan is the fight's own. */
const bombarded: Agreement = {
  id: 'bombard-attack',
  rule: '11.2',
  readers: ['calculator bombard-attack', 'calculator combat'],
  check: (at) => {
    const fight = fightAt(at);
    if (!fight || fight.calc.id !== combat.id) return undefined;
    const panel = panelOf(at, fight, fight.input);
    const plan = at.panel('bombard-attack', { ...fight.input, bombardment: 3 });
    if (plan.kind !== 'value') return undefined;
    if (panel.not || plan.not) return { about: fight.target, says: [panel.not?.rule, plan.not?.rule] };
    const without = plan.rows.flatMap(({ msg, value }) =>
      msg.id === 'armir.fight.bombard.rowWithout' ? [value.p?.p] : [],
    );
    const round = (p: unknown) => Math.round(Number(p) * 1e9) / 1e9;
    return { about: fight.target, says: [without.map(round), panel.policies.map(({ cleared }) => round(cleared.p))] };
  },
};

/** What a hint promises, done. */
const hints: Agreement = {
  id: 'hints',
  rule: '12.1',
  readers: ['hint of a fight', 'the fight with it done'],
  check: (at) => {
    const fight = fightAt(at);
    const panel = fight && panelOf(at, fight, fight.input);
    if (!fight || !panel || panel.not) return undefined;
    const side = fight.input.attacker === sides.axis ? 'axis' : 'soviet';
    const other = side === 'axis' ? 'soviet' : 'axis';
    const word = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
    return panel.hints.flatMap(({ msg }): readonly Said[] => {
      const { id, p } = msg;
      const promised = [p?.a, p?.d, word(p?.column)];
      const done = (input: JsonObject): Said => {
        const next = panelOf(at, fight, input);
        return {
          about: [fight.target, id],
          says: [promised, [figure(next, 'attack'), figure(next, 'defence'), columnOf(next)]],
        };
      };
      const unitOf = (unit: unknown): unknown =>
        typeof unit === 'object' && unit !== null && 'p' in unit
          ? word((unit.p as { readonly unit?: unknown }).unit)
          : undefined;
      if (id === 'armir.fight.hint.bombard')
        return [
          done({
            ...fight.input,
            [other]: rowsIn(fight.input, other).map((row) =>
              row.kind === 'artillery' && row.distance !== 0 ? row : { ...row, dsg: true },
            ) as JsonObject[],
          }),
        ];
      if (id === 'armir.fight.hint.support') {
        const named = rowsIn(fight.input, 'axis').filter(
          (row) => row.kind === 'artillery' && row.name === unitOf(p?.unit),
        );
        if (named.length !== 1) return [];
        return [
          done({
            ...fight.input,
            axis: rowsIn(fight.input, 'axis').map((row) =>
              row === named[0] ? { ...row, supports: true } : row,
            ) as JsonObject[],
          }),
        ];
      }
      if (id === 'armir.fight.hint.supply') {
        const named = rowsIn(fight.input, side).filter((row) => row.name === unitOf(p?.unit));
        if (named.length !== 1) return [];
        return [
          done({
            ...fight.input,
            [side]: rowsIn(fight.input, side).map((row) =>
              row === named[0] ? { ...row, oos: false } : row,
            ) as JsonObject[],
          }),
        ];
      }
      return [];
    });
  },
};

/** 13: a stack that may assault from where it stands is shown the hex. */
const assaults: Agreement = {
  id: 'assault',
  rule: '13',
  readers: ['map tool reach', 'calculator mobile-assault'],
  constant: true,
  check: (at) => {
    const fight = fightAt(at);
    if (!fight || fight.calc.id !== assault.id) return undefined;
    const one = fight.attackers.find(({ counter }) => counter.move === 'tracked');
    if (!one || at.context.who !== one.counter.side) return undefined;
    const made = at.script('map-fight', { target: fight.target, attackers: [one.piece.id] }) as {
      readonly input: JsonObject;
    };
    const panel = panelOf(at, fight, made.input);
    const shown = at.tool('reach', one.piece.id);
    if (!shown || panel.not || ['armir.reach.held', 'armir.reach.unknown'].includes(shown.says.id)) return undefined;
    const told = shown.hexes.some(({ hex, tone }) => hex === fight.target && tone === 'bad');
    return { about: [fight.target, one.piece.id], says: [told, true] };
  },
};

/** Two looks at one fight: opened anew nothing has changed. */
const opened: Agreement = {
  id: 'fight-rows',
  rule: '12',
  readers: ['question map-fight', 'rows picked in the form'],
  check: (at) => {
    const fight = fightAt(at);
    if (!fight) return undefined;
    const picked = (['axis', 'soviet'] as const).flatMap((side) =>
      rowsIn(fight.input, side).map((row) => ({ side, row, own: at.row(fight.calc.id, side, String(row.id)) })),
    );
    const swap = Object.fromEntries(
      (['axis', 'soviet'] as const).map((side) => [
        side,
        picked.flatMap((one) =>
          one.side === side
            ? [
                {
                  ...one.own,
                  ...('across' in one.row ? { across: one.row.across } : {}),
                  ...(one.row.distance === undefined ? {} : { distance: one.row.distance, supports: false }),
                },
              ]
            : [],
        ) as JsonObject[],
      ]),
    );
    return {
      about: fight.target,
      says: [says(panelOf(at, fight, fight.input)), says(panelOf(at, fight, { ...fight.input, ...swap }))],
    };
  },
};

const numbered = filledIn(['axis', 'soviet'], (row, roll) => {
  const first = 2 + roll.below(8);
  return (row.kind ?? 'combat') === 'combat' && !row.cp ? { ...row, cp: `${first} ${Math.ceil(first / 2)}` } : row;
});
export const fightInputs = {
  combat: numbered('combat'),
  'mobile-assault': numbered('mobile-assault'),
  'tem-attack': numbered('tem-attack'),
};

export const fights: readonly Agreement[] = [
  strengths,
  columns,
  support,
  outcomes,
  losers,
  bombarded,
  hints,
  assaults,
  opened,
];
