import type { Fields } from '#rules/kit/forms/fields.ts';
import { hangingOn } from '#rules/kit/procedure/hangingOn.ts';
import { type Match, MISSING, type OddsPart } from '#rules/kit/procedure/odds.ts';
import type { OddsFight, ShownFight } from '#rules/kit/procedure/oddsFight.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import { stepsOf } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { listed, type Msg, name, nameList } from '#rules/kit/words/message.ts';
import { rosters, sides, tables } from '../../../ids.ts';
import { dieWords, rowFor } from '../crt/read.ts';
import { msg } from '../msg.ts';
import { type Fighter, type Forces, strays } from './forces.ts';
import { hintsOf } from './hints.ts';
import { oddsGame, type Present, readResult } from './outcome.ts';
import { type FightResult, pay, resultKey } from './pay.ts';
import { untyped } from './refuse.ts';
import { dieBonus, shiftsOf } from './shifts.ts';
import { reckon, type Totals } from './strength.ts';

/** What combat, mobile assault and the attack on Tem have in common: one fight on the combat table (12). */
type Fight<F extends Fields> = OddsFight<F, Forces, Totals, Present, FightResult, never>;
type Look = Pick<ShownFight<Fields, Forces, Totals, never>, 'forces' | 'strengths' | 'context' | 'part' | 'not'>;

const matchOf = (totals: Totals, forces: Forces): Match<Present> => ({
  attack: totals.attack,
  defence: totals.defence,
  shift: -totals.shifts,
  of: { attackSteps: totals.attackSteps, defenceSteps: totals.defenceSteps, strays: stepsOf(strays(forces)) },
});

/** What a side loses can be counted only where its units are named. */
const isCounted = (forces: Forces, side: string): boolean =>
  side === forces.attackerSide ? forces.typedAttack === 0 : forces.typedDefence === 0;

const saysOf = ({ forces, strengths: totals, part, context }: Look): Msg => {
  const column = name(part.columns[part.column ?? 0] ?? '');
  const p = { a: totals.attack, d: totals.defence, column };
  const shifts = shiftsOf(forces, context).map(({ msg }) => msg);
  const id = { combat: 'says', assault: 'saysAssault', tem: 'saysTem' } as const;
  const what = forces.target === '' ? msg(`armir.fight.${id[forces.way]}`, p) : at(forces, p);
  return shifts.length === 0 ? what : msg('armir.fight.saysShift', { what, why: listed(shifts) });
};
const at = (forces: Forces, p: NonNullable<Msg['p']>): Msg =>
  msg(forces.way === 'assault' ? 'armir.fight.saysAssaultAt' : 'armir.fight.saysAt', {
    ...p,
    hex: name(forces.target),
  });

const isListed = (fighter: Fighter, context: Context): boolean =>
  [rosters.axis, rosters.soviet].some((roster) => context.rosters[roster]?.units.some(({ id }) => id === fighter.id));
const missingUnits = (forces: Forces, context: Context): OddsPanel['missing'] =>
  untyped(forces).map((fighter) => ({
    msg: msg('armir.fight.missing.cp', { unit: fighter.label }),
    ...(isListed(fighter, context)
      ? { roster: fighter.side === sides.axis ? rosters.axis : rosters.soviet }
      : { row: fighter.id }),
  }));

/** The table is the players': what it lacks is named die by die. */
const missingCells = (part: OddsPart): OddsPanel['missing'] => {
  const gaps = part.faces.filter(({ code }) => code === MISSING);
  if (gaps.length === 0 || part.column === undefined) return [];
  const column = name(part.columns[part.column] ?? '');
  const dice = nameList(gaps.map(({ face }) => face));
  return [
    {
      msg:
        gaps.length === part.faces.length
          ? msg('armir.fight.missing.column', { column })
          : msg('armir.fight.missing.cells', { column, dice, count: gaps.length }),
      table: tables.crt,
    },
  ];
};

/** The table has no such cell: the players read their card. */
const card: Fight<Fields>['card'] = (column, face, forces, context) => ({
  who: 'table',
  msg: msg('armir.fight.ask.card', { column: name(column), die: name(dieWords(face, dieBonus(forces))) }),
  rule: '12.1',
  entry: { kind: 'seen', slots: [{ msg: msg('armir.fight.ask.cardSlot'), options: [] }], on: 'card' },
  box: { table: tables.crt, row: rowFor(context.tables[tables.crt], face + dieBonus(forces)), col: column },
  read: (raw) => {
    const [text] = Array.isArray(raw) ? raw : [raw];
    return typeof text === 'string' ? readResult(text)?.text : undefined;
  },
});

export const fight = {
  strengths: reckon,
  game: oddsGame,
  match: matchOf,
  die: { msg: msg('armir.fight.ask.die'), rule: '12.1' },
  card,
  pay,
  key: resultKey,
  alike: (_, totals) => (totals ? [totals.attack, totals.defence, totals.column].join(' ') : ''),
  counted: isCounted,
  ofColumn: ['column', 'die'],
  says: saysOf,
  unsettled: (figures, forces) =>
    hangingOn(
      figures,
      untyped(forces).map(({ figure }) => figure),
    ),
  missing: ({ forces, context, part, not }) => [...missingUnits(forces, context), ...(not ? [] : missingCells(part))],
  hints: ({ forces, strengths, context, not }) => hintsOf(forces, not ? undefined : strengths, context),
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
} as const satisfies Partial<Fight<Fields>>;
