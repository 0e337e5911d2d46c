import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { mark, setAt, set as setTo } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Agreement, type Agreements, sparsely } from '../../../testing/agree.ts';
import { filledIn } from '../../../testing/fights.ts';
import type { Position } from '../../../testing/position.ts';
import type { Roll } from '../../../testing/roll.ts';
import { sheetId } from '../chapters/map/sheet.ts';
import { cells, marks, rosters } from '../ids.ts';
import { countersOf, hexOf } from '../model/reading.ts';
import { isCombat } from '../model/units.ts';
import { beforeAgreements } from './agree-before.ts';
import { commandAgreements } from './agree-command.ts';
import { mapAgreements } from './agree-map.ts';
import { inventedBoard } from './board.ts';

/** The pairs of readers of this game: `testing/agree.ts` says how to add one. */

/** The markers a proposal sets, on those who need supply at all: a bridge has one by hand alone. */
const suppliesSet = (at: Position, proposal: Proposal | undefined) => {
  if (!proposal?.ok) return proposal && { not: proposal.rule };
  const free = at.stand.pieces.filter(({ kind }) => at.game.map?.pieces.find(({ id }) => id === kind)?.free);
  return Object.fromEntries(
    proposal.facts.flatMap((fact) =>
      fact.kind === 'set' && fact.cell === cells.supply && !free.some(({ id }) => id === fact.key)
        ? [[fact.key, fact.value]]
        : [],
    ),
  );
};

/** The determination of the turn: "mark status" on the map, and the form as it opens. */
const supplyMark: Agreement = {
  id: 'supply-mark',
  rule: '6.12',
  readers: ['map: mark status', 'form supply-mark'],
  check: (at) => {
    const shown = at.game.map?.supplyChecks[0]?.freeze?.([], at.context);
    if (!shown?.ok) return undefined;
    return { says: [suppliesSet(at, shown), suppliesSet(at, at.form('supply-mark'))] };
  },
};

/** Invented divisions that act together (S5.22), and an Arko. */
const unit = (id: string, values: RosterUnit['values']): RosterUnit => ({ id, name: `Invented ${id}`, values });
const numbers = { attack: 4, defence: 4, er: 6, ma: 8, stacking: 2 };
const division = (n: string): readonly RosterUnit[] => [
  unit(`lorries-${n}`, {
    kind: 'combat',
    formation: `${n} Invented`,
    class: 'mot',
    traits: ['motInfantry'],
    ...numbers,
  }),
  unit(`hq-${n}`, { kind: 'hq', formation: `${n} Invented`, class: 'foot', traits: [], ...numbers, commandPoints: 2 }),
];
const numbered = ['180', '183', '163', '202'];
const more: { readonly [roster: string]: readonly RosterUnit[] } = {
  [rosters.german]: [
    unit('arko', { kind: 'hq', formation: '', class: 'mot', traits: ['arko'], ...numbers, commandPoints: 1 }),
    unit('cycle-troops', { kind: 'combat', formation: '', class: 'mot', traits: ['motorcycle'], ...numbers }),
  ],
  [rosters.soviet]: numbered.flatMap(division),
  [rosters.markers]: numbered.map((n) => unit(`am-${n}`, { side: 'soviet', formations: `${n} Invented`, value: 1 })),
};
const things: PlayerData = {
  ...inventedBoard,
  rosters: Object.fromEntries(
    Object.entries(inventedBoard.rosters ?? {}).map(([id, roster]) => [
      id,
      { ...roster, units: [...roster.units, ...(more[id] ?? [])] },
    ]),
  ),
};

/** What forms write one by one, and seldom: whose sequence it is, who stands beside whom, who is disrupted, bridges. */
const dress = (context: Context, roll: Roll): readonly Fact[] => {
  const all = countersOf(context);
  const sheet = context.sheets?.[sheetId];
  const standing = all.flatMap((one) => {
    const hex = hexOf(context, one.id);
    return hex !== undefined && isCombat(one) ? [{ one, hex }] : [];
  });
  const active = roll.one(['german', 'soviet'] as const) ?? 'german';
  const formations = [...new Set(all.filter(({ side }) => side === active).map(({ formation }) => formation))];
  const acting = roll.some(formations, 0.4).filter((name) => name !== '');
  const targets = roll.some(
    standing.filter(({ one }) => one.side !== active),
    0.3,
  );
  const attacks = targets.slice(0, 4).flatMap(({ hex }) => {
    const to = sheet && roll.one(neighboursOf(sheet.grid, hex).filter((one = '') => sheet.hexes[one] !== undefined));
    const by = roll.one(standing.filter(({ one }) => one.side === active))?.one.id;
    return to !== undefined && by !== undefined ? [{ hex, to, by }] : [];
  });
  const turn = `t${context.turn}`;
  const wet = Object.entries(sheet?.sides ?? {}).filter(([, kinds]) =>
    kinds.some((kind) => kind === 'river' || kind === 'stream'),
  );
  return [
    setTo(cells.active, active),
    setTo(cells.acting, acting.join(', ')),
    ...(roll.chance(0.7) ? [setTo(cells.first, roll.one(['german', 'soviet']) ?? 'german')] : []),
    ...attacks.map(({ by, to }) => setAt(cells.at, by, to)),
    ...attacks.slice(0, 2).map(({ hex, by }) => mark(marks.declared, hex, { side: active, units: [by] }, turn)),
    ...roll
      .some(all, 0.12)
      .flatMap(({ id, kind }) =>
        kind === 'leader' || kind === 'bridge' || kind === 'air' ? [] : [setAt(cells.disrupted, id, 'yes')],
      ),
    ...roll.some(standing, 0.08).map(({ one }) => setAt(cells.supply, one.id, 'oos')),
    ...roll.some(all, 0.06).map(({ id }) => setAt(cells.spent, id, 'yes')),
    ...roll.some(standing, 0.04).map(({ one }) => mark(marks.reacted, one.id, true, turn)),
    ...roll
      .some(standing, 0.06)
      .map(({ one, hex }) => setAt(cells.strongpoints, hex, `${one.side}:${roll.chance(0.6) ? 'done' : 'building'}`)),
    ...roll
      .some(
        all.filter(({ kind }) => kind === 'bridge'),
        0.7,
      )
      .flatMap(({ id }) => {
        const pair = roll.one(wet)?.[0];
        return pair === undefined
          ? []
          : [setAt(cells.bridges, id, pair), setAt(cells.at, id, pair.split('/')[0] ?? '')];
      }),
    ...roll
      .some(context.rosters[rosters.markers]?.units ?? [], 0.5)
      .map(({ id }) => setAt(cells.markers, id, roll.one(['cup', 'cup', 'played', 'out']) ?? 'cup')),
  ];
};

const withNumbers = filledIn(['german', 'soviet'], (row, roll) =>
  (row.kind ?? 'combat') !== 'combat' || row.attack || row.defence
    ? row
    : { ...row, attack: 1 + roll.below(9), defence: 1 + roll.below(9) },
);

export const leningradAgree: Agreements = {
  things,
  dress,
  inputs: { attack: withNumbers('attack'), overrun: withNumbers('overrun') },
  pairs: [supplyMark, ...sparsely([...commandAgreements, ...beforeAgreements, ...mapAgreements], 4)],
};
