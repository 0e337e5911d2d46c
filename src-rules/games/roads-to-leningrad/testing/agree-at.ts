import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import { withWho } from '#rules/kit/game/contextOf.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { Position } from '../../../testing/position.ts';
import { fieldOf as mapFieldOf } from '../chapters/map/field.ts';
import { cells } from '../ids.ts';
import { isOperational, operationPath, type PhaseId, phasePath } from '../model/phases.ts';
import { countersOf, isDisrupted, isOos, stepsLeft } from '../model/reading.ts';
import type { Counter } from '../model/units.ts';

/** What the pairs of this game ask a position with. */

interface Changed {
  readonly cells?: { readonly [cell: string]: Scalar | { readonly [key: string]: Scalar } };
  /** instead of all marks */
  readonly marks?: Position['context']['marks'];
}
/** The same position in a phase of this turn. */
export const inPhase = (at: Position, phase: PhaseId, { cells, marks }: Changed = {}): Position => {
  const { past: _, ...context } = at.context;
  const there = { ...context, cells: { ...context.cells, ...cells }, marks: marks ?? context.marks };
  const place = isOperational(phase) ? operationPath(there, phase) : phasePath(there.turn, phase);
  return new Position(at.game, withWho(at.game.sequence, { ...there, place }), at.seed);
};

/** What a form would book, whether or not its phase offers it. */
export const bid = ({ game, context }: Position, id: string, raw: JsonObject): Proposal => {
  const action = game.actions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  const input = action.parse(raw, context);
  if (!input.ok) throw new Error(`${id}: ${JSON.stringify(input.troubles)}`);
  return action.proposes(input.value, context);
};
/** The rule that refuses it; null: it is taken. */
export const refusal = (at: Position, id: string, raw: JsonObject): string | null => {
  const proposal = bid(at, id, raw);
  return proposal.ok ? null : proposal.rule;
};
/** Facts, a refused form's too: what is booked when the players do it anyway. */
export const factsOf = (proposal: Proposal): readonly Fact[] =>
  proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? []);

const fieldOf = ({ game }: Position, action: string, field: string) => {
  const found = game.actions.find(({ id }) => id === action)?.fields[field];
  if (!found) throw new Error(`${action} has no field ${field}`);
  return found;
};
/** The names a field offers beside what is filled in. */
export const offers = (at: Position, action: string, field: string, beside: JsonObject = {}): readonly string[] => {
  const found = fieldOf(at, action, field);
  if (found.kind !== 'text' || !found.offers) throw new Error(`${action} offers nothing at ${field}`);
  return found.offers(at.context, beside).map((one: Offer) => one.name);
};
/** What stands in a field as its form opens. */
export const opens = (at: Position, action: string, field: string): readonly string[] => {
  const found = fieldOf(at, action, field);
  const begun = 'begins' in found ? found.begins?.(at.context) : undefined;
  return typeof begun === 'string' ? begun.split(', ').filter((one) => one !== '') : [];
};

/** Counters that stand on drawn hexes. */
export const drawn = (at: Position, fits: (one: Counter) => boolean = () => true) => {
  const all = new Map(countersOf(at.context).map((one) => [one.id, one]));
  return at.stand.pieces.flatMap((piece) => {
    const counter = all.get(piece.id);
    return counter && at.board.nodeOf(piece.hex) >= 0 && fits(counter) ? [{ counter, hex: piece.hex }] : [];
  });
};
export const unfit = ({ context }: Position, { id }: Counter): boolean =>
  isDisrupted(context, id) || isOos(context, id);
export const alive = ({ context }: Position, one: Counter): boolean => stepsLeft(context, one) > 0;
/** Faces of ten on which this holds. */
export const faces = (holds: (face: number) => boolean): number =>
  Array.from({ length: 10 }, (_, i) => i + 1).filter(holds).length;

/** Who was given no place stands in a box: where everybody is is known. */
export const boxed = (at: Position): Position => {
  const { past: _, ...context } = at.context;
  const standing = mapIn(context, cells.at);
  const box = Object.fromEntries(countersOf(context).flatMap(({ id }) => (standing[id] ? [] : [[id, 'box'] as const])));
  return new Position(
    at.game,
    { ...context, cells: { ...context.cells, [cells.at]: { ...standing, ...box } } },
    at.seed,
  );
};

/** The map of this position, as its tools read it. */
export const fieldAt = ({ board, stand, context }: Position) => mapFieldOf(board, stand, context);
export const includes = (value: unknown, id: string): boolean => JSON.stringify(value ?? null).includes(id);
