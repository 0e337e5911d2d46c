import { z } from 'zod';
import type { Trouble } from '#rules/kit/forms/fields.ts';
import { inputSchema, outputSchema, readInput } from '#rules/kit/forms/questionShape.ts';
import type { MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Question } from '#rules/kit/game/question.ts';
import type { Opening } from '#rules/kit/supply/supplyStatus.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { sides } from '../../ids.ts';
import { msg } from './msg.ts';
import { type AskedScene, mapShape, readScene } from './scene.ts';

/** Shapes and steps that questions put to a map share. */
export const item = z.object({ msg: said, rule: z.string(), hex: z.string().optional() });

export const opening = z.object({
  hexes: z.array(z.string()),
  sides: z.array(z.string()),
  causes: z.array(z.object({ hex: z.string(), msg: said, opens: said, rule: z.string() })),
  way: z.string(),
});

export const assumed = { assumed: said.optional() };

export const shownHex = z.object({
  hex: z.string(),
  tone: z.string(),
  label: z.string().optional(),
  msg: said.optional(),
  rule: z.string().optional(),
});

type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly troubles: readonly Trouble[] };

export const answered = <T>(value: T): Answered<T> => ({ ok: true, value });

export const trouble = (path: string, said: Trouble['msg']): Answered<never> => ({
  ok: false,
  troubles: [{ path, msg: said }],
});

const mapSchema = z.strictObject(mapShape);

/** A question about a map: its own fields beside those of the map. */
export const mapQuestion = <F extends z.ZodObject, O extends z.ZodType>(spec: {
  readonly id: string;
  readonly about: string;
  readonly fields: F;
  readonly output: O;
  readonly answer: (input: z.output<F>, scene: AskedScene) => Answered<z.input<O>>;
}): Question => ({
  id: spec.id,
  about: spec.about,
  describe: () => ({
    input: inputSchema(mapSchema.extend(spec.fields.shape)),
    output: outputSchema(spec.output),
  }),
  answer: (raw, context) => {
    const read = readInput(mapSchema.extend(spec.fields.shape), raw ?? {});
    if (!read.ok) return read;
    const [own, map] = [spec.fields.shape, mapShape].map((shape) =>
      Object.fromEntries(Object.entries(read.value).filter(([key]) => Object.hasOwn(shape, key))),
    );
    const scene = readScene(mapSchema.parse(map), context);
    return scene.ok ? spec.answer(spec.fields.parse(own), scene) : scene;
  },
});

export const sideField = z.enum([sides.german, sides.soviet]);

export const noUnit = (path: string): Answered<never> => trouble(path, msg('pgg.tool.nobody'));

export const copyOpening = (one: Opening): z.input<typeof opening> => ({
  hexes: [...one.hexes],
  sides: [...one.sides],
  causes: [...one.causes],
  way: one.way,
});

export const assuming = ({ assumed: what }: AskedScene) => (what ? { assumed: what } : {});

export const overlayOf = (tool: MapTool, target: string, { board, stand, context }: AskedScene): Overlay =>
  tool.show(target, board, stand, context);

export const copyHexes = (overlay: Overlay) => overlay.hexes.map((one) => ({ ...one }));

export const copyItems = (items: Overlay['list']) => items.map((one) => ({ ...one }));
