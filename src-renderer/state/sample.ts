import type { JsonObject } from '#rules/kit/base/json.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { contextOf } from '#rules/kit/game/contextOf.ts';
import { drawnBoard, fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { startsIn } from '#rules/kit/game/options.ts';
import { phaseEnding } from '#rules/kit/game/phaseEnding.ts';
import type { MakeSample, SampleStep } from '#rules/kit/game/sample.ts';
import { inScenario } from '#rules/kit/game/turnName.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { openSession, recordOf, type Session } from '#rules/kit/procedure/session.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { fold } from '#rules/kit/record/fold.ts';
import type { Journal, State } from '#rules/kit/record/journal.ts';
import { record } from '#rules/kit/record/standing.ts';
import { spansAt } from '#rules/kit/record/undo.ts';
import { name } from '#rules/kit/words/message.ts';
import { checksum } from '#shared/saves/checksum.ts';
import { gameFormat } from '#shared/saves/envelope.ts';
import type { GameContent } from '#shared/saves/exportFile.ts';
import { newId } from '../host/ids.ts';
import type { Language } from '../words/Language.tsx';
import { ui } from '../words/text.ts';
import { faceOf } from './openedGame.ts';
import { readEntry } from './placing/entry.ts';
import { placingOf, saidOnMap } from './placing/placing.ts';
import { inPlay, namedUnits, numberedKinds, placesOf } from './placing/roll.ts';
import type { Deed } from './store.ts';

/** A sample is written as data and played here by what the screens do: forms, fights, quick entry, "phase done". */

type StepOf<K extends SampleStep['does']> = Extract<SampleStep, { readonly does: K }>;

/** More phases than any sample passes on the way to a place. */
const mostPhases = 400;

const failed = (step: SampleStep, why: unknown): never => {
  throw new Error(`the sample cannot do ${JSON.stringify(step)}: ${JSON.stringify(why)}`);
};

const placed = (game: Game, context: Context, step: StepOf<'map'>): readonly Deed[] => {
  const { map } = game;
  const board = drawnBoard(game, context);
  const sheet = map && context.sheets?.[map.sheet.id];
  if (!map || !board || !sheet) return failed(step, 'no map');
  const units = namedUnits(game, map, context);
  const read = readEntry(step.line, {
    grid: sheet.grid,
    boxes: sheet.boxes,
    units,
    inPlay: inPlay(map, board, context, units),
    counted: numberedKinds(map),
    numbered: Object.keys(placesOf(map, context)).filter((piece) => piece.includes('#')),
  });
  if (!read.ok) return failed(step, read.troubles);
  const change = placingOf(map, context, read.wanted);
  return [{ says: saidOnMap(change), facts: change.facts }];
};

const marked = (game: Game, context: Context, step: StepOf<'mark'>): readonly Deed[] => {
  const board = drawnBoard(game, context);
  const judge = game.map?.supplyChecks.find(({ id }) => id === step.judge);
  const stand = board && game.map?.stateOf(board, context);
  const proposal = board && stand && judge?.freeze?.(judge.of(board, stand, context), context);
  return proposal?.ok ? [proposal] : failed(step, proposal?.msg ?? 'nobody judges so');
};

const acted = (game: Game, context: Context, step: StepOf<'act'>): readonly Deed[] => {
  const action = game.actions.find(({ id }) => id === step.action);
  if (!action) return failed(step, 'no such action');
  const input = action.parse(step.input, context);
  if (!input.ok) return failed(step, input.troubles);
  const proposal = action.proposes(input.value, context);
  return proposal.ok ? [proposal] : failed(step, proposal.msg);
};

/** A row that names a unit of a list is what the fight line makes of it; what the sample says of it stands. */
const rowsFilled = (game: Game, calculator: Calculator, context: Context, given: JsonObject): JsonObject => {
  const { units = [] } = fightLineOf(game, calculator, context) ?? {};
  const filled = Object.entries(calculator.fields).flatMap(([field, { kind }]) => {
    if (kind !== 'rows' || given[field] === undefined) return [];
    const known = (row: JsonObject) => units.find((unit) => unit.field === field && unit.id === row.id)?.row(false);
    return [[field, asRows(given[field]).map((row) => ({ ...known(row), ...row }))] as const];
  });
  return { ...given, ...Object.fromEntries(filled) };
};

const fought = (game: Game, context: Context, step: StepOf<'fight'>): readonly Deed[] => {
  const calculator = game.calculators.find(({ id }) => id === step.calc);
  if (!calculator) return failed(step, 'no such calculator');
  const input = calculator.parse(rowsFilled(game, calculator, context, step.input), context);
  if (!input.ok) return failed(step, input.troubles);
  let session: Session = openSession(game, calculator, input.value, context);
  const given = [...step.given];
  for (;;) {
    const { ask, done, not } = session.played;
    if (done) return given.length > 0 ? failed(step, given) : recordOf(session, newId('f'));
    if (!ask) return failed(step, not);
    const raw = ask.kind === 'choice' && !ask.options.some(({ key }) => key === given[0]) ? ask.usual : given.shift();
    const answer = raw === undefined ? undefined : session.read(raw);
    session = answer ? session.after(answer) : failed(step, { asks: ask.id, given: step.given });
  }
};

const deedsOf = (game: Game, context: Context, step: Exclude<SampleStep, { does: 'to' }>): readonly Deed[] => {
  switch (step.does) {
    case 'map':
      return placed(game, context, step);
    case 'mark':
      return marked(game, context, step);
    case 'act':
      return acted(game, context, step);
    case 'fight':
      return fought(game, context, step);
  }
};

const thingsKept = ({ tables, rosters, sheets }: PlayerData): GameContent['things'] =>
  Object.fromEntries(
    Object.entries({ table: tables, roster: rosters, sheet: sheets }).flatMap(([kind, all]) =>
      Object.entries(all ?? {}).map(([id, data]) => [`${kind}:${id}`, { checksum: checksum(data), data }]),
    ),
  );

/** The whole game, as a file holds it. */
export const playedSample = (found: Game, make: MakeSample, { t }: Pick<Language, 't'>, title: string): GameContent => {
  const sample = make((n) => t('ui.sample.unit', { n }));
  const { scenario, things } = sample;
  const game = inScenario(found, scenario);
  const setUp = game.setUp({ scenario, options: { ...startsIn(game.options, scenario), ...sample.options } });
  let journal: Journal = { lines: [], head: null };
  let state: State = fold(setUp, journal);
  const context = (): Context => contextOf({ game, scenario, state, things });
  const at = new Date().toISOString();
  const write = ({ says, facts, spans = [] }: Deed): void => {
    const entry = { id: newId(), at, says, facts, spans: spansAt(state, ...spans) };
    ({ journal, state } = record(game.standing, journal, state, entry, game.accounts));
  };
  const note = t('ui.sample.note');
  write({ says: ui('ui.play.said.note', { text: name(note) }), facts: [{ kind: 'note', text: note }] });
  for (const step of sample.steps) {
    if (step.does !== 'to') {
      for (const deed of deedsOf(game, context(), step)) write(deed);
      continue;
    }
    for (let phases = 0; state.place.path !== step.place; phases += 1) {
      const deed = phases < mostPhases ? phaseEnding(game, context()) : undefined;
      write(deed ?? failed(step, state.place.path));
    }
  }
  const envelope: GameContent['envelope'] = {
    format: gameFormat,
    version: 1,
    id: 'sample',
    game: game.id,
    gameVersion: 1,
    scenario,
    name: title,
    players: {},
    created: at,
  };
  const face = faceOf({ game, context: context(), envelope, state });
  return { envelope, setUp, things: thingsKept(things), lines: journal.lines, head: journal.head, face, saved: at };
};
