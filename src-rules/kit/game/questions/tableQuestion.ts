import { z } from 'zod';
import { askedRows, checkGrid, colsOf, presetOf } from '../../tables/grids.ts';
import { said } from '../../words/messageSchema.ts';
import type { Game } from '../game.ts';
import { type Question, question } from '../question.ts';

/** How far the players' own tables are, and what of them is odd: for the command line, as the editor says it. */
export const tableQuestion = (game: Pick<Game, 'tables'>): readonly Question[] =>
  game.tables.length === 0
    ? []
    : [
        {
          asTyped: true,
          ...question({
            id: 'table-check',
            about:
              'The players’ own tables as given in the context: cells typed, misread, doubtful, against the rulebook’s examples, out of order.',
            input: z.strictObject({ table: z.enum(game.tables.map(({ id }) => id)).optional() }),
            output: z.array(
              z.object({
                table: z.string(),
                rule: z.string(),
                columns: z.array(z.string()),
                typed: z.int(),
                of: z.int(),
                bad: z.array(z.object({ at: z.string(), text: z.string() })),
                doubtful: z.array(z.string()),
                stated: z.array(
                  z.object({ at: z.string(), text: z.string(), typed: z.string().nullable(), rule: z.string() }),
                ),
                warnings: z.array(z.object({ id: z.string(), msg: said, kept: z.boolean() })),
                notes: z.array(said),
              }),
            ),
            answer: ({ table }, { tables }) =>
              game.tables
                .filter(({ id }) => table === undefined || table === id)
                .map((spec) => {
                  const grid = tables[spec.id] ?? presetOf(spec);
                  const check = checkGrid(spec, grid);
                  const columns = colsOf(spec, grid);
                  const of = askedRows(spec, grid).length * columns.length;
                  const at = ({ row, col }: { readonly row: string; readonly col: string }) => `${row}/${col}`;
                  return {
                    table: spec.id,
                    rule: spec.rule,
                    columns: [...columns],
                    typed: of - check.missing.length,
                    of,
                    bad: check.bad.map((one) => ({ at: at(one), text: one.text })),
                    doubtful: check.doubtful.map(at),
                    stated: check.stated.map((one) => ({
                      at: at(one),
                      text: one.text,
                      typed: one.typed ?? null,
                      rule: one.rule,
                    })),
                    warnings: [
                      ...check.warnings.map((one) => ({ id: one.id, msg: one.msg, kept: false })),
                      ...check.kept.map((one) => ({ id: one.id, msg: one.msg, kept: true })),
                    ],
                    notes: [...check.notes],
                  };
                }),
          }),
        },
      ];
