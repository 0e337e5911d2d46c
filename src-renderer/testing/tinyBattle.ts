import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import { calc } from '#rules/kit/procedure/calc.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import { hitChances, hitMean, hitsAmong } from '#rules/kit/procedure/hits.ts';
import type { BattlePanel, BattleSide } from '#rules/kit/procedure/panel.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { type Msg, msg, name } from '#rules/kit/words/message.ts';

/**
 * A battle of blocks small enough to follow by hand, for the screens: each block throws one die and hits on its number,
 * the defender fires first, a hit falls on the strongest (its owner chooses among equals), then either side may give up.
 */
interface Unit {
  readonly id: string;
  readonly name: string;
  readonly arm: string;
  readonly pf: number;
  readonly toHit: number;
}
interface Input {
  readonly german: readonly Unit[];
  readonly soviet: readonly Unit[];
}
type Who = 'german' | 'soviet';
interface At {
  readonly round: number;
  readonly step: 'defends' | 'attacks' | 'stays';
  /** hits of the last throw that have not found their block yet */
  readonly hits: number;
  readonly lost: { readonly [unit: string]: number };
}
type End = 'german' | 'soviet' | 'givesUp';

const m = (id: string, p?: Msg['p']) => msg(`tiny.${id}`, p);
const enemy = (side: Who): Who => (side === 'german' ? 'soviet' : 'german');
const firing = (at: At): Who => (at.step === 'defends' ? 'soviet' : 'german');
const left = (unit: Unit, at: At): number => unit.pf - (at.lost[unit.id] ?? 0);
const standing = (input: Input, side: Who, at: At) => input[side].filter((unit) => left(unit, at) > 0);
const strength = (input: Input, side: Who, at: At) => input[side].reduce((sum, unit) => sum + left(unit, at), 0);
const diceOf = (input: Input, side: Who, at: At) =>
  standing(input, side, at).map((unit) => ({
    msg: m('unit', { name: name(unit.name) }),
    count: 1,
    toHit: unit.toHit,
    sides: 6,
  }));
const strongest = (input: Input, side: Who, at: At): readonly Unit[] => {
  const units = standing(input, side, at);
  const most = Math.max(...units.map((unit) => left(unit, at)));
  return units.filter((unit) => left(unit, at) === most);
};
const struck = (at: At, unit: string): At => ({
  ...at,
  hits: at.hits - 1,
  lost: { ...at.lost, [unit]: (at.lost[unit] ?? 0) + 1 },
});

/** Takes the hits nobody has to choose for, and goes on to the next question. */
const settle = (input: Input, at: At): At | { readonly done: End } => {
  const target = enemy(firing(at));
  if (at.hits > 0 && strength(input, target, at) > 0) {
    const among = strongest(input, target, at);
    const [only] = among;
    return among.length === 1 && only ? settle(input, struck(at, only.id)) : at;
  }
  if (strength(input, 'german', at) === 0) return { done: 'soviet' };
  if (strength(input, 'soviet', at) === 0) return { done: 'german' };
  return { ...at, hits: 0, step: at.step === 'defends' ? 'attacks' : 'stays' };
};
const answered = (input: Input, at: At, key: string): At | { readonly done: End } => {
  if (at.hits > 0) return settle(input, struck(at, key));
  if (at.step === 'stays')
    return key === 'stay' ? { ...at, round: at.round + 1, step: 'defends' } : { done: 'givesUp' };
  return settle(input, { ...at, hits: Number(key) });
};
const askOf = (input: Input, at: At): Ask => {
  const side = firing(at);
  if (at.hits > 0) {
    const options = strongest(input, enemy(side), at);
    return {
      kind: 'choice',
      id: `${at.step}.tie`,
      who: enemy(side),
      msg: m('tie'),
      rule: '7.7.9',
      options: options.map((unit) => ({ key: unit.id, msg: m('unit', { name: name(unit.name) }) })),
      usual: options[0]?.id ?? '',
    };
  }
  if (at.step === 'stays')
    return {
      kind: 'choice',
      id: 'stays',
      who: 'german',
      msg: m('stays'),
      rule: '7.7.13',
      options: [
        { key: 'stay', msg: m('stay') },
        { key: 'go', msg: m('go') },
      ],
      usual: 'stay',
    };
  const dice = diceOf(input, side, at);
  const chances = hitChances(dice);
  return {
    kind: 'chance',
    id: at.step,
    who: side,
    msg: m(at.step),
    rule: '7.7',
    entry: { kind: 'hits', max: dice.length, dice },
    ways: () => chances.map((p, n) => [String(n), p] as const),
    read: (raw) => {
      const faces = Array.isArray(raw) && raw.every((face) => typeof face === 'number') ? raw : undefined;
      if (faces) return faces.length === dice.length ? String(hitsAmong(dice, faces)) : undefined;
      return typeof raw === 'number' && raw >= 0 && raw <= dice.length ? String(raw) : undefined;
    },
  };
};

/** Rounds looked ahead; what is not over then is good for neither. */
const ahead = 3;
const solver = (input: Input, from: number) => {
  const known = new Map<string, { readonly [end: string]: number }>();
  const solve = (at: At | { readonly done: End }): { readonly [end: string]: number } => {
    if ('done' in at) return { [at.done]: 1 };
    if (at.round >= from + ahead) return { open: 1 };
    const key = JSON.stringify(at);
    const before = known.get(key);
    if (before) return before;
    const ask = askOf(input, at);
    const ends: Record<string, number> = {};
    const ways = ask.kind === 'chance' ? ask.ways() : ([[ask.usual, 1]] as const);
    for (const [answer, p] of ways)
      for (const [end, chance] of Object.entries(solve(answered(input, at, answer))))
        ends[end] = (ends[end] ?? 0) + p * chance;
    known.set(key, ends);
    return ends;
  };
  return solve;
};

const start: At = { round: 1, step: 'defends', hits: 0, lost: {} };

const panelOf = (input: Input, answers: readonly Answer[]): BattlePanel => {
  const none = { ends: [], endsIn: [], decision: [], whatIfs: [], retreats: [], missing: [], hints: [] } as const;
  if (input.german.length === 0 || input.soviet.length === 0)
    return {
      ...none,
      kind: 'battle',
      figures: [],
      says: m('says'),
      not: { msg: m('nobody'), rule: '7.7' },
      round: 1,
      steps: [],
      sides: [],
    };
  let at: At = start;
  let over = false;
  for (const { key } of answers) {
    const next = answered(input, at, key);
    if ('done' in next) over = true;
    else at = next;
  }
  const notes = explain();
  const solve = solver(input, at.round);
  const ends = solve(at);
  const side = firing(at);
  const ask = askOf(input, at);
  const throws = !over && ask.kind === 'chance';
  const target = at.step === 'stays' ? undefined : strongest(input, enemy(side), at);
  const forceOf = (who: Who): BattleSide => ({
    side: who,
    role: who === 'german' ? 'attacker' : 'defender',
    now: strength(input, who, at),
    start: strength(input, who, start),
    left: strength(input, who, at) * 0.6,
    units: input[who].map((unit) => ({
      id: unit.id,
      called: m('unit', { name: name(unit.name) }),
      arm: unit.arm,
      layer: 'ground',
      faces: Array.from({ length: unit.pf }, (_, i) => unit.pf - i),
      face: at.lost[unit.id] ?? 0,
      mark: false,
      shield: false,
      says: [m('hitsOn', { n: unit.toHit })],
      state: left(unit, at) > 0 ? 'in' : 'gone',
      ...(who !== side && target?.[0]?.id === unit.id ? { next: true } : {}),
      ...(who !== side && target && target.length > 1 && target.includes(unit) ? { ties: true } : {}),
      ends: Array.from({ length: unit.pf + 1 }, () => 1 / (unit.pf + 1)),
    })),
  });
  const dice = diceOf(input, side, at);
  const chances = hitChances(dice);
  const stepState = (step: At['step'], nth: number) => {
    const now = ['defends', 'attacks', 'stays'].indexOf(at.step);
    return nth < now ? 'done' : step === at.step ? 'now' : 'later';
  };
  const groups = standing(input, side, at).map((unit) => {
    const id = `to-hit/${unit.id}`;
    notes.figure(id, m('toHit')).add(unit.toHit, m('tech'), '3.14');
    return {
      unit: unit.id,
      called: m('unit', { name: name(unit.name) }),
      dice: 1,
      toHit: unit.toHit,
      figures: [id],
    };
  });
  return {
    ...none,
    kind: 'battle',
    figures: notes.figures,
    says: m('says'),
    round: at.round,
    steps: [
      { id: 'air', msg: m('air'), state: 'skipped', says: m('noAir') },
      { id: 'defends', msg: m('defends'), side: 'soviet', state: stepState('defends', 0) },
      { id: 'attacks', msg: m('attacks'), side: 'german', state: stepState('attacks', 1) },
    ],
    sides: [forceOf('german'), forceOf('soviet')],
    ...(throws
      ? {
          roll: {
            side,
            msg: m(at.step),
            about: m('about'),
            dice: dice.length,
            groups,
            atLeastOne: { p: 1 - (chances[0] ?? 1) },
            mean: hitMean(dice),
            hits: chances.map((p, n) => ({ n, chance: { p }, ends: solve(answered(input, at, String(n))) })),
          },
        }
      : {}),
    ends: (
      [
        ['german', 'german'],
        ['soviet', 'soviet'],
        ['givesUp', 'soviet'],
        ['open', undefined],
      ] as const
    ).map(([key, who]) => ({
      key,
      msg: m(`end.${key}`),
      ...(who ? { side: who } : {}),
      chance: { p: over ? 0 : (ends[key] ?? 0) },
    })),
    endsIn: [{ round: at.round, ends }],
    rounds: 1.6,
    decision: [
      {
        side: 'german',
        ask: 'stays',
        options: [
          { key: 'stay', msg: m('stay'), says: m('stay.says', { p: ends.german ?? 0 }) },
          { key: 'go', msg: m('go'), says: m('go.says', { n: strength(input, 'german', at) }) },
        ],
      },
    ],
    whatIfs: [{ id: 'forest', msg: m('forest'), rule: '7.7.6', wins: 0.4, delta: -0.05 }],
    retreats: [{ side: 'german', id: 'after1', msg: m('after1'), wins: 0.3, left: { german: 4.2, soviet: 3.1 } }],
  };
};

const unitFields = {
  name: { kind: 'text', msg: m('name'), start: '', max: 40 },
  arm: {
    kind: 'choice',
    msg: m('arm'),
    start: 'infantry',
    options: (['infantry', 'tanks', 'artillery'] as const).map((key) => ({ key, msg: m(`arm.${key}`) })),
  },
  pf: { kind: 'count', msg: m('pf'), min: 1, max: 4, start: 3 },
  toHit: { kind: 'count', msg: m('toHit'), min: 1, max: 7, start: 6 },
} as const;
const force = (side: Who) => ({ kind: 'rows', msg: m(side), start: [], fields: unitFields, max: 20, side }) as const;

export const tinyBattle = calc({
  id: 'tiny-battle',
  v: 1,
  msg: m('battle'),
  rule: '7.7',
  fields: { german: force('german'), soviet: force('soviet') },
  panelKind: 'battle',
  first: (input) =>
    input.german.length > 0 && input.soviet.length > 0
      ? { state: { input: input as Input, at: start } }
      : { not: m('nobody'), rule: '7.7' },
  stages: {
    *first({ input, at }: { readonly input: Input; readonly at: At }) {
      const answer = yield askOf(input, at);
      const next = answered(input, at, answer.key);
      return 'done' in next ? { done: next.done } : { next: 'first', state: { input, at: next } };
    },
  },
  panel: (input, _around, answers) => panelOf(input as Input, answers),
  ending: (end) => ({
    says: m(`end.${end}`),
    facts: [],
    guide: [{ msg: m('advance'), rule: '7.7.12', who: 'german' }],
  }),
});

const says = {
  'tiny.battle': 'Small battle',
  'tiny.says': 'A small battle.',
  'tiny.nobody': 'A side has no block.',
  'tiny.unit': '{{name}}',
  'tiny.name': 'Name',
  'tiny.arm': 'Arm',
  'tiny.arm.infantry': 'Infantry',
  'tiny.arm.tanks': 'Tanks',
  'tiny.arm.artillery': 'Artillery',
  'tiny.pf': 'PF',
  'tiny.toHit': 'Hits on',
  'tiny.german': 'German blocks',
  'tiny.soviet': 'Soviet blocks',
  'tiny.hitsOn': 'hits on {{n}}',
  'tiny.tech': 'TECH 2',
  'tiny.about': 'plain, clear weather',
  'tiny.air': 'Air',
  'tiny.noAir': 'no aircraft',
  'tiny.defends': 'Soviet fire',
  'tiny.attacks': 'German fire',
  'tiny.tie': 'Which block takes the hit?',
  'tiny.stays': 'Does the German go on?',
  'tiny.stay': 'Go on',
  'tiny.stay.says': 'wins in {{p.percent}}',
  'tiny.go': 'Give up',
  'tiny.go.says': 'keeps {{n}} PF',
  'tiny.end.german': 'the German takes the hex',
  'tiny.end.soviet': 'the Soviet holds the hex',
  'tiny.end.givesUp': 'the German gives up',
  'tiny.end.open': 'not decided',
  'tiny.forest': 'In forest',
  'tiny.after1': 'German, after round 1',
  'tiny.tooLarge': 'Too large to be worked out.',
  'tiny.advance': 'The winner may advance',
};

/** Panzergruppe Guderian with the small battle as its only calculator. */
export const tinyGame: Game = {
  ...panzergruppeGuderian,
  calculators: [tinyBattle],
  text: {
    en: { says: { ...panzergruppeGuderian.text.en.says, ...says }, words: panzergruppeGuderian.text.en.words },
    it: { says: { ...panzergruppeGuderian.text.it.says, ...says }, words: panzergruppeGuderian.text.it.words },
  },
};
