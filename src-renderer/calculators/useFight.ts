import { useMemo } from 'react';
import type { Around } from '#rules/kit/around.ts';
import type { Answer, Aside, Ask, Calculator, Entry, HitDice, Played } from '#rules/kit/calc.ts';
import { fillFrom, type Trouble } from '#rules/kit/fields.ts';
import type { Game } from '#rules/kit/game.ts';
import { diceIn, hitChances, hitMean, hitsAmong } from '#rules/kit/hits.ts';
import type { FlowState } from '#rules/kit/journal.ts';
import type { Panel } from '#rules/kit/panel.ts';
import { recalled as aroundThen, withReads } from '#rules/kit/reads.ts';
import { type Msg, msg, name } from '#rules/kit/text.ts';
import type { Json, JsonObject } from '#rules/kit/value.ts';
import { newId } from '../game/ids.ts';
import { fightDie } from '../game/rolls.ts';
import { act, actAll, type Deed, type OpenGame, rollAnew, rollDice, undoOne } from '../game/store.ts';
import { ui } from '../i18n/text.ts';
import { changeDraft, clearDraft, type Draft, draftOf, openCalc, useBench } from './bench.ts';
import { asRows, idOf } from './form/values.ts';
import { mainThread, type PanelView, usePanel } from './usePanel.ts';

export interface Fight {
  readonly scope: string;
  readonly game: Game;
  readonly calcs: readonly Calculator[];
  readonly calc: Calculator | undefined;
  readonly around: Around;
  readonly draft: Draft;
  /** everything typed, rows taken out included */
  readonly value: JsonObject;
  /** what of it is worked with; absent while a value needs another look */
  readonly input?: JsonObject;
  readonly troubles: readonly Trouble[];
  /** the fight in the record, once its first answer is confirmed */
  readonly flow?: FlowState;
  readonly flowId?: string;
  readonly answers: readonly Answer[];
  readonly played?: Played;
  /** what the present says beside the question or the guide */
  readonly asides: readonly Aside[];
  readonly view: PanelView;
  /** on the die awaited now, or the last one the table was read with */
  readonly face: number | null;
  /** the face whose row of the table is meant; null while a die of its own is awaited */
  readonly row: number | null;
  readonly over: boolean;
}

const none: readonly Answer[] = [];
const noAsides: readonly Aside[] = [];
const noTroubles: readonly Trouble[] = [];

const plain = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));

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
export const useFight = (scope: string, game: Game, present: Around, open: OpenGame | undefined): Fight => {
  const bench = useBench();
  const chosen = bench.calc[scope];
  const calc = game.calculators.find((each) => each.id === chosen) ?? game.calculators[0];
  const draft = draftOf(bench, scope, calc?.id ?? '');
  const recorded = draft.flow === undefined ? undefined : open?.state.flows[draft.flow];
  const flow = recorded?.calc === calc?.id ? recorded : undefined;

  const around = useMemo(() => (flow ? aroundThen(flow.around) : present), [flow, present]);
  const value = useMemo(
    () => (flow ? flow.input : calc ? { ...fillFrom(calc.fields, present), ...draft.input } : {}),
    [flow, calc, present, draft.input],
  );
  const out = flow ? noOut : draft.out;
  const parsed = useMemo(() => calc?.parse(withoutOut(calc, value, out)), [calc, value, out]);
  const input = parsed?.ok ? parsed.value : undefined;
  const answers = flow ? flow.answers : open ? none : draft.answers;
  // what a fight books counts on from the present; once it is booked, the present has that in it
  const now = flow?.end ? around : present;
  const played = useMemo(
    () => (calc && input ? calc.play(input, around, answers, now) : undefined),
    [calc, input, around, answers, now],
  );
  const asides = useMemo(
    () => (calc?.beside && input && played ? calc.beside(played, input, present) : noAsides),
    [calc, input, played, present],
  );
  const view = usePanel(game.id, calc, input, around, answers);
  const own = givesOf(played?.ask) !== undefined;
  const read = own ? null : faceOf(answers);
  return {
    scope,
    game,
    calcs: game.calculators,
    calc,
    around,
    draft,
    value,
    ...(input ? { input } : {}),
    troubles: parsed && !parsed.ok ? parsed.troubles : noTroubles,
    ...(flow ? { flow, flowId: draft.flow } : {}),
    answers,
    ...(played ? { played } : {}),
    asides,
    view,
    face: draft.face ?? read,
    row: own ? null : (draft.face ?? read),
    over: flow?.end !== undefined || (!open && played?.done !== undefined),
  };
};
const noOut: readonly string[] = [];

/** What the faces of a die give that is no table's; undefined: the table is read with it. */
export const givesOf = (ask: Ask | undefined): readonly Msg[] | undefined =>
  ask?.kind === 'chance' && ask.entry.kind === 'face' ? ask.entry.gives : undefined;

/** A table's die is asked as 'die': its last face, so that the row stays marked when it is in the record. */
const faceOf = (answers: readonly Answer[]): number | null => {
  const last = answers.findLast(({ ask, raw }) => /^die(#\d+)?$/.test(ask) && typeof raw === 'number');
  return typeof last?.raw === 'number' ? last.raw : null;
};

/** What the players saw when they answered: kept with the answer, so that the journal shows odds beside the die. */
const shownNow = (panel: Panel | undefined, ask: Ask, raw: Json | undefined): JsonObject => {
  if (ask.kind === 'chance' && ask.entry.kind === 'hits') return hitsShown(panel, ask, ask.entry, raw);
  const sides: JsonObject = ask.kind === 'chance' && ask.entry.kind === 'face' ? { sides: ask.entry.sides } : {};
  if (panel?.kind !== 'odds' || givesOf(ask)) return sides;
  const value = (id: string) => panel.figures.find((figure) => figure.id === id);
  const [attack, defence] = [value(panel.attack), value(panel.defence)];
  const row = typeof raw === 'number' ? panel.faces.find((each) => each.face === raw) : undefined;
  return plain({
    ...sides,
    ...(panel.column === undefined ? {} : { column: panel.columns[panel.column] }),
    ...(attack && defence ? { attack: attack.value / attack.per, defence: defence.value / defence.per } : {}),
    ...(row ? { code: row.code, says: row.says } : {}),
    // for the measure of luck: what each result would have cost
    ...(row && panel.tolls ? { tolls: panel.tolls } : {}),
    chances: panel.chances.map(({ code, chance }) => ({ code, ...chance })),
  });
};

const rollOf = (panel: Panel | undefined) => (panel?.kind === 'battle' ? panel.roll : undefined);

/** The dice of a throw for hits, what they were to bring and what they brought; faces are kept for the dice log. */
const hitsShown = (
  panel: Panel | undefined,
  ask: Ask,
  { dice = [] }: Extract<Entry, { readonly kind: 'hits' }>,
  raw: Json | undefined,
): JsonObject => {
  const hits = hitsIn(raw, dice);
  if (dice.length === 0 || hits === undefined) return {};
  return plain({
    ...(Array.isArray(raw) ? { sides: dice[0]?.sides ?? 6 } : {}),
    side: rollOf(panel)?.side ?? ask.who,
    dice: dice.map(({ count, toHit, sides }) => ({ count, toHit, sides })),
    mean: hitMean(dice),
    hits,
    code: String(hits),
    chances: hitChances(dice).map((p, n) => ({ code: String(n), p })),
  });
};

/** The hits of an answer: as typed, or counted among its faces. */
const hitsIn = (raw: Json | undefined, dice: readonly HitDice[]): number | undefined => {
  if (typeof raw === 'number') return raw;
  if (!Array.isArray(raw)) return undefined;
  return hitsAmong(
    dice,
    raw.map((face) => (typeof face === 'number' ? face : 0)),
  );
};

const saysAnswer = (
  game: Game,
  ask: Ask,
  key: string,
  raw: Json | undefined,
  shown: JsonObject,
  panel: Panel | undefined,
): Msg => {
  if (ask.kind === 'choice') {
    const option = ask.options.find((each) => each.key === key);
    const choice = option?.msg ?? name(key);
    // in a battle of blocks both sides are asked the same
    const side = panel?.kind === 'battle' ? game.sides.find(({ id }) => id === ask.who) : undefined;
    return side ? ui('ui.play.said.choiceOf', { choice, side: msg(side.word) }) : ui('ui.play.said.choice', { choice });
  }
  if (ask.entry.kind === 'seen') {
    const seen = Array.isArray(raw) ? raw.map(String).join(', ') : key;
    return ui(ask.entry.on === 'card' ? 'ui.play.said.card' : 'ui.play.said.seen', { seen: name(seen) });
  }
  if (ask.entry.kind === 'hits') {
    const { dice = [] } = ask.entry;
    const count = hitsIn(raw, dice) ?? 0;
    const what = rollOf(panel)?.msg ?? ask.msg;
    return ui('ui.battle.said.hits', { count, dice: ui('ui.battle.said.dice', { count: diceIn(dice) }), what });
  }
  const die = name(String(raw ?? key));
  const given = typeof raw === 'number' ? givesOf(ask)?.[raw - 1] : undefined;
  if (given) return ui('ui.play.said.dieCode', { die, code: given });
  return typeof shown.code === 'string'
    ? ui('ui.play.said.dieCode', { die, code: name(shown.code) })
    : ui('ui.play.said.die', { die });
};

/** What of the game the calculation reads, for its first entry. */
const slice = (fight: Fight, input: JsonObject, answers: readonly Answer[]): JsonObject => {
  const { calc, around } = fight;
  if (!calc) return {};
  if (calc.cost(input, around) > mainThread) {
    // rows are filled from the map before a fight is asked: two thousand hexes do not belong into its entry
    const { ticks: _, past: __, sheets: ___, ...rest } = around;
    return plain(rest);
  }
  const watched = withReads(around);
  calc.panel(input, watched.around, answers);
  // what its end books reads the present, and stands in the record as facts: no roster belongs into the entry for it
  calc.play(input, watched.around, answers, around);
  return watched.reads();
};

const inputOf = (fight: Fight): JsonObject | undefined => {
  if (!fight.calc) return undefined;
  const parsed = fight.calc.parse(withoutOut(fight.calc, fight.value, fight.flow ? noOut : fight.draft.out));
  return parsed.ok ? parsed.value : undefined;
};

/** A battle is undone round by round, too: what was answered in one is a stretch of its own. */
const roundSpan = (flow: string, panel: Panel | undefined): readonly string[] =>
  panel?.kind === 'battle' ? [`round:${flow}/${panel.round}`] : [];

/** Behind a throw: no face lies there, and who typed faces one by one goes on to do so. */
const thrown = (draft: Draft): Partial<Draft> => ({ face: null, rolled: false, ...(draft.faces ? { faces: [] } : {}) });

/**
 * Confirms one answer: the fight's first entry with it if there is none yet, the answer as its own entry, and the end
 * where nothing is left to ask. Without a saved game it is only kept on the bench. `hold`: the die is recorded and the
 * result waits for the players.
 */
export const answer = (
  fight: Fight,
  open: OpenGame | undefined,
  raw: Json,
  by: 'table' | 'app',
  hold = false,
): boolean => {
  const { calc, played, scope } = fight;
  const ask = played?.ask;
  const input = inputOf(fight);
  if (!calc || !ask || !input) return false;
  const key = ask.kind === 'choice' ? (typeof raw === 'string' ? raw : undefined) : ask.read(raw);
  if (key === undefined) return false;
  const given: Answer = ask.kind === 'choice' ? { ask: ask.id, key } : { ask: ask.id, key, raw };
  const answers = [...fight.answers, given];
  if (!open) {
    changeDraft(scope, calc.id, { ...thrown(fight.draft), answers });
    return true;
  }
  // what is still being worked out, or was given up, was not seen: the record has no odds of it
  const panel = fight.view.stale ? undefined : fight.view.panel;
  const flow = fight.flowId ?? newId('f');
  const begun = [`fight:${flow}`];
  const spans = [...begun, ...roundSpan(flow, panel)];
  const shown = shownNow(panel, ask, raw);
  const deeds: Deed[] = [];
  if (!fight.flow) {
    deeds.push({
      says: panel?.says ?? calc.msg,
      facts: [
        {
          kind: 'flow',
          flow,
          game: fight.game.id,
          calc: calc.id,
          v: calc.v,
          input,
          around: slice(fight, input, answers),
        },
      ],
      spans: begun,
    });
  }
  deeds.push({
    says: saysAnswer(fight.game, ask, key, raw, shown, panel),
    facts: [
      {
        kind: 'answer',
        flow,
        ask: given.ask,
        key,
        ...(ask.kind === 'choice' ? {} : { raw, by }),
        shown,
      },
    ],
    spans,
  });
  // what the end books counts on from the present: another fight may have been recorded since this one began
  const next = calc.play(input, fight.around, answers, open.around);
  if (next.done && !hold) deeds.push(endDeed(flow, next.done, spans));
  if (!actAll(deeds)) return false;
  changeDraft(scope, calc.id, { ...thrown(fight.draft), flow, begun: false });
  return true;
};

const endDeed = (flow: string, done: NonNullable<Played['done']>, spans: readonly string[]): Deed => ({
  says: done.ending.says,
  facts: [
    {
      kind: 'end',
      flow,
      outcome: plain({ key: done.key, result: done.result, ...(done.ending.lost ? { lost: done.ending.lost } : {}) }),
      says: done.ending.says,
    },
    ...done.ending.facts,
  ],
  spans,
});

/** Books the result of a fight whose last die is in the record. */
export const finish = (fight: Fight): boolean => {
  const { played, flowId } = fight;
  if (!played?.done || flowId === undefined || fight.flow?.end) return false;
  const panel = fight.view.stale ? undefined : fight.view.panel;
  return actAll([endDeed(flowId, played.done, [`fight:${flowId}`, ...roundSpan(flowId, panel)])]);
};

/** A recorded answer no longer fits, or the players break off: the record says how it ended, by hand. */
export const finishByHand = (fight: Fight, text: string): boolean => {
  const { flowId } = fight;
  if (flowId === undefined) return false;
  const says = ui('ui.play.said.byHand', { text: name(text) });
  return act(says, [{ kind: 'end', flow: flowId, outcome: { byHand: text }, says }], [`fight:${flowId}`]);
};

/** The app's die for the open question: recorded at the moment it is shown, so that nothing can be thrown twice. */
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

export const nextFight = (fight: Fight): void => {
  if (fight.calc) clearDraft(fight.scope, fight.calc.id);
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
