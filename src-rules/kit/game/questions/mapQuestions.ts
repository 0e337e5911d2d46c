import { z } from 'zod';
import type { Parsed } from '../../forms/fields.ts';
import { inputSchema, outputSchema, readInput } from '../../forms/questionShape.ts';
import { type Board, boardOf } from '../../hexmap/board.ts';
import { parseSheet } from '../../hexmap/file/parseSheet.ts';
import type { Context } from '../../record/context.ts';
import type { Msg } from '../../words/message.ts';
import { said } from '../../words/messageSchema.ts';
import type { MapSpec, MapState } from '../mapSpec.ts';
import type { Question } from '../question.ts';

/** Questions put to a map on the command line, answered by the functions the supply screen calls. */

export interface MapScene {
  readonly board: Board;
  readonly stand: MapState;
  readonly context: Context;
}

const item = z.object({ msg: said, rule: z.string(), hex: z.string().optional() });

export const sheetShape = {
  // read by parseSheet, which names what is wrong by its place
  sheet: z.unknown().optional().describe("a map sheet file, or the bare sheet it holds; left out: the game's own"),
} as const;

interface Asked<S extends z.ZodRawShape> {
  readonly map: MapSpec;
  /** what a script may say of who stands where; `sheet` is asked beside it */
  readonly shape: S;
  /** the record with what was given laid over it */
  readonly laid: (input: z.output<z.ZodObject<S>>, context: Context) => Context;
  /** said where there is no map, given or of the game */
  readonly missing: Msg;
}

/** Makes questions about a map: without a sheet, given or of the game, there is nothing to ask. */
export const mapAsked =
  <S extends z.ZodRawShape>({ map, shape, laid, missing }: Asked<S>) =>
  <F extends z.ZodRawShape, O extends z.ZodType>(
    spec: { readonly id: string; readonly about: string },
    fields: F,
    output: O,
    answer: (input: z.output<z.ZodObject<F>>, scene: MapScene) => z.input<O>,
  ): Question => {
    const own = z.object(fields);
    const given = z.object(shape);
    const whole = z.strictObject({ ...sheetShape, ...shape, ...fields });
    return {
      ...spec,
      describe: () => ({
        input: inputSchema(whole),
        output: outputSchema(output),
      }),
      answer: (raw, context): Parsed<unknown> => {
        const parsed = readInput(whole, raw ?? {});
        if (!parsed.ok) return parsed;
        const file = (parsed.value as { readonly sheet?: unknown }).sheet;
        const spec = map.sheet;
        const read = file === undefined ? undefined : parseSheet(file, spec);
        if (read && !read.ok)
          return { ok: false, troubles: read.troubles.map(({ at, msg }) => ({ path: `sheet.${at}`, msg })) };
        const sheet = read?.sheet ?? context.sheets?.[spec.id];
        if (!sheet) return { ok: false, troubles: [{ path: 'sheet', msg: missing }] };
        const then = laid(given.parse(raw ?? {}), context);
        const now: Context = { ...then, sheets: { ...then.sheets, [spec.id]: sheet } };
        const board = boardOf(sheet, spec);
        return {
          ok: true,
          value: answer(own.parse(raw ?? {}), { board, stand: map.stateOf(board, now), context: now }),
        };
      },
    };
  };
type Ask = ReturnType<typeof mapAsked>;

/** Which units of a side are in supply, by which line, and what would open it. */
export const supplyQuestion = (asked: Ask, map: MapSpec, about: string, states: string): Question =>
  asked(
    { id: 'supply', about },
    { side: z.enum(map.supplyChecks.map(({ side }) => side)) },
    z.object({
      units: z.array(
        z.object({
          id: z.string(),
          hex: z.string(),
          state: z.string().describe(states),
          says: said,
          line: z.array(z.object({ leg: z.string(), path: z.array(z.string()), cost: z.number() })),
          openings: z.array(z.array(z.string())).describe('hexes that would all have to be opened, smallest set first'),
          effects: z.array(z.object({ msg: said, rule: z.string() })),
        }),
      ),
    }),
    ({ side }, { board, stand, context }) => ({
      units: (map.supplyChecks.find((judge) => judge.side === side)?.of(board, stand, context) ?? []).map((one) => ({
        id: one.piece,
        hex: one.hex,
        state: one.state,
        says: one.says,
        line: (one.ways.find(({ ok }) => ok)?.line ?? []).map(({ leg, path, cost }) => ({
          leg,
          path: [...path],
          cost,
        })),
        openings: one.openings.map(({ hexes }) => [...hexes]),
        effects: [...one.effects],
      })),
    }),
  );

/** Whatever the map is asked on its screen. */
export const toolQuestion = (asked: Ask, map: MapSpec, about: string): Question =>
  asked(
    { id: 'map', about },
    {
      ask: z.enum(map.tools.map(({ id }) => id)),
      target: z.string().max(64).default('').describe('a unit, or a hex; nothing where the whole map is asked'),
    },
    z.object({
      says: said,
      hexes: z.array(
        z.object({ hex: z.string(), tone: z.string(), label: z.string().optional(), msg: said.optional() }),
      ),
      list: z.array(item),
    }),
    ({ ask, target }, { board, stand, context }) => {
      const found = map.tools.find(({ id }) => id === ask);
      if (!found) throw new Error(`no tool ${ask}`);
      const { says, hexes, list } = found.show(target, board, stand, context);
      return {
        says,
        hexes: hexes.map(({ hex, tone, label, msg }) => ({
          hex,
          tone,
          label,
          msg,
        })),
        list: list.map(({ msg, rule, hex }) => ({ msg, rule, hex })),
      };
    },
  );
