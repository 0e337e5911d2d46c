import type { Json, JsonObject } from '../base/json.ts';
import type { Context } from '../record/context.ts';
import type { Answer, Fact } from '../record/journal.ts';
import { trackReads } from '../record/readSet.ts';
import { type Msg, msg, name } from '../words/message.ts';
import type { Ask, HandEntry, HitDice } from './ask.ts';
import type { Calculator, Played } from './calcSpec.ts';
import { diceIn, hitChances, hitMean, hitsAmong } from './hits.ts';
import type { Panel } from './panel.ts';

/**
 * One walk through a calculator: what it asks, what it shows, and what its record says. The screen draws it, the command
 * line and tests walk it without one. Each stop is worked out once, however many readers look at it.
 */
export interface Session {
  readonly game: { readonly id: string; readonly sides: readonly { readonly id: string; readonly word: string }[] };
  readonly calculator: Calculator;
  readonly input: JsonObject;
  /** what is known of the game, as the walk sees it */
  readonly context: Context;
  readonly answers: readonly Answer[];
  readonly played: Played;
  /** what the players see at this stop */
  readonly panel: () => Panel;
  /** what of the game has been looked at so far */
  readonly reads: () => JsonObject;
  /** what is typed or chosen, as an answer to the open question; undefined: it is none */
  readonly read: (raw: Json) => Answer | undefined;
  /** one answer further */
  readonly after: (answer: Answer) => Session;
}

/** Above so many milliseconds a panel is worked out off the main thread, and its reads are not watched. */
export const mainThread = 16;

/** What can be shown of it at once: all, or of what takes long the part that does not; undefined: there is none. */
export const panelAtOnce = ({ calculator, input, context, answers, panel }: Session): Panel | undefined =>
  calculator.cost(input, context) > mainThread ? calculator.quickPanel?.(input, context, answers) : panel();

/** `now`: the present of the record, for what the ending books; the rest keeps to what was known when the walk began. */
export const openSession = (
  game: Session['game'],
  calculator: Calculator,
  input: JsonObject,
  context: Context,
  { answers = [], now = context }: { readonly answers?: readonly Answer[]; readonly now?: Context } = {},
): Session => {
  const watched = calculator.cost(input, context) > mainThread ? undefined : trackReads(context);
  const here = watched?.context ?? context;
  const at = (given: readonly Answer[]): Session => {
    let played: Played | undefined;
    let panel: Panel | undefined;
    const stop: Session = {
      game,
      calculator,
      input,
      context,
      answers: given,
      get played() {
        played ??= calculator.play(input, here, given, now);
        return played;
      },
      panel: () => {
        panel ??= calculator.panel(input, here, given);
        return panel;
      },
      reads: () => {
        if (watched) return watched.reads();
        // rows are filled from the map before a fight is asked: two thousand hexes do not belong into its entry
        const { ticks: _, past: __, sheets: ___, ...rest } = context;
        return plain(rest);
      },
      read: (raw) => {
        const { ask } = stop.played;
        return ask && answerTo(ask, raw);
      },
      after: (answer) => at([...given, answer]),
    };
    return stop;
  };
  return at(answers);
};

const answerTo = (ask: Ask, raw: Json): Answer | undefined => {
  if (ask.kind === 'choice') return typeof raw === 'string' ? { ask: ask.id, key: raw } : undefined;
  const key = ask.read(raw);
  return key === undefined ? undefined : { ask: ask.id, key, raw };
};

const plain = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));

/** One entry of the record: its sentence, its facts, and the stretches it is undone with. */
export interface SessionBooking {
  readonly says: Msg;
  readonly facts: readonly Fact[];
  readonly spans: readonly string[];
}

/** How an answer goes into the record. */
export interface Recording {
  /** the fight in the record; `begun`: its first entry stands there */
  readonly flow: string;
  readonly begun: boolean;
  /** who threw */
  readonly by: 'table' | 'app';
  /** what the players saw when they answered; absent: nothing was worked out yet, and the record has no odds of it */
  readonly seen: Panel | undefined;
  /** the die is recorded and its result waits for the players */
  readonly hold?: boolean;
}

/** A fight's first entry with its answer, the answer alone, and the end where nothing is left to ask. */
export const bookAnswer = (at: Session, answer: Answer, how: Recording): readonly SessionBooking[] => {
  const { game, calculator, input, played } = at;
  const { flow, seen } = how;
  const ask = played.ask;
  if (!ask) return [];
  const next = at.after(answer);
  const begun = [`fight:${flow}`];
  const spans = [...begun, ...roundSpan(flow, seen)];
  const shown = shownAt(seen, ask, answer.raw);
  const bookings: SessionBooking[] = [];
  if (!how.begun) {
    // the next stop is looked at too: what it shows reads what the first one did not
    if (calculator.cost(input, at.context) <= mainThread) void [next.played, next.panel()];
    bookings.push({
      says: seen?.says ?? calculator.msg,
      facts: [{ kind: 'flow', flow, game: game.id, calc: calculator.id, v: calculator.v, input, around: next.reads() }],
      spans: begun,
    });
  }
  bookings.push({
    says: saysAnswer(game, ask, answer, shown, seen),
    facts: [
      {
        kind: 'answer',
        flow,
        ask: answer.ask,
        key: answer.key,
        ...(ask.kind === 'choice' ? {} : { raw: answer.raw, by: how.by }),
        shown,
      },
    ],
    spans,
  });
  const end = how.hold ? undefined : bookEnd(next, flow, seen);
  return end ? [...bookings, end] : bookings;
};

/** What a walk that is over says and books; undefined: it is not over. */
export const bookEnd = (
  { played: { done } }: Session,
  flow: string,
  seen: Panel | undefined,
): SessionBooking | undefined =>
  done && {
    says: done.ending.says,
    facts: [
      {
        kind: 'end',
        flow,
        outcome: plain({ key: done.key, result: done.result, lost: done.ending.lost }),
        says: done.ending.says,
      },
      ...done.ending.facts,
    ],
    spans: [`fight:${flow}`, ...roundSpan(flow, seen)],
  };

/** Everything a walk would stand in the record with, answer by answer, from its first entry on. */
export const recordOf = (at: Session, flow: string, by: Recording['by'] = 'table'): readonly SessionBooking[] => {
  let stop = openSession(at.game, at.calculator, at.input, at.context);
  return asThrown(stop, at.answers).flatMap((answer, i) => {
    const here = stop;
    stop = here.after(answer);
    return bookAnswer(here, answer, { flow, begun: i > 0, by, seen: here.panel() });
  });
};

/** Answers told by their keys alone, with what was thrown or seen: a number is what the dice showed, a text what the card says. */
export const asThrown = (begun: Session, answers: readonly Answer[]): readonly Answer[] => {
  let stop = begun;
  return answers.map((answer) => {
    const { ask } = stop.played;
    const raws: readonly Json[] =
      ask?.kind === 'chance' && answer.raw === undefined ? [Number(answer.key), [answer.key]] : [];
    const raw = raws.find((one) => ask?.kind === 'chance' && ask.read(one) === answer.key);
    const thrown = raw === undefined ? answer : { ...answer, raw };
    stop = stop.after(thrown);
    return thrown;
  });
};

/** A walk the players break off: the record says how it ended, in their words. */
export const bookByHand = (flow: string, text: string): SessionBooking => {
  const says = msg('kit.said.byHand', { text: name(text) });
  return { says, facts: [{ kind: 'end', flow, outcome: { byHand: text }, says }], spans: [`fight:${flow}`] };
};

/** A battle is undone round by round, too: what was answered in one is a stretch of its own. */
const roundSpan = (flow: string, panel: Panel | undefined): readonly string[] =>
  panel?.kind === 'battle' ? [`round:${flow}/${panel.round}`] : [];

/** What the faces of a die give that is no table's; undefined: the table is read with it. */
export const givesOf = (ask: Ask | undefined): readonly Msg[] | undefined =>
  ask?.kind === 'chance' && ask.entry.kind === 'face' ? ask.entry.gives : undefined;

/** What the players saw when they answered: kept with the answer, so that the journal shows odds beside the die. */
const shownAt = (panel: Panel | undefined, ask: Ask, raw: Json | undefined): JsonObject => {
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
  { dice = [] }: Extract<HandEntry, { readonly kind: 'hits' }>,
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
  game: Session['game'],
  ask: Ask,
  { key, raw }: Answer,
  shown: JsonObject,
  panel: Panel | undefined,
): Msg => {
  if (ask.kind === 'choice') {
    const choice = ask.options.find((each) => each.key === key)?.msg ?? name(key);
    // "lose 1 step" alone does not say whose
    const side = game.sides.find(({ id }) => id === ask.who);
    return side ? msg('kit.said.choiceOf', { choice, side: msg(side.word) }) : msg('kit.said.choice', { choice });
  }
  if (ask.entry.kind === 'seen') {
    const seen = Array.isArray(raw) ? raw.map(String).join(', ') : key;
    return msg(ask.entry.on === 'card' ? 'kit.said.card' : 'kit.said.seen', { seen: name(seen) });
  }
  if (ask.entry.kind === 'hits') {
    const { dice = [] } = ask.entry;
    const what = rollOf(panel)?.msg ?? ask.msg;
    const count = hitsIn(raw, dice) ?? 0;
    return msg('kit.said.hits', { count, dice: msg('kit.said.dice', { count: diceIn(dice) }), what });
  }
  const die = name(String(raw ?? key));
  const given = typeof raw === 'number' ? givesOf(ask)?.[raw - 1] : undefined;
  if (given) return msg('kit.said.dieCode', { die, code: given });
  return typeof shown.code === 'string'
    ? msg('kit.said.dieCode', { die, code: name(shown.code) })
    : msg('kit.said.die', { die });
};
