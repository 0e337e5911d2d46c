import type { Around } from '../../../kit/around.ts';
import type { Answer } from '../../../kit/calc.ts';
import { chanceIn, Sum } from '../../../kit/dist.ts';
import type { OddsLook, OddsPanel } from '../../../kit/panel.ts';
import { list, listed, type Msg, name } from '../../../kit/text.ts';
import { why } from '../../../kit/why.ts';
import { rosters, type SideId, sides, tables } from '../ids.ts';
import { a } from '../text/speak-attack.ts';
import { t } from '../text/speak-table.ts';
import { type Check, isRolled, type Passed, untold, waysOf } from './checks.ts';
import { type Branch, branches, type Weights, weigh, weighShaded } from './engine.ts';
import { type Fight, leadUnit, roles } from './fight.ts';
import { answered } from './flow.ts';
import { erOf } from './ground.ts';
import { levels } from './guns.ts';
import { hintsOf } from './hints.ts';
import { type Toll, tollOf } from './measures.ts';
import { type Part, readResult } from './outcome.ts';
import { cellAt, columnsOf, mayWearArmour, oddsAt, type Ready, ready, rowAt, standAfter } from './ready.ts';
import { refusalOf } from './refuse.ts';
import { checkMsg, trail } from './trail.ts';

/** The screen of an attack: figures, table, faces, chances over every check still open. */

const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const partMsg = (part: Part): Msg =>
  part.eliminated
    ? a('rtl.attack.result.out')
    : (list([
        ...(part.steps > 0 ? [a('rtl.attack.result.steps', { count: part.steps })] : []),
        ...(part.retreats ? [a('rtl.attack.result.retreats')] : []),
        ...(part.disrupted ? [a('rtl.attack.result.disrupted')] : []),
      ]) ?? a('rtl.attack.result.nothing'));
const isEmpty = ({ steps, retreats, eliminated, disrupted }: Part): boolean =>
  steps === 0 && !retreats && !eliminated && !disrupted;

/** A cell in words, and who pays. */
export const meaningOf = (text: string, fight: Fight): { readonly says: Msg; readonly look: OddsLook } => {
  const result = readResult(text);
  if (!result) return { says: a('rtl.attack.result.untold'), look: 'missing' };
  const { attacker, defender } = result;
  const side = (of: SideId, part: Part): readonly Msg[] =>
    isEmpty(part) ? [] : [a('rtl.attack.result.side', { side: t(`rtl.side.${of}`), what: partMsg(part) })];
  const says = [...side(fight.defender.side, defender), ...side(fight.attacker.side, attacker)];
  return {
    says: list(says, 'semicolons') ?? a('rtl.attack.result.nothing'),
    look: isEmpty(defender) ? 'holds' : isEmpty(attacker) ? 'one' : 'both',
  };
};

/** Of every open check what is likeliest, as the figures show it; what nobody can roll stays open. */
const likeliest = (made: Ready, passed: Passed): Passed => {
  let found: Passed = passed;
  for (const check of made.checks)
    if (found[check.id] === undefined && isRolled(check)) {
      const ways = waysOf(check);
      const best = levels.reduce((so, level) => (ways[level] > ways[so] ? level : so));
      found = { ...found, [check.id]: best };
    }
  return found;
};

export const attackPanel = (fight: Fight, around: Around, answers: readonly Answer[]): OddsPanel =>
  panelOf(ready(fight, around), refusalOf(fight), answers);

/** Of a fight made ready, whichever way it is fought. `more`: what its rules say besides. */
export const panelOf = (
  made: Ready,
  not: { readonly not: Msg; readonly rule: string } | undefined,
  answers: readonly Answer[],
  more: { readonly hints?: OddsPanel['hints']; readonly figures?: OddsPanel['figures'] } = {},
): OddsPanel => {
  const { fight, around } = made;
  const passed = answered(answers);
  const shown = likeliest(made, passed);
  const notes = why();
  trail(made, shown, notes);
  const columns = columnsOf(made.crt);
  const base = {
    kind: 'odds',
    figures: [
      ...(not ? notes.figures.filter(({ id }) => id !== 'column' && id !== 'drm') : notes.figures),
      ...(more.figures ?? []),
    ],
    attack: 'attack',
    defence: 'defence',
    die: { sides: 10, zero: 10 },
    columns,
    missing: [...missingUnits(fight, around), ...missingCells(made)],
  } as const;
  if (not)
    return {
      ...base,
      missing: missingUnits(fight, around),
      faces: [],
      chances: [],
      mix: [],
      bar: [],
      barSays: [],
      policies: [],
      says: not.not,
      not: { msg: not.not, rule: not.rule },
      hints: more.hints ?? [],
    };
  const tree = branches(made, passed);
  const weighed = weigh(made, passed);
  const hints = (all: Weights | undefined) => [
    ...(made.checks.some((one) => passed[one.id] === undefined && isRolled(one))
      ? [{ msg: a('rtl.attack.hint.likeliest'), rule: '10.4' }]
      : []),
    ...(more.hints ?? []),
    ...hintsOf(made, passed, all),
  ];
  if (!tree || !weighed) {
    const open = untold(made.checks, passed);
    return {
      ...base,
      unsettled: unsettledBy(open),
      missing: [...missingUnits(fight, around), ...missingChecks(made, open)],
      faces: [],
      chances: [],
      mix: [],
      bar: [],
      barSays: [],
      policies: [],
      says: a('rtl.attack.saysOpen', { what: listed(open.map((one) => checkMsg(one, made))) }),
      hints: hints(undefined),
    };
  }
  lookBeside(made, tree.list);
  const stand = standAfter(made, shown);
  return {
    ...base,
    ...columnPart(made, tree.list, tree.total, stand),
    faces: facesPart(made, stand, weighed),
    ...chancesPart(made, weighed, weighShaded(made, passed)),
    says: a('rtl.attack.says', {
      a: stand.attack,
      d: stand.defence,
      column: name(stand.column === undefined ? '–' : (columns[stand.column] ?? '')),
      crt: a(`rtl.attack.crt.${made.crt}`),
      drm: stand.drm,
    }),
    hints: hints(weighed),
  };
};

/** Figures that hang on a check nobody can roll. */
const unsettledBy = (open: readonly Check[]): readonly string[] => [
  ...new Set(
    open.flatMap(({ kind, role }) =>
      kind === 'artillery' ? [`support-${role}`, role === 'attacker' ? 'attack' : 'defence'] : ['drm'],
    ),
  ),
];

/**
 * The record of a fight keeps the cells looked at when it began: beside every column the checks may lead to, too, which
 * are shown once that column is sure.
 */
const lookBeside = (made: Ready, all: readonly Branch[]): void => {
  const reached = all.flatMap(({ stand }) => stand.column ?? []);
  const last = columnsOf(made.crt).length - 1;
  for (let column = Math.max(0, Math.min(...reached) - 1); column <= Math.min(last, Math.max(...reached) + 1); column++)
    for (let row = 0; row <= 11; row++) cellAt(made, column, row);
};

const columnPart = (
  made: Ready,
  all: readonly Branch[],
  total: number,
  { attack, defence, column }: Branch['stand'],
): Pick<OddsPanel, 'column' | 'shown' | 'short' | 'spare' | 'mix'> => {
  const sums = new Map<number, number>();
  for (const { stand, n } of all)
    if (stand.column !== undefined) sums.set(stand.column, (sums.get(stand.column) ?? 0) + n);
  const [only] = [...sums];
  const sure = sums.size === 1 && only?.[1] === total;
  const { short, spare } = oddsAt(made.crt, attack, defence);
  return {
    ...(sure && only ? { column: only[0] } : {}),
    ...(!sure && column !== undefined ? { shown: column } : {}),
    ...(sure && short !== undefined ? { short } : {}),
    ...(sure && spare !== undefined ? { spare } : {}),
    mix: sure ? [] : [...sums].sort(([x], [y]) => x - y).map(([at, n]) => ({ column: at, chance: chanceIn(n, total) })),
  };
};

const facesPart = (made: Ready, stand: Branch['stand'], { list: weighed, total }: Weights): OddsPanel['faces'] => {
  const { column } = stand;
  if (column === undefined) return [];
  const last = columnsOf(made.crt).length - 1;
  const codes = faces.map((face) => cellAt(made, column, rowAt(face, stand.drm)));
  return faces.map((face, i) => {
    const row = rowAt(face, stand.drm);
    const { text = '?', sure = true } = codes[i] ?? {};
    const { says } = meaningOf(text, made.fight);
    // over every way the checks can go
    const n = weighed.reduce((so, { outcome, n: weight }) => so + (outcome.text === text ? weight : 0), 0);
    return {
      face,
      code: text,
      // a likely cell is said to be likely
      says: sure || text === '?' ? says : a('rtl.attack.result.likely', { what: says }),
      chance: chanceIn(n, total),
      below: column > 0 ? cellAt(made, column - 1, row).text : '',
      above: column < last ? cellAt(made, column + 1, row).text : '',
    };
  });
};

const worth = (toll: Toll | undefined): number =>
  toll === undefined
    ? -99
    : 3 * toll.defender +
      (toll.emptied ? 4 : 0) +
      (toll.defenderDisrupted ? 1 : 0) -
      3 * toll.attacker -
      (toll.attackerRetreats ? 4 : 0) -
      (toll.attackerDisrupted ? 1 : 0);

const chancesPart = (
  made: Ready,
  weighed: Weights,
  /** the same with every box nobody marked shaded, where that is not the same */
  shaded: Weights | undefined,
): Pick<OddsPanel, 'chances' | 'bar' | 'barSays' | 'policies' | 'tolls'> => {
  const { fight } = made;
  const { total } = weighed;
  const all = weighed.list
    .map(({ outcome, n }) => ({
      outcome,
      n,
      toll: tollOf(outcome, fight, made.way),
      ...meaningOf(outcome.text, fight),
    }))
    .sort((x, y) => worth(y.toll) - worth(x.toll));
  const code = (one: (typeof all)[number]): string => (one.outcome.shaded ? `${one.outcome.text} *` : one.outcome.text);
  const share = (holds: (one: (typeof all)[number]) => boolean) =>
    chanceIn(
      all.reduce((so, one) => so + (holds(one) ? one.n : 0), 0),
      total,
    );
  const looks = {
    one: a('rtl.attack.look.one', { side: t(`rtl.side.${fight.defender.side}`) }),
    both: a('rtl.attack.look.both'),
    holds: a('rtl.attack.look.holds'),
    missing: a('rtl.attack.look.missing'),
  } as const;
  const untold = all.some(({ toll }) => toll === undefined);
  const policy = (id: 'printed' | 'shaded', msg: Msg, tolls: readonly Tolled[]): OddsPanel['policies'][number] => ({
    id,
    msg,
    cleared: share(({ toll }) => toll?.emptied === true),
    ...(all.every(({ toll }) => toll?.gone !== undefined) ? { gone: share(({ toll }) => toll?.gone === true) } : {}),
    losses: [lossesOf(fight, 'defender', tolls, total), lossesOf(fight, 'attacker', tolls, total)],
  });
  return {
    chances: all.map((one) => ({ code: code(one), says: one.says, chance: chanceIn(one.n, total) })),
    bar: all.map((one) => ({ code: code(one), look: one.look, p: one.n / total })),
    barSays: (['one', 'both', 'holds', 'missing'] as const).flatMap((look) => {
      const chance = share((one) => one.look === look);
      return look === 'missing' && chance.p === 0 ? [] : [{ look, msg: looks[look], chance }];
    }),
    ...(untold
      ? {}
      : {
          tolls: all.map((one) => ({
            code: code(one),
            p: one.n / total,
            losses: {
              [fight.attacker.side]: one.toll?.attacker ?? 0,
              [fight.defender.side]: one.toll?.defender ?? 0,
            },
          })),
        }),
    // 11.12: unmarked boxes change who loses what, never who leaves the hex
    policies: shaded
      ? [
          policy('printed', a('rtl.attack.policy.plain'), all),
          policy(
            'shaded',
            a('rtl.attack.policy.shaded'),
            shaded.list.map(({ outcome, n }) => ({ n, toll: tollOf(outcome, fight, made.way) })),
          ),
        ]
      : [policy('printed', a('rtl.attack.policy'), all)],
  };
};

interface Tolled {
  readonly toll: Toll | undefined;
  readonly n: number;
}
const lossesOf = (fight: Fight, role: 'attacker' | 'defender', all: readonly Tolled[], total: number) => {
  const steps = new Map<number, number>();
  const mean = new Sum();
  for (const { toll, n } of all) {
    if (!toll) continue;
    steps.set(toll[role], (steps.get(toll[role]) ?? 0) + n);
    mean.add((toll[role] * n) / total);
  }
  return {
    side: fight[role].side,
    mean: mean.value,
    steps: [...steps].sort(([x], [y]) => x - y).map(([n, weight]) => ({ n, chance: chanceIn(weight, total) })),
  };
};

const isListed = (id: string, around: Around): boolean =>
  [rosters.german, rosters.soviet].some((roster) => around.rosters[roster]?.units.some((one) => one.id === id));
const whereOf = (unit: { readonly id: string; readonly side: SideId }, around: Around) =>
  isListed(unit.id, around)
    ? { roster: unit.side === sides.german ? rosters.german : rosters.soviet }
    : { row: unit.id };
/** Checks nobody can roll; the lead of the whole force is named already (see `missingUnits`). */
const missingChecks = ({ fight, around }: Ready, open: readonly Check[]): OddsPanel['missing'] =>
  open.flatMap(({ lead }) =>
    lead && lead !== leadUnit(fight, 'attacker')
      ? [{ msg: a('rtl.attack.missing.checkEr', { unit: lead.label }), ...whereOf(lead, around) }]
      : [],
  );
const missingUnits = (fight: Fight, around: Around): OddsPanel['missing'] => {
  const where = (unit: { readonly id: string; readonly side: SideId }) => whereOf(unit, around);
  const none = fight.defender.units.filter(({ defence }) => defence === 0);
  const leads = roles.flatMap((role) => {
    const lead = leadUnit(fight, role);
    return lead && erOf(fight, role) === undefined ? [lead] : [];
  });
  return [
    ...none.map((unit) => ({ msg: a('rtl.attack.missing.defence', { unit: unit.label }), ...where(unit) })),
    ...leads.map((unit) => ({
      msg: a('rtl.attack.missing.er', { side: t(`rtl.side.${unit.side}`) }),
      ...where(unit),
    })),
  ];
};
const missingCells = (made: Ready): OddsPanel['missing'] => {
  const { column } = standAfter(made, {});
  if (column === undefined) return [];
  const cells = faces.map((row) => cellAt(made, column, row));
  if (cells.every(({ text }) => text !== '?'))
    // 11.12: marked once, no fight asks any more
    return mayWearArmour(made.fight) && cells.some(({ shaded }) => shaded === undefined)
      ? [{ msg: a('rtl.attack.missing.shading'), table: tables[made.crt] }]
      : [];
  return [
    {
      msg: a('rtl.attack.missing.cells', { column: name(columnsOf(made.crt)[column] ?? '') }),
      table: tables[made.crt],
    },
  ];
};
