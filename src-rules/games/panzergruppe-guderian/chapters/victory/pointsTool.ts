import type { MapTool, Overlay, Stand } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { CellValue, Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { otherPhases, recordCells } from '../../ids.ts';
import { never } from '../../model/propose.ts';
import { mapOf, placeOf, textAt } from '../../model/reading.ts';
import { ruling } from '../../model/rulings.ts';
import { plain } from '../../model/words.ts';
import { airUnlimited, firstClosedColumn } from '../air/markers.ts';
import { fieldOf } from '../map/field.ts';
import { type Item, type ShownHex, wordsOnly } from '../map/overlay.ts';
import { cityActions } from './cities.ts';
import { msg } from './msg.ts';
import { nodesOf, type Seen, seeObjectives, sovietInAll } from './objectives.ts';
import { recaptureCandidates } from './points.ts';

/** 15.11: the lines of the objectives, drawn and noted where the score, the snapshot and the air markers read them. */

/** What the record will say: a line counts for a German objective (as the form has it). */
const lineFacts = (seen: readonly Seen[], around: Around): readonly Fact[] =>
  seen
    .filter(({ nodes, missing }) => nodes.length > 0 && missing === 0)
    .flatMap(({ objective: { id }, control, recorded, open }): readonly Fact[] => {
      const line = control === 'german' && open ? 'open' : 'cut';
      return [
        ...(control === recorded
          ? []
          : [setAt(recordCells.control, id, control), setAt(recordCells.controlSince, id, around.turn)]),
        ...(textAt(around.cells, recordCells.line, id) === line ? [] : [setAt(recordCells.line, id, line)]),
      ];
    });

/** B6: with the lines the snapshot is taken, by the form's own rule (15.12). */
const snapshotFacts = (seen: readonly Seen[], around: Around): readonly Fact[] => {
  if (placeOf(around).name !== otherPhases.cities) return [];
  const cities = seen
    .filter(({ objective, control, open, recorded, nodes, missing }) => {
      if (!objective.city) return false;
      // what is not drawn stays as the record has it
      if (nodes.length === 0 || missing > 0)
        return recorded === 'german' && textAt(around.cells, recordCells.line, objective.id) === 'open';
      return control === 'german' && open;
    })
    .map(({ objective }) => objective.id);
  const snapshot = cityActions.find((one) => one.id === 'snapshot')?.proposes({ cities }, around);
  return snapshot?.ok ? snapshot.facts : [];
};

export const noteLines = (seen: readonly Seen[], around: Around): Proposal => {
  const facts = [...lineFacts(seen, around), ...snapshotFacts(seen, around)];
  if (facts.length === 0) return never(msg('pgg.points.nothingNew'), '15.11');
  const open = seen.filter((one) => one.control === 'german' && one.open && one.nodes.length > 0);
  const names = list(open.map(({ objective }) => plain(objective.name)));
  return {
    ok: true,
    says: names ? msg('pgg.says.lines', { what: names }) : msg('pgg.says.linesNone'),
    facts,
  };
};

const lineMsg = (one: Seen, around: Around): Msg => {
  const what = { what: name(one.objective.name) };
  if (one.missing > 0) return msg('pgg.points.partDrawn', { ...what, count: one.missing });
  const free = !one.objective.city && ruling(around.options, 'a49') === 'cities';
  if (one.control === 'german')
    return msg(one.open ? 'pgg.points.open' : free ? 'pgg.points.free' : 'pgg.points.cut', what);
  return msg(
    one.control === 'split' ? 'pgg.points.split' : one.open ? 'pgg.points.sovietOpen' : 'pgg.points.soviet',
    what,
  );
};

const tone = (one: Seen): ShownHex['tone'] => (one.control === 'german' ? (one.open ? 'good' : 'bad') : 'plain');

/** 13.2: the line from Smolensk decides how far east air markers may lie. */
const airItem = (seen: readonly Seen[], around: Around): readonly Item[] => {
  const smolensk = seen.find(({ objective }) => objective.id === 'smolensk');
  if (!smolensk || smolensk.nodes.length === 0) return [];
  const facts = lineFacts([smolensk], around);
  const then = { ...around, cells: withSet(around.cells, facts) };
  const said = airUnlimited(then)
    ? msg('pgg.points.airFree')
    : msg('pgg.points.airLimit', { n: firstClosedColumn(around) - 1 });
  return [{ msg: said, rule: '13.2' }];
};

/** Cells as they would be once these facts are booked. */
const withSet = (cells: Around['cells'], facts: readonly Fact[]): Around['cells'] => {
  const after: Record<string, CellValue> = { ...cells };
  for (const fact of facts) {
    if (fact.kind === 'set' && fact.key !== undefined && fact.value !== null)
      after[fact.cell] = { ...mapOf(after, fact.cell), [fact.key]: fact.value };
  }
  return after;
};

const show = (_target: string, board: Board, stand: Stand, around: Around): Overlay => {
  const seen = seeObjectives(board, stand, around);
  const { ids } = board;
  const drawn = seen.filter((one) => one.nodes.length > 0);
  if (drawn.length === 0) return wordsOnly(msg('pgg.points.none'));
  const missing = list(seen.filter((one) => one.nodes.length === 0).map(({ objective }) => plain(objective.name)));
  const german = drawn.filter((one) => one.control === 'german');
  return {
    says: msg('pgg.points.says', { n: german.filter((one) => one.open).length, count: german.length }),
    hexes: [
      ...drawn.flatMap((one) =>
        one.nodes.map((node) => ({ hex: ids[node] ?? '', tone: tone(one), msg: lineMsg(one, around), rule: '15.11' })),
      ),
      ...german.flatMap((one) =>
        (one.openings[0]?.causes ?? []).map(({ hex, msg, rule }) => ({ hex, tone: 'half' as const, msg, rule })),
      ),
    ],
    lines: german.map((one) => ({
      path: (one.open ? one.path : wanted(one)).map((node) => ids[node] ?? ''),
      tone: one.open ? 'good' : 'wanted',
    })),
    list: [
      ...drawn.map((one) => ({ msg: lineMsg(one, around), rule: '15.11', hex: ids[one.nodes[0] ?? -1] ?? '' })),
      ...(missing ? [{ msg: msg('pgg.points.notDrawn', { what: missing }), rule: '15.11' }] : []),
      ...airItem(seen, around),
    ],
    note: { msg: msg('pgg.points.note'), proposal: noteLines(seen, around) },
  };
};

const wanted = (one: Seen): readonly number[] => {
  for (const traced of one.traced) if (!traced.ok && traced.cuts[0]) return traced.cuts[0].line.legs[0]?.path ?? [];
  return [];
};

export const pointsTool: MapTool = {
  id: 'points',
  msg: msg('pgg.tool.points'),
  rule: '15.11',
  of: 'map',
  show,
};

/** 15.12: cities of the snapshot that the Soviet holds again, each booked by the form's own rule. */
const showRecaptures = (_target: string, board: Board, stand: Stand, around: Around): Overlay => {
  const field = fieldOf(board, stand);
  const action = cityActions.find((one) => one.id === 'recapture');
  const cities = recaptureCandidates(around).map((objective) => {
    const nodes = nodesOf(board, objective);
    const units = sovietInAll(field, nodes);
    // A44: the last to pass counts, or a unit in every hex
    const soviet =
      units ||
      seeObjectives(board, stand, around).some((one) => one.objective === objective && one.control === 'soviet');
    const proposal = soviet ? action?.proposes({ city: objective.id, units }, around) : undefined;
    return { objective, nodes, soviet, proposal };
  });
  const taken = cities.filter(({ proposal }) => proposal?.ok);
  const names = list(taken.map(({ objective }) => plain(objective.name)));
  return {
    says: msg('pgg.recapture.says', { count: taken.length }),
    hexes: cities.flatMap(({ nodes, proposal }) =>
      nodes.map((node): ShownHex => ({ hex: board.ids[node] ?? '', tone: proposal?.ok ? 'good' : 'plain' })),
    ),
    lines: [],
    list: cities.map(({ objective, soviet, proposal }) => ({
      msg:
        proposal && !proposal.ok
          ? proposal.msg
          : msg(soviet ? 'pgg.recapture.taken' : 'pgg.recapture.not', { what: name(objective.name) }),
      rule: '15.12',
    })),
    ...(names
      ? {
          note: {
            msg: msg('pgg.recapture.note'),
            proposal: {
              ok: true,
              says: msg('pgg.says.recaptures', { what: names }),
              facts: taken.flatMap(({ proposal }) => (proposal?.ok ? proposal.facts : [])),
            },
          },
        }
      : {}),
  };
};

export const recaptureTool: MapTool = {
  id: 'recapture',
  msg: msg('pgg.tool.recapture'),
  rule: '15.12',
  of: 'map',
  when: (_target, _board, _stand, around) => recaptureCandidates(around).length > 0,
  show: showRecaptures,
};
