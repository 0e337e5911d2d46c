import type { Around } from '../../../kit/around.ts';
import type { Answer } from '../../../kit/calc.ts';
import { certain, mapDist } from '../../../kit/dist.ts';
import { type Match, oddsPart } from '../../../kit/odds.ts';
import type { OddsPanel } from '../../../kit/panel.ts';
import { type Msg, name } from '../../../kit/text.ts';
import { why } from '../../../kit/why.ts';
import { columnFor, columns } from '../data/crt.ts';
import { f } from '../text/speak-fight.ts';
import { readPrinted } from '../units.ts';
import { onlyStrays } from './aftermath.ts';
import { attackAcross, cannotAttack, type Fighter, type Forces, multiplesOf, revealed, untriedOf } from './forces.ts';
import { hintsOf } from './hints.ts';
import { mixTable } from './mix.ts';
import { EMPTY, NOBODY, oddsGame, type Present } from './outcome.ts';
import { fightReaders, reckon, type Totals, terrainsMsg } from './reckon.ts';
import type { Refusal } from './refuse.ts';
import { possibleTotals } from './totals.ts';

export { fightReaders };

/** What was seen on the counters, as far as the answers go. */
const seenIn = (answers: readonly Answer[]): readonly string[] => {
  const raw = answers.find((answer) => answer.ask === 'reveal')?.raw;
  return Array.isArray(raw) ? raw.flatMap((text) => (typeof text === 'string' && readPrinted(text) ? [text] : [])) : [];
};

/** The screen of a fight: figures, column, faces, chances, what the sides pay, and what would change it. */
export const fightPanel = (
  before: Forces,
  around: Around,
  answers: readonly Answer[],
  refusal: Refusal | undefined,
): OddsPanel => {
  const seen = seenIn(answers);
  const untried = untriedOf(before);
  const forces = seen.length === untried.length ? revealed(before, seen) : before;
  const open = untriedOf(forces);
  const notes = why();
  const totals = reckon(forces, around, notes);
  const possible = refusal ? undefined : possibleTotals(forces, around);
  const game = oddsGame(forces);
  const known = possible?.ok ? possible.totals : undefined;
  const matches = known
    ? mapDist(known, matchOf, (match) => `${match.attack}:${match.defence}:${JSON.stringify(match.of)}`)
    : certain(matchOf({ ...totals, attack: 0 }));
  const part = oddsPart(game, matches);
  const figures = notes.figures;
  const not = refusal ?? (known ? lasting(forces, totals, open) : undefined);
  const fair = known && !not;
  return {
    kind: 'odds',
    figures,
    ...(open.length > 0 ? { unsettled: unsettledOf(figures, open) } : {}),
    attack: 'attack',
    defence: 'defence',
    ...part,
    ...(fair
      ? {}
      : {
          column: undefined,
          short: undefined,
          spare: undefined,
          faces: [],
          chances: [],
          tolls: undefined,
          mix: [],
          bar: [],
          barSays: [],
          policies: [],
        }),
    ...(fair
      ? {
          tolls: [forces.attackerSide, forces.defenderSide].every((side) => counted(forces, side))
            ? part.tolls
            : undefined,
          policies: part.policies.map((policy) => ({
            ...policy,
            losses: policy.losses.filter(({ side }) => counted(forces, side)),
          })),
        }
      : {}),
    says: not
      ? not.not
      : fair
        ? saysOf(forces, totals, part, open)
        : f(forces.overrun ? 'pgg.says.untoldOverrun' : 'pgg.says.untoldAttack', sidesOf(forces)),
    ...(not ? { not: { msg: not.not, rule: not.rule } } : {}),
    missing: missingOf(forces, possible),
    hints: hintsOf(forces, fair && open.length === 0 ? totals : undefined, around, possible?.approximate === true),
  };
};

/** Whatever takes in an untried unit is not worth what it says so far. */
const unsettledOf = (figures: OddsPanel['figures'], open: readonly Fighter[]): readonly string[] => {
  const found = new Set(open.map((fighter) => fighter.figure));
  for (const { id, steps } of figures) {
    if (steps.some(({ op }) => 'figure' in op && found.has(op.figure))) found.add(id);
  }
  return [...found];
};

/** Who attacks whom, by name: like units once with their number, long lists cut short. */
const sidesOf = (forces: Forces): { readonly units: Msg; readonly foes: Msg } => {
  const listed = (fighters: readonly Fighter[], typed: number): Msg => {
    const kinds = new Map<string, { readonly msg: Msg; n: number }>();
    for (const { label } of fighters) {
      const kind = kinds.get(JSON.stringify(label));
      if (kind) kind.n++;
      else kinds.set(JSON.stringify(label), { msg: label, n: 1 });
    }
    const names = [...kinds.values()].map(({ msg, n }) => (n > 1 ? f('pgg.says.times', { n, unit: msg }) : msg));
    const shown =
      names.length > mostNamed
        ? [
            ...names.slice(0, mostNamed - 1),
            f('pgg.says.more', {
              count: [...kinds.values()].slice(mostNamed - 1).reduce((so, kind) => so + kind.n, 0),
            }),
          ]
        : names;
    const points = typed > 0 ? [f('pgg.says.points', { count: typed })] : [];
    return [...shown, ...points].reduce((a, b) => f('pgg.hint.units', { a, b }));
  };
  return {
    units: listed(forces.attackers, forces.typedAttack),
    foes: listed(forces.defenders, forces.typedDefence),
  };
};
const mostNamed = 4;

const matchOf = (totals: Totals): Match<Present> => ({
  attack: totals.attack,
  defence: totals.defence,
  of: { attackSteps: totals.attackSteps, defenceSteps: totals.defenceSteps, strays: totals.strays },
  ...(totals.attack <= 0 ? { code: NOBODY } : totals.defence <= 0 ? { code: EMPTY } : {}),
});

/** What a side loses can be counted only where its units are named. */
const counted = (forces: Forces, side: string): boolean =>
  side === forces.attackerSide ? forces.typedAttack === 0 : forces.typedDefence === 0;

/** 12.3, A21: with everybody revealed there may be nobody to roll for. */
const lasting = (forces: Forces, totals: Totals, open: readonly Fighter[]): Refusal | undefined => {
  if (open.length > 0) return undefined;
  if (totals.attack <= 0) return { not: f('pgg.end.nobody'), rule: '12.3' };
  if (totals.defence <= 0 && onlyStrays(forces)) return { not: f('pgg.end.strayed'), rule: '9.75' };
  if (totals.defence <= 0) return { not: f('pgg.end.empty'), rule: '12.3' };
  return undefined;
};

const saysOf = (forces: Forces, totals: Totals, part: ReturnType<typeof oddsPart>, open: readonly Fighter[]): Msg => {
  const p = { a: totals.attack, d: totals.defence };
  if (open.length > 0) {
    const sides = sidesOf(forces);
    const how = forces.overrun ? 'Overrun' : 'Attack';
    const likeliest = part.mix.reduce<(typeof part.mix)[number] | undefined>(
      (best, one) => (best && best.chance.p >= one.chance.p ? best : one),
      undefined,
    );
    const column = likeliest?.column ?? part.column;
    return column === undefined
      ? f(`pgg.says.open${how}`, sides)
      : f(`pgg.says.likely${how}`, { ...sides, column: name(columns[column] ?? ''), p: likeliest?.chance.p ?? 1 });
  }
  const column = name(columns[columnFor(totals.attack, totals.defence) ?? 0] ?? '');
  const [target] = forces.hexes;
  const attacking = forces.attackers.filter((fighter) => !cannotAttack(fighter));
  const terrain =
    target && forces.hexes.length === 1 ? terrainsMsg(multiplesOf(target, attackAcross(target, attacking))) : undefined;
  if (forces.overrun)
    return terrain ? f('pgg.says.overrunTerrain', { ...p, column, terrain }) : f('pgg.says.overrun', { ...p, column });
  return terrain ? f('pgg.says.attackTerrain', { ...p, column, terrain }) : f('pgg.says.attack', { ...p, column });
};

const missingOf = (forces: Forces, possible: ReturnType<typeof possibleTotals> | undefined): OddsPanel['missing'] => {
  const missing: OddsPanel['missing'][number][] = [];
  if (possible && !possible.ok) {
    for (const pool of possible.untold)
      missing.push({
        msg: f(pool === 'rifle' ? 'pgg.missing.mixRifle' : 'pgg.missing.mixArmor'),
        table: mixTable(pool),
      });
    for (const pool of possible.short)
      missing.push({
        msg: f(pool === 'rifle' ? 'pgg.missing.shortRifle' : 'pgg.missing.shortArmor'),
        table: mixTable(pool),
      });
    if (possible.many) missing.push({ msg: f('pgg.missing.many') });
  }
  const blank = (fighter: Fighter): boolean =>
    !fighter.untried && fighter.seen === undefined && fighter.attack === 0 && fighter.defence === 0;
  for (const fighter of [...forces.attackers, ...forces.defenders].filter(blank)) {
    missing.push({
      msg: f(fighter.leader ? 'pgg.missing.rating' : 'pgg.missing.strength', { unit: fighter.label }),
      // named units have a place in a roster; the others are typed where they stand (12.1)
      ...(fighter.label.id === 'pgg.unit.named' && (fighter.leader || fighter.side === 'german')
        ? { roster: fighter.side }
        : { row: fighter.id }),
    });
  }
  return missing;
};
