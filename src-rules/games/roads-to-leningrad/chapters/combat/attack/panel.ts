import { hangingOn } from '#rules/kit/procedure/hangingOn.ts';
import type { OddsPart } from '#rules/kit/procedure/odds.ts';
import type { ShownFight } from '#rules/kit/procedure/oddsFight.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { listed, type Msg, name } from '#rules/kit/words/message.ts';
import { rosters, type SideId, sides, tables } from '../../../ids.ts';
import { sideMsg } from '../../../model/cells.ts';
import { type Check, isRolled, untold } from '../fight/checks.ts';
import type { Engaged } from '../fight/engaged.ts';
import { weigh } from '../fight/engine.ts';
import { type Fight, leadUnit, roles } from '../fight/fight.ts';
import { erOf } from '../fight/ground.ts';
import {
  cellAt,
  columnsOf,
  mayWearArmour,
  type ReadyFight,
  type Stand,
  standAfter,
  underOdds,
} from '../fight/ready.ts';
import { untyped } from '../fight/refuse.ts';
import { checkMsg } from '../fight/trail.ts';
import { msg } from '../msg.ts';
import { hintsOf } from './hints.ts';

/** The words beside the screen of an attack: what it comes to, what hangs on a check nobody can roll, what is missing. */

type Look = Pick<
  ShownFight<never, Engaged, Stand, never>,
  'forces' | 'strengths' | 'context' | 'part' | 'not' | 'fair'
>;
const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const openIn = ({ made, passed }: Engaged): readonly Check[] => untold(made.checks, passed);
/** What nobody can say: the ER difference, or how a check goes. */
const openMsgs = (forces: Engaged): readonly Msg[] => [
  ...(forces.made.noEr.length > 0 ? [msg('rtl.attack.openEr')] : []),
  ...openIn(forces).map((one) => checkMsg(one, forces.made)),
];

export const saysOf = ({ forces, strengths, part, fair }: Look): Msg => {
  const { made } = forces;
  lookAhead(made, fair ? part : undefined);
  if (!fair) return msg('rtl.attack.saysOpen', { what: listed(openMsgs(forces)) });
  const { attack, defence, column, drm } = strengths;
  return msg('rtl.attack.says', {
    a: attack,
    d: defence,
    column: name(column === undefined ? '–' : (columnsOf(made.crt)[column] ?? '')),
    crt: msg(`rtl.attack.crt.${made.crt}`),
    drm,
  });
};

/** Figures that hang on a check nobody can roll, or on a strength nobody typed. */
export const unsettledOf = (figures: OddsPanel['figures'], forces: Engaged): readonly string[] => [
  ...new Set([
    ...hangingOn(
      figures,
      untyped(forces.made.fight).map(({ side }) =>
        side === forces.made.fight.attacker.side ? 'attackUnits' : 'defenceUnits',
      ),
    ),
    ...(forces.made.noEr.length > 0 ? ['drm'] : []),
    ...openIn(forces).flatMap(({ kind, role }) =>
      kind === 'artillery' ? [`support-${role}`, role === 'attacker' ? 'attack' : 'defence'] : ['drm'],
    ),
  ]),
];

/**
 * The record of a fight keeps what was looked at when it began: the cells of every column the checks may lead to, and beside
 * them, which are shown once that column is sure; of a fight whose ways nobody knows, all there are.
 */
const lookAhead = (made: ReadyFight, part: OddsPart | undefined): void => {
  const columns = [...columnsOf(made.crt).keys()];
  const reached = !part ? columns : part.column === undefined ? part.mix.map(({ column }) => column) : [part.column];
  const [low, high] = [Math.min(...reached) - 1, Math.max(...reached) + 1];
  for (const at of columns) if (at >= low && at <= high) for (let row = 0; row <= 11; row++) cellAt(made, at, row);
  if (!part) underOdds(made.crt, made.context);
};

export const hintsIn = ({ forces, not, fair }: Look): OddsPanel['hints'] => {
  const { made, passed, more } = forces;
  const own = more?.hints ?? [];
  if (not) return own;
  return [
    ...(made.checks.some((one) => passed[one.id] === undefined && isRolled(one))
      ? [{ msg: msg('rtl.attack.hint.likeliest'), rule: '10.4' }]
      : []),
    ...own,
    ...hintsOf(made, passed, fair ? weigh(made, passed) : undefined),
  ];
};

export const missingOf = ({ forces, context, not, fair }: Look): OddsPanel['missing'] => {
  const { made } = forces;
  return [
    ...missingUnits(made.fight, context),
    ...(not ? [] : fair ? missingCells(made) : missingChecks(made, openIn(forces))),
  ];
};
const isListed = (id: string, context: Context): boolean =>
  [rosters.german, rosters.soviet].some((roster) => context.rosters[roster]?.units.some((one) => one.id === id));
const whereOf = (unit: { readonly id: string; readonly side: SideId }, context: Context) =>
  isListed(unit.id, context)
    ? { roster: unit.side === sides.german ? rosters.german : rosters.soviet }
    : { row: unit.id };
/** Checks nobody can roll; the lead of the whole force is named already (see `missingUnits`). */
const missingChecks = ({ fight, context }: ReadyFight, open: readonly Check[]): OddsPanel['missing'] =>
  open.flatMap(({ lead }) =>
    lead && lead !== leadUnit(fight, 'attacker')
      ? [{ msg: msg('rtl.attack.missing.checkEr', { unit: lead.label }), ...whereOf(lead, context) }]
      : [],
  );
const missingUnits = (fight: Fight, context: Context): OddsPanel['missing'] => {
  const where = (unit: { readonly id: string; readonly side: SideId }) => whereOf(unit, context);
  const none = fight.defender.units.filter(({ defence }) => defence === 0);
  const blank = untyped(fight).filter((unit) => !none.includes(unit));
  const leads = roles.flatMap((role) => {
    const lead = leadUnit(fight, role);
    return lead && erOf(fight, role) === undefined ? [lead] : [];
  });
  return [
    ...blank.map((unit) => ({ msg: msg('rtl.attack.missing.strength', { unit: unit.label }), ...where(unit) })),
    ...none.map((unit) => ({ msg: msg('rtl.attack.missing.defence', { unit: unit.label }), ...where(unit) })),
    ...leads.map((unit) => ({
      msg: msg('rtl.attack.missing.er', { side: sideMsg(unit.side) }),
      ...where(unit),
    })),
  ];
};
const missingCells = (made: ReadyFight): OddsPanel['missing'] => {
  const { column } = standAfter(made, {});
  if (column === undefined) return [];
  const cells = faces.map((row) => cellAt(made, column, row));
  if (cells.every(({ text }) => text !== '?'))
    // 11.12: marked once, no fight asks any more
    return mayWearArmour(made.fight) && cells.some(({ shaded }) => shaded === undefined)
      ? [{ msg: msg('rtl.attack.missing.shading'), table: tables[made.crt] }]
      : [];
  return [
    {
      msg: msg('rtl.attack.missing.cells', { column: name(columnsOf(made.crt)[column] ?? '') }),
      table: tables[made.crt],
    },
  ];
};
