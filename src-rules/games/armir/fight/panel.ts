import type { Around } from '../../../kit/around.ts';
import type { Answer } from '../../../kit/calc.ts';
import { certain } from '../../../kit/dist.ts';
import { type Match, MISSING, oddsPart } from '../../../kit/odds.ts';
import type { OddsPanel } from '../../../kit/panel.ts';
import { type Msg, name } from '../../../kit/text.ts';
import { why } from '../../../kit/why.ts';
import { rosters, sides, tables } from '../ids.ts';
import { f } from '../text/speak-fight.ts';
import { columnOf } from './flow.ts';
import { type Fighter, type Forces, stepsOf, strays } from './forces.ts';
import { type Hint, hintsOf } from './hints.ts';
import { oddsGame, type Present } from './outcome.ts';
import { type Refusal, untyped } from './refuse.ts';
import { shiftsOf } from './shifts.ts';
import { reckon, type Totals } from './strength.ts';

/** The screen of a fight: figures, column, faces, chances, what the sides pay, and what would change it. */
export const fightPanel = (
  forces: Forces,
  around: Around,
  answers: readonly Answer[],
  refusal: (totals: Totals) => Refusal | undefined,
  more: readonly Hint[] = [],
): OddsPanel => {
  const notes = why();
  const totals = reckon(forces, around, notes);
  const not = refusal(totals);
  const match: Match<Present> = {
    attack: not ? 0 : totals.attack,
    defence: totals.defence,
    shift: -totals.shifts,
    of: {
      attackSteps: totals.attackSteps,
      defenceSteps: totals.defenceSteps,
      strays: stepsOf(strays(forces)),
    },
  };
  const part = withCard(oddsPart(oddsGame(forces, around), certain(match)), answers, forces, around);
  const nothingTyped = part.faces.every(({ code }) => code === MISSING);
  return {
    kind: 'odds',
    // nothing to resolve: a column would be read from nobody
    figures: not ? notes.figures.filter(({ id }) => id !== 'column' && id !== 'die') : notes.figures,
    attack: 'attack',
    defence: 'defence',
    ...part,
    ...(not
      ? { column: undefined, short: undefined, spare: undefined, faces: [], chances: [], tolls: undefined, mix: [] }
      : {}),
    ...(not ? { bar: [], barSays: [] } : {}),
    policies:
      not || nothingTyped
        ? []
        : part.policies.map((policy) => ({
            ...policy,
            losses: policy.losses.filter(({ side }) => isCounted(forces, side)),
          })),
    ...(isCounted(forces, sides.axis) && isCounted(forces, sides.soviet) ? {} : { tolls: undefined }),
    says: not ? not.not : saysOf(forces, totals, around),
    ...(not ? { not: { msg: not.not, rule: not.rule } } : {}),
    missing: [...missingUnits(forces, around), ...(not ? [] : missingCells(part))],
    hints: [...more, ...hintsOf(forces, not ? undefined : totals, around)],
  };
};

/** What the players read on their card for a cell their table does not have: shown on the face they rolled. */
const withCard = (
  part: ReturnType<typeof oddsPart>,
  answers: readonly Answer[],
  forces: Forces,
  around: Around,
): ReturnType<typeof oddsPart> => {
  const die = answers.find(({ ask }) => ask === 'die');
  const card = answers.find(({ ask }) => ask === 'card');
  if (!die || !card || card.key === MISSING) return part;
  const { says } = oddsGame(forces, around).meaning(card.key);
  return {
    ...part,
    faces: part.faces.map((row) => (String(row.face) === die.key ? { ...row, code: card.key, says } : row)),
  };
};

/** What a side loses can be counted only where its units are named. */
const isCounted = (forces: Forces, side: string): boolean =>
  side === forces.attackerSide ? forces.typedAttack === 0 : forces.typedDefence === 0;

const saysOf = (forces: Forces, totals: Totals, around: Around): Msg => {
  const column = name(columnOf(totals, around));
  const p = { a: totals.attack, d: totals.defence, column };
  const shifts = shiftsOf(forces, around).map(({ msg }) => msg);
  const id = { combat: 'says', assault: 'saysAssault', tem: 'saysTem' } as const;
  const what = forces.target === '' ? f(`armir.fight.${id[forces.way]}`, p) : at(forces, p);
  return shifts.length === 0
    ? what
    : f('armir.fight.saysShift', { what, why: shifts.reduce((a, b) => f('armir.fight.list', { a, b })) });
};
const at = (forces: Forces, p: NonNullable<Msg['p']>): Msg =>
  f(forces.way === 'assault' ? 'armir.fight.saysAssaultAt' : 'armir.fight.saysAt', { ...p, hex: name(forces.target) });

const isListed = (fighter: Fighter, around: Around): boolean =>
  [rosters.axis, rosters.soviet].some((roster) => around.rosters[roster]?.units.some(({ id }) => id === fighter.id));
const missingUnits = (forces: Forces, around: Around): OddsPanel['missing'] =>
  untyped(forces).map((fighter) => ({
    msg: f('armir.fight.missing.cp', { unit: fighter.label }),
    ...(isListed(fighter, around)
      ? { roster: fighter.side === sides.axis ? rosters.axis : rosters.soviet }
      : { row: fighter.id }),
  }));

/** The table is the players': what it lacks is named die by die. */
const missingCells = (part: ReturnType<typeof oddsPart>): OddsPanel['missing'] => {
  const gaps = part.faces.filter(({ code }) => code === MISSING);
  if (gaps.length === 0 || part.column === undefined) return [];
  const column = name(part.columns[part.column] ?? '');
  const dice = name(gaps.map(({ face }) => face).join(', '));
  return [
    {
      msg:
        gaps.length === part.faces.length
          ? f('armir.fight.missing.column', { column })
          : f('armir.fight.missing.cells', { column, dice, count: gaps.length }),
      table: tables.crt,
    },
  ];
};
