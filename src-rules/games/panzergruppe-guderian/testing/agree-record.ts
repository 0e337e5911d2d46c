import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { mapIn, textAt, textIn } from '#rules/kit/record/readers.ts';
import type { Agreement } from '../../../testing/agree.ts';
import { Position } from '../../../testing/position.ts';
import { mapCells, recordCells } from '../ids.ts';
import { divisions, germanSchedule, leaders, sovietSchedule } from '../model/schedule.ts';

/** Markers, leaders, arrivals, points: forms against the map, the questions and the score. */

const ruleOf = (proposal: Proposal | undefined): string | undefined =>
  proposal === undefined ? undefined : proposal.ok ? 'ok' : proposal.rule;

/** What a form would book, whether or not the phase offers it: the other reader is not asked for the phase. */
const bid = (at: Position, id: string, raw: JsonObject): Proposal | undefined => {
  const action = at.game.actions.find((one) => one.id === id);
  const input = action?.parse(raw, at.context);
  return action && input?.ok ? action.proposes(input.value, at.context) : undefined;
};

interface Verdict {
  readonly allowed: boolean;
}

const markerPairs: readonly (readonly [kind: string, form: string, field: string])[] = [
  ['air', 'air-place', 'hex1'],
  ['interdiction', 'interdiction-place', 'hex'],
  ['brokenRail', 'rail-break', 'hex'],
];

const markersPut: readonly Agreement[] = markerPairs.map(([kind, form, field]) => ({
  id: `${kind}-put`,
  rule: kind === 'brokenRail' ? '6.37' : kind === 'air' ? '13.2' : '13.42',
  readers: [`form ${form}`, 'marker of the map'] as const,
  check: (at) => {
    const hexes = at.roll.chance(0.5) ? at.stand.pieces.map((piece) => piece.hex) : Object.keys(at.board.sheet.hexes);
    const hex = at.roll.one(hexes);
    const proposal = hex === undefined ? undefined : bid(at, form, { [field]: hex });
    const put = at.game.map?.markers.find((one) => one.id === kind)?.put;
    if (hex === undefined || !proposal || !put) return undefined;
    return { about: hex, says: [proposal, put(hex, at.context)] };
  },
}));

const interdictionOnGermans: Agreement = {
  id: 'interdiction-on-germans',
  rule: '13.45',
  readers: ['form interdiction-place', 'stand of the map'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    const rule = unit && ruleOf(bid(at, 'interdiction-place', { hex: unit.hex }));
    // used up or lying already: that is said first
    if (!unit || rule === undefined || rule === '13.41') return undefined;
    const german = at.stand.pieces.some((piece) => piece.hex === unit.hex && piece.side === 'german');
    return { about: unit.hex, says: [rule === '13.45', german] };
  },
};

const airByScript: Agreement = {
  id: 'air-by-script',
  rule: '13.2',
  readers: ['form air-place', 'question air-markers'],
  check: (at) => {
    const hex = `${String(36 + at.roll.below(8)).padStart(2, '0')}10`;
    const already = Object.entries(mapIn(at.context, recordCells.air)).flatMap(([one, lies]) =>
      lies === true ? [one] : [],
    );
    const proposal = bid(at, 'air-place', { hex1: hex });
    if (!proposal || already.length > 3) return undefined;
    const told = at.script('air-markers', { hexes: [hex], already, turn: at.context.turn }) as {
      readonly hexes: readonly Verdict[];
    };
    return { about: hex, says: [proposal.ok, told.hexes[0]?.allowed] };
  },
};

const withdrawn: Agreement = {
  id: 'leader-withdrawn',
  rule: '10.4',
  readers: ['map tool surrounded', 'form leader-withdraw'],
  constant: true,
  check: (found) => {
    // where he may be lifted: few positions come to it by themselves
    const { context } = found;
    const place = `t${context.turn}/sov/movement`;
    const options = { ...context.options, withdrawal: 'on' };
    const at = new Position(found.game, { ...context, place, options }, found.seed);
    const leader = at.roll.one(
      at.stand.pieces.filter(({ kind, hex }) => kind === 'leader' && at.board.nodeOf(hex) >= 0),
    );
    const shown = leader && at.tool('surrounded', leader.id);
    if (!leader || !shown || !leaders.includes(leader.id)) return undefined;
    const told = at.script('surrounded', { leader: leader.id }) as { readonly ring: boolean; readonly pocket: boolean };
    const proposal = at.form('leader-withdraw', { leader: leader.id, surrounded: told.ring, pocket: told.pocket });
    if (!proposal) return undefined;
    const note = shown.note?.proposal;
    // seldom is one surrounded: what is compared is whether the two part
    return { about: leader.id, says: [(note?.ok === true) === proposal.ok ? [] : [note, proposal], []] };
  },
};

/** 10.4: whoever the schedule has not sent yet is neither lost nor withdrawn. */
const leadersToCome: Agreement = {
  id: 'leaders-to-come',
  rule: '16.1',
  readers: ['form leader-lost', 'question reinforcements'],
  check: (at) => {
    const line = at.roll.one(sovietSchedule.filter((one) => one.leader !== undefined));
    const leader = line?.leader;
    if (!line || leader === undefined) return undefined;
    if (textAt(at.context, mapCells.at, leader) !== '') return undefined;
    const gone = mapIn(at.context, recordCells.leaderLost)[leader] ?? mapIn(at.context, recordCells.away)[leader];
    if (gone) return undefined;
    const told = at.script('reinforcements', { turn: line.turn }) as {
      readonly soviet: readonly { readonly line: string; readonly left: { readonly leader?: string } }[];
    };
    const left = told.soviet.find((one) => one.line === line.id)?.left.leader;
    return { about: leader, says: [ruleOf(bid(at, 'leader-lost', { leader })) === '10.24', left !== undefined] };
  },
};

/** 14.3: a line is offered while anything of it is left, whatever tells of it. */
const linesOpen: Agreement = {
  id: 'lines-open',
  rule: '14.3',
  readers: ['forms of arrival', 'question reinforcements'],
  check: (at) => {
    const turn = 1 + at.roll.below(at.context.turn);
    const told = at.script('reinforcements', { turn }) as {
      readonly soviet: readonly {
        readonly line: string;
        readonly left: { readonly rifle: number; readonly armor: number; readonly leader?: string };
      }[];
      readonly german: readonly { readonly line: string; readonly left: { readonly divisions: readonly string[] } }[];
    };
    const lines = [...sovietSchedule, ...germanSchedule].filter((line) => line.turn === turn).map(({ id }) => id);
    const offered = lines.filter((line) => at.form(`in-${line}`, {}) !== undefined);
    const left = [
      ...told.soviet.filter(({ left: of }) => of.rifle + of.armor > 0 || of.leader !== undefined),
      ...told.german.filter(({ left: of }) => of.divisions.length > 0),
    ].map(({ line }) => line);
    return { about: turn, says: [offered, left] };
  },
};

const provisional: Agreement = {
  id: 'provisional-rolled',
  rule: '14.11',
  readers: ['form provisional', 'question reinforcements'],
  check: (at) => {
    const { turn } = at.context;
    if (textAt(at.context, recordCells.provisional, String(turn)) !== '') return undefined;
    const told = at.script('reinforcements', { turn }) as { readonly provisional: { readonly rolled: boolean } };
    return { about: turn, says: [at.form('provisional', { die: 3 }) !== undefined, told.provisional.rolled] };
  },
};

const scoreByScript: Agreement = {
  id: 'score-by-script',
  rule: '15.11',
  readers: ['score', 'question points'],
  check: (at) => {
    const { context, game } = at;
    const control = mapIn(context, recordCells.control);
    const german = Object.keys(control)
      .filter((objective) => control[objective] === 'german')
      .map((objective): JsonObject => ({ objective, line: textAt(context, recordCells.line, objective) === 'open' }));
    const shown = game.score?.(context);
    if (!shown) return undefined;
    const told = at.script('points', {
      german,
      eliminated: divisions
        .filter(({ units }) => units.every((unit) => mapIn(context, 'steps')[unit] === 0))
        .map(({ id }) => id),
    }) as {
      readonly objectives: readonly { readonly objective: string; readonly points: number }[];
      readonly soviet: number;
    };
    const of = (id: string): number => shown.lines.find((line) => line.id === id)?.points ?? 0;
    return {
      about: german,
      says: [
        [german.map(({ objective }) => of(String(objective))).sort(), of('divisions')],
        [told.objectives.map(({ points }) => points).sort(), told.soviet],
      ],
    };
  },
};

/** 15.11: what the map would note is what the score counts then. */
const linesNoted: Agreement = {
  id: 'lines-noted',
  rule: '15.11',
  readers: ['map tool points', 'question vp-line'],
  check: (at) => {
    const shown = at.tool('points', '');
    const told = at.script('vp-line', {}) as {
      readonly objectives: readonly {
        readonly hexes: readonly string[];
        readonly open: boolean;
        readonly control: string;
      }[];
      readonly note: unknown;
    };
    if (!shown?.note) return undefined;
    const german = told.objectives.filter((one) => one.control === 'german' && one.hexes.length > 0);
    return {
      says: [
        [shown.says.p?.n, shown.says.p?.count, shown.note.proposal],
        [german.filter((one) => one.open).length, german.length, told.note],
      ],
    };
  },
};

const markersLeft: Agreement = {
  id: 'interdiction-left',
  rule: '13.41',
  readers: ['form interdiction-place', 'question soviet-interdiction'],
  check: (at) => {
    const { context } = at;
    const uses = Object.entries(mapIn(context, recordCells.sovietMarkerUses)).flatMap(([turn, hex]) =>
      hex === '' ? [] : [Number(turn)],
    );
    const hex = at.roll.one(Object.keys(at.board.sheet.hexes));
    const proposal = hex === undefined ? undefined : bid(at, 'interdiction-place', { hex });
    // the question asks for the uses alone: one lying on the map, and uses put right by hand, are the record's
    const left = context.balances.interdiction ?? 0;
    if (hex === undefined || !proposal || textIn(context, recordCells.sovietMarker) !== '') return undefined;
    if (uses.length !== 3 - left || uses.some((turn) => turn < 1 || turn > 12)) return undefined;
    const told = at.script('soviet-interdiction', { turn: context.turn, used: uses, hex }) as Verdict;
    return { about: hex, says: [proposal.ok, told.allowed] };
  },
};

export const recordAgreements: readonly Agreement[] = [
  ...markersPut,
  interdictionOnGermans,
  markersLeft,
  airByScript,
  withdrawn,
  leadersToCome,
  linesOpen,
  provisional,
  scoreByScript,
  linesNoted,
];
