import { useMemo } from 'react';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Trouble } from '#rules/kit/forms/fields.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { HitDice } from '#rules/kit/procedure/ask.ts';
import type { Advice, Calculator, Played } from '#rules/kit/procedure/calcSpec.ts';
import { diceIn } from '#rules/kit/procedure/hits.ts';
import type { Panel } from '#rules/kit/procedure/panel.ts';
import {
  bookAnswer,
  bookByHand,
  bookEnd,
  givesOf,
  openSession,
  panelAtOnce,
  type Session,
} from '#rules/kit/procedure/session.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer, FlowState } from '#rules/kit/record/journal.ts';
import { contextFromReads as contextThen } from '#rules/kit/record/readSet.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { newId } from '../../../host/ids.ts';
import { rollAnew, rollDice } from '../../../state/appDice.ts';
import {
  calcOpen,
  changeDraft,
  clearDraft,
  clearFight,
  type Draft,
  draftOf,
  openCalc,
  useBench,
} from '../../../state/bench.ts';
import { layNext } from '../../../state/noted.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { fightDie } from '../../../state/rolls.ts';
import { actAll, undoOne } from '../../../state/store.ts';
import { asRows, idOf } from '../../forms/values.ts';
import { type PanelView, usePanel } from './usePanel.ts';

export interface Fight {
  readonly scope: string;
  readonly game: Game;
  readonly calcs: readonly Calculator[];
  readonly calc: Calculator | undefined;
  readonly context: Context;
  readonly draft: Draft;
  /** everything typed, rows taken out included */
  readonly value: JsonObject;
  /** what of it is worked with; absent while a value needs another look */
  readonly input?: JsonObject;
  /** the walk as it stands; absent while a value needs another look */
  readonly session?: Session;
  readonly troubles: readonly Trouble[];
  /** the fight in the record, once its first answer is confirmed */
  readonly flow?: FlowState;
  readonly flowId?: string;
  readonly answers: readonly Answer[];
  /** what the app threw for the question: in the record already, shown as a hand's die would be until it is recorded */
  readonly held?: Answer;
  readonly played?: Played;
  /** what the present says beside the question or the guide */
  readonly asides: readonly Advice[];
  readonly view: PanelView;
  /** of figures alone, with the die that lies there and is not recorded: what it comes to */
  readonly laid?: Panel;
  /** on the die awaited now, or the last one the table was read with */
  readonly face: number | null;
  /** the face whose row of the table is meant; null while a die of its own is awaited */
  readonly row: number | null;
  readonly over: boolean;
}

const none: readonly Answer[] = [];
const noAsides: readonly Advice[] = [];
const noTroubles: readonly Trouble[] = [];

/** The input without the rows taken out. */
const withoutOut = (calc: Calculator, value: JsonObject, out: readonly string[]): JsonObject => {
  if (out.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([id, each]) => [
      id,
      calc.fields[id]?.kind === 'rows' ? asRows(each).filter((row) => !out.includes(idOf(row))) : each,
    ]),
  );
};

/** Everything the calculator screen needs to know of one fight, typed or recorded. */
export const useFight = (scope: string, game: Game, present: Context, open: OpenGame | undefined): Fight => {
  const bench = useBench();
  const calc = calcOpen(bench, scope, game.calculators);
  const draft = draftOf(bench, scope, calc?.id ?? '');
  const recorded = draft.flow === undefined ? undefined : open?.state.flows[draft.flow];
  const flow = recorded?.calc === calc?.id ? recorded : undefined;

  // what was known then stays the same from answer to answer
  const then = flow?.around;
  const context = useMemo(() => (then ? contextThen(then) : present), [then, present]);
  const value = useMemo(
    () => (flow ? flow.input : calc ? { ...fillFrom(calc.fields, present), ...draft.input } : {}),
    [flow, calc, present, draft.input],
  );
  const out = flow ? noOut : draft.out;
  const parsed = useMemo(() => calc?.parse(withoutOut(calc, value, out)), [calc, value, out]);
  const input = parsed?.ok ? parsed.value : undefined;
  const given = flow ? flow.answers : open ? none : draft.answers;
  // an undo takes the die back, and with it what is held
  const held = draft.held === given.length ? given.at(-1) : undefined;
  const answers = useMemo(() => (held ? given.slice(0, -1) : given), [held, given]);
  // what a fight books counts on from the present; once it is booked, the present has that in it
  const now = flow?.end ? context : present;
  const session = useMemo(
    () => (calc && input ? openSession(game, calc, input, context, { answers, now }) : undefined),
    [game, calc, input, context, answers, now],
  );
  const played = session?.played;
  const asides = useMemo(
    () => (calc?.mapAdvice && input && played ? calc.mapAdvice(played, input, present) : noAsides),
    [calc, input, played, present],
  );
  const view = usePanel(session);
  const own = givesOf(played?.ask) !== undefined;
  const fallen = typeof held?.raw === 'number' ? held.raw : undefined;
  const read = fallen ?? (own ? null : faceOf(answers));
  const lies = draft.face ?? fallen;
  const laid = useMemo(
    () => (own || lies === undefined || lies === null ? undefined : laidPanel(session, lies)),
    [session, own, lies],
  );
  return {
    scope,
    game,
    calcs: game.calculators,
    calc,
    context,
    draft,
    value,
    input,
    session,
    troubles: parsed && !parsed.ok ? parsed.troubles : noTroubles,
    ...(flow ? { flow, flowId: draft.flow } : {}),
    answers,
    ...(held ? { held } : {}),
    played,
    asides,
    view,
    ...(laid ? { laid } : {}),
    face: draft.face ?? read,
    row: own ? null : (draft.face ?? read),
    over: flow?.end !== undefined || (!open && played?.done !== undefined),
  };
};
const noOut: readonly string[] = [];

/** Figures alone have no row to mark a die in: they are shown as the die makes them. */
const laidPanel = (session: Session | undefined, face: number): Panel | undefined => {
  if (!session || panelAtOnce(session)?.kind !== 'value') return undefined;
  const given = session.read(face);
  return given && panelAtOnce(session.after(given));
};

/** A table's die is asked as 'die': its last face, so that the row stays marked when it is in the record. */
const faceOf = (answers: readonly Answer[]): number | null => {
  const last = answers.findLast(({ ask, raw }) => /^die(#\d+)?$/.test(ask) && typeof raw === 'number');
  return typeof last?.raw === 'number' ? last.raw : null;
};

/** Behind a throw: no face lies there, and who typed faces one by one goes on to do so. */
const thrown = (draft: Draft): Partial<Draft> => ({
  face: null,
  held: undefined,
  ...(draft.faces ? { faces: [] } : {}),
});

/** What is still being worked out, or was given up, was not seen: the record has no odds of it. */
const seenIn = ({ view }: Fight) => (view.stale ? undefined : view.panel);

/**
 * Confirms one answer: the fight's first entry with it if there is none yet, the answer as its own entry, and the end
 * where nothing is left to ask. Without a saved game it is only kept on the bench. `hold`: the die is recorded, and lies
 * there until the players go on.
 */
export const answer = (
  fight: Fight,
  open: OpenGame | undefined,
  raw: Json,
  by: 'table' | 'app',
  hold = false,
): boolean => {
  const { calc, session, scope } = fight;
  const given = session?.read(raw);
  if (!calc || !session || !given) return false;
  const lies = hold ? { held: fight.answers.length + 1 } : {};
  if (!open) {
    changeDraft(scope, calc.id, { ...thrown(fight.draft), ...lies, answers: [...fight.answers, given] });
    return true;
  }
  const flow = fight.flowId ?? newId('f');
  const how = { flow, begun: fight.flow !== undefined, by, seen: seenIn(fight), hold };
  if (!actAll(bookAnswer(session, given, how))) return false;
  changeDraft(scope, calc.id, { ...thrown(fight.draft), ...lies, flow, begun: false });
  return true;
};

/** Goes on from the app's die, and books the result of a fight whose last die is in the record. */
export const finish = (fight: Fight): boolean => {
  const { calc, session, flowId, held } = fight;
  if (calc && held) changeDraft(fight.scope, calc.id, { held: undefined });
  if (!session || flowId === undefined || fight.flow?.end) return false;
  const end = bookEnd(held ? session.after(held) : session, flowId, seenIn(fight));
  return end !== undefined && actAll([end]);
};

/** A recorded answer no longer fits, or the players break off: the record says how it ended, by hand. */
export const finishByHand = ({ flowId }: Fight, text: string): boolean =>
  flowId !== undefined && actAll([bookByHand(flowId, text)]);

/** The app's die for the open question: in the record at the moment it is shown, so that nothing can be thrown twice. */
export const rollFor = (fight: Fight, open: OpenGame | undefined): { readonly again: boolean } | undefined => {
  const ask = fight.played?.ask;
  if (!fight.calc || ask?.kind !== 'chance') return undefined;
  if (ask.entry.kind === 'hits') return rollHits(fight, open, fight.calc.id, ask.id, ask.entry.dice ?? []);
  if (ask.entry.kind !== 'face') return undefined;
  const { faces, again } = rollDice(fightDie(fight.calc.id, ask.id), ask.entry.sides, 1, ask.entry.zero);
  const [face] = faces;
  if (face === undefined) return undefined;
  return answer(fight, open, face, 'app', true) ? { again } : undefined;
};

/** All dice of a throw for hits, in the order in which a hand would type them. */
const rollHits = (
  fight: Fight,
  open: OpenGame | undefined,
  calc: string,
  ask: string,
  dice: readonly HitDice[],
): { readonly again: boolean } | undefined => {
  const [first] = dice;
  if (!first || dice.some(({ sides }) => sides !== first.sides)) return undefined;
  const { faces, again } = rollDice(fightDie(calc, ask), first.sides, diceIn(dice));
  return answer(fight, open, [...faces], 'app', true) ? { again } : undefined;
};

/** Both agreed: the die just thrown is taken back, and the next one is another. */
export const rollAnewFor = (fight: Fight, open: OpenGame | undefined): void => {
  const line = open?.journal.lines.find((each) => each.id === open.journal.head);
  const fact = line && 'facts' in line ? line.facts[0] : undefined;
  if (!fight.calc || fact?.kind !== 'answer' || fact.flow !== fight.flowId || typeof fact.shown.sides !== 'number')
    return;
  const count = Array.isArray(fact.raw) ? fact.raw.length : 1;
  if (undoOne()) rollAnew(fightDie(fight.calc.id, fact.ask), fact.shown.sides, count);
};

/** The bench for the next one: a fight is over wherever it went on, and behind one of the game the next noted lies there. */
export const nextFight = ({ scope, calc, flow, flowId }: Fight, open: OpenGame | undefined): void => {
  if (!calc) return;
  clearDraft(scope, calc.id);
  if (flowId !== undefined) clearFight(flowId);
  if (open?.id === scope && flow) layNext(open, calc.id);
};

export interface HalfDone {
  readonly id: string;
  readonly flow: FlowState;
  /** what the journal said when it began */
  readonly says: Msg | undefined;
}
/** Fights begun and not ended, the newest last. */
export const halfDone = (open: OpenGame | undefined): readonly HalfDone[] => {
  if (!open) return [];
  const begun = (id: string) =>
    open.journal.lines.find(
      (line) => 'facts' in line && line.facts.some((fact) => fact.kind === 'flow' && fact.flow === id),
    );
  return Object.entries(open.state.flows).flatMap(([id, flow]) => {
    if (flow.end) return [];
    const line = begun(id);
    return [{ id, flow, says: line && 'says' in line ? line.says : undefined }];
  });
};

/** Takes a recorded fight onto the bench. */
export const goOn = (scope: string, id: string, flow: FlowState): void => {
  openCalc(scope, flow.calc);
  changeDraft(scope, flow.calc, { flow: id, face: null });
};
