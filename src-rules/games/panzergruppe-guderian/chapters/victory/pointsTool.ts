import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { boardDrawn } from '#rules/kit/record/boardDrawn.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { CellValue, Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { mapIn, textAt } from '#rules/kit/record/readers.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { otherPhases, recordCells } from '../../ids.ts';
import { placeOf } from '../../model/reading.ts';
import { ruling } from '../../model/rulings.ts';
import { plain } from '../../model/words.ts';
import { airUnlimited, firstClosedColumn } from '../air/markers.ts';
import { fieldOf } from '../map/field.ts';
import { sheetSpec } from '../map/sheet.ts';
import { standOf } from '../map/standOf.ts';
import { cityActions } from './cities.ts';
import { msg } from './msg.ts';
import { nodesOf, type SeenObjective, seeObjectives, sovietInAll } from './objectives.ts';
import { recaptureCandidates } from './points.ts';

/** 15.11: the lines of the objectives, drawn and noted where the score, the snapshot and the air markers read them. */

/** What the record will say: a line counts for a German objective (as the form has it). */
const lineFacts = (seen: readonly SeenObjective[], context: Context): readonly Fact[] =>
  seen
    .filter(({ nodes, missing }) => nodes.length > 0 && missing === 0)
    .flatMap(({ objective: { id }, control, recorded, open }): readonly Fact[] => {
      const line = control === 'german' && open ? 'open' : 'cut';
      return [
        ...(control === recorded
          ? []
          : [setAt(recordCells.control, id, control), setAt(recordCells.controlSince, id, context.turn)]),
        ...(textAt(context, recordCells.line, id) === line ? [] : [setAt(recordCells.line, id, line)]),
      ];
    });

/** Objectives of which the drawn map says otherwise than the record; undefined: none, or no map is drawn. */
export const notedOtherwise = (context: Context): Msg | undefined => {
  const board = boardDrawn(sheetSpec, context);
  if (!board) return undefined;
  const seen = seeObjectives(board, standOf(board, context), context);
  return list(seen.filter((one) => lineFacts([one], context).length > 0).map(({ objective }) => plain(objective.name)));
};

/** B6: with the lines the snapshot is taken, by the form's own rule (15.12). */
const snapshotFacts = (seen: readonly SeenObjective[], context: Context): readonly Fact[] => {
  if (placeOf(context).name !== otherPhases.cities) return [];
  const cities = seen
    .filter(({ objective, control, open, recorded, nodes, missing }) => {
      if (!objective.city) return false;
      // what is not drawn stays as the record has it
      if (nodes.length === 0 || missing > 0)
        return recorded === 'german' && textAt(context, recordCells.line, objective.id) === 'open';
      return control === 'german' && open;
    })
    .map(({ objective }) => objective.id);
  const snapshot = cityActions.find((one) => one.id === 'snapshot')?.proposes({ cities }, context);
  return snapshot?.ok ? snapshot.facts : [];
};

export const noteLines = (seen: readonly SeenObjective[], context: Context): Proposal => {
  const facts = [...lineFacts(seen, context), ...snapshotFacts(seen, context)];
  if (facts.length === 0) return refuse(msg('pgg.points.nothingNew'), '15.11');
  const open = seen.filter((one) => one.control === 'german' && one.open && one.nodes.length > 0);
  const names = list(open.map(({ objective }) => plain(objective.name)));
  return {
    ok: true,
    says: names ? msg('pgg.says.lines', { what: names }) : msg('pgg.says.linesNone'),
    facts,
  };
};

const lineMsg = (one: SeenObjective, context: Context): Msg => {
  const what = { what: name(one.objective.name) };
  if (one.missing > 0) return msg('pgg.points.partDrawn', { ...what, count: one.missing });
  const free = !one.objective.city && ruling(context.options, 'a49') === 'cities';
  if (one.control === 'german')
    return msg(one.open ? 'pgg.points.open' : free ? 'pgg.points.free' : 'pgg.points.cut', what);
  return msg(
    one.control === 'split' ? 'pgg.points.split' : one.open ? 'pgg.points.sovietOpen' : 'pgg.points.soviet',
    what,
  );
};

const tone = (one: SeenObjective): ShownHex['tone'] =>
  one.control === 'german' ? (one.open ? 'good' : 'bad') : 'plain';

/** 13.2: the line from Smolensk decides how far east air markers may lie. */
const airItem = (seen: readonly SeenObjective[], context: Context): readonly ShownItem[] => {
  const smolensk = seen.find(({ objective }) => objective.id === 'smolensk');
  if (!smolensk || smolensk.nodes.length === 0) return [];
  const facts = lineFacts([smolensk], context);
  const then = { ...context, cells: withSet(context.cells, facts) };
  const said = airUnlimited(then)
    ? msg('pgg.points.airFree')
    : msg('pgg.points.airLimit', { n: firstClosedColumn(context) - 1 });
  return [{ msg: said, rule: '13.2' }];
};

/** Cells as they would be once these facts are booked. */
const withSet = (cells: Context['cells'], facts: readonly Fact[]): Context['cells'] => {
  const after: Record<string, CellValue> = { ...cells };
  for (const fact of facts) {
    if (fact.kind === 'set' && fact.key !== undefined && fact.value !== null)
      after[fact.cell] = { ...mapIn({ cells: after }, fact.cell), [fact.key]: fact.value };
  }
  return after;
};

const show = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const seen = seeObjectives(board, stand, context);
  const { ids } = board;
  const drawn = seen.filter((one) => one.nodes.length > 0);
  if (drawn.length === 0) return wordsOnly(msg('pgg.points.none'));
  const missing = list(seen.filter((one) => one.nodes.length === 0).map(({ objective }) => plain(objective.name)));
  const german = drawn.filter((one) => one.control === 'german');
  return {
    says: msg('pgg.points.says', { n: german.filter((one) => one.open).length, count: german.length }),
    hexes: [
      ...drawn.flatMap((one) =>
        one.nodes.map((node) => ({ hex: ids[node] ?? '', tone: tone(one), msg: lineMsg(one, context), rule: '15.11' })),
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
      ...drawn.map((one) => ({ msg: lineMsg(one, context), rule: '15.11', hex: ids[one.nodes[0] ?? -1] ?? '' })),
      ...(missing ? [{ msg: msg('pgg.points.notDrawn', { what: missing }), rule: '15.11' }] : []),
      ...airItem(seen, context),
    ],
    note: { msg: msg('pgg.points.note'), proposal: noteLines(seen, context) },
  };
};

const wanted = (one: SeenObjective): readonly number[] => {
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
const showRecaptures = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand);
  const action = cityActions.find((one) => one.id === 'recapture');
  const cities = recaptureCandidates(context).map((objective) => {
    const nodes = nodesOf(board, objective);
    const units = sovietInAll(field, nodes);
    // A44: the last to pass counts, or a unit in every hex
    const soviet =
      units ||
      seeObjectives(board, stand, context).some((one) => one.objective === objective && one.control === 'soviet');
    const proposal = soviet ? action?.proposes({ city: objective.id, units }, context) : undefined;
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
  when: (_target, _board, _stand, context) => recaptureCandidates(context).length > 0,
  show: showRecaptures,
};
