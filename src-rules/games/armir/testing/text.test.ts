import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CellValue } from '#rules/kit/record/journal.ts';
import { en as kitEn } from '#rules/kit/words/catalogue/en.ts';
import { it as kitIt } from '#rules/kit/words/catalogue/it.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { speaker } from '#shared/say.ts';
import { cells } from '../ids.ts';
import { armir as game } from '../index.ts';
import { at, phasesOf } from './at.ts';
import { inventedBoard } from './board.ts';

const ids = (text: { readonly says: object; readonly words: object }) =>
  [...Object.keys(text.says), ...Object.keys(text.words)].sort();

const root = join(import.meta.dirname, '..');
it('no id stands in two files of a language', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /[/.]en\.ts$/.test(file));
  const all = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {4}'(armir\.[\w.-]+)':/gm)].map((found) => found[1]),
  );
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});

/** what older journals hold */
const released = [
  'armir.guns.says.two',
  'armir.list',
  'armir.map.list',
  'armir.says.supply_one',
  'armir.says.supply_other',
  'armir.victory.list',
];
it('no text is kept that nobody says', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/[/.](test|en|it|examples)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const quoted = new Set([...sources.matchAll(/'(armir\.[\w.]+)'/g)].map((found) => found[1]));
  const bare = (id: string) => id.replace(/_(zero|one|other|m|f)$/, '');
  /** ids made from a name in the code: '`armir.option.${id}`' */
  const made = [...sources.matchAll(/`(armir\.[\w.]*)\$\{/g)].map((found) => found[1] ?? '');
  const idle = ids(game.text.en).filter((id) => !quoted.has(bare(id)) && !made.some((prefix) => id.startsWith(prefix)));
  expect(idle).toEqual(released);
});

it('whatever stands on the table and in the turn record is said in both languages', () => {
  const says = [speaker('en', [kitEn, game.text.en]), speaker('it', [kitIt, game.text.it])];
  const told = (msg: Msg) => {
    for (const say of says) {
      const text = say(msg);
      expect(text, msg.id).not.toContain('{{');
      expect(text).not.toBe(msg.id);
      expect(text.trim(), msg.id).not.toBe('');
    }
  };
  const arounds = [1, 2, 4, 6].flatMap((turn) => {
    const records: readonly { readonly [id: string]: CellValue }[] = [
      {},
      {
        [cells.fell]: { ii: 1 },
        [cells.arrived]: { gebirgs: 2, xxivHq: 3 },
        [cells.hqOut]: { a: 2 },
        [cells.initiative]: turn,
        [cells.cai]: 'used',
      },
    ];
    return records.flatMap((own) => [
      at({ turn, place: `t${turn}/initiative`, cells: own }),
      at({ turn, place: `t${turn}/attrition`, cells: own }, inventedBoard),
    ]);
  });
  for (const context of arounds) {
    for (const { msg } of game.reminders(context)) told(msg);
    for (const limit of game.limits(context)) {
      told(limit.msg);
      if (limit.note) told(limit.note);
    }
    for (const lane of game.turnColumns)
      for (const turn of [1, 2, 5, 6]) for (const item of lane.at(turn, context)) told(item.msg);
    for (const node of phasesOf(context))
      for (const task of [node, ...node.tasks]) {
        if (task.msg) told(task.msg);
        if ('status' in task && task.status) told(task.status);
      }
  }
  for (const action of game.actions) for (const msg of [action.msg, action.group, action.about]) if (msg) told(msg);
  for (const cell of game.cells) told(cell.msg);
});

it('sides and the verdict bend as Italian does', () => {
  const say = speaker('it', [game.text.it]);
  expect(say({ id: 'armir.defeat' })).toBe('PS a zero: il sovietico ha perso.');
  expect(say({ id: 'armir.bar.tooMany', p: { what: { name: 'Julia 8' }, count: 3 } })).toBe(
    'Julia 8 ha al massimo 3 step.',
  );
});
