// Circles of imports, those of types alone among them: the linter's `noImportCycles` passes these over.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

type Imports = ReadonlyMap<string, readonly string[]>;
type Circle = readonly string[];

const parts: readonly (readonly [alias: string, folder: string])[] = [
  ['#rules/', 'src-rules/'],
  ['#shared/', 'src-shared/'],
];
const arrow = /^\s*(?:import|export)\b[^;'"]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm;

const target = (file: string, to: string): string | undefined => {
  const [alias, folder] = parts.find(([start]) => to.startsWith(start)) ?? [];
  if (alias !== undefined) return `${folder}${to.slice(alias.length)}`;
  return to.startsWith('.') ? normalize(join(dirname(file), to)).replaceAll('\\', '/') : undefined;
};

/** What each file of the product imports of the others: tests belong to nobody's circle. */
export const importsOf = (root: string): Imports => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src-*/*.ts', 'src-*/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const there = new Set(files.filter((file) => existsSync(join(root, file))));
  return new Map(
    [...there].map((file) => {
      const found = [...readFileSync(join(root, file), 'utf8').matchAll(arrow)].flatMap(
        (one) => target(file, one[1] ?? one[2] ?? '') ?? [],
      );
      return [file, [...new Set(found.filter((to) => there.has(to)))]];
    }),
  );
};

/** Groups of files each of which leads to each other (Tarjan). */
export const circlesOf = (imports: Imports): readonly Circle[] => {
  const number = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: Circle[] = [];
  const lowest = (file: string): number => low.get(file) ?? Number.POSITIVE_INFINITY;
  const visit = (file: string): void => {
    const to = imports.get(file) ?? [];
    number.set(file, number.size);
    low.set(file, number.size - 1);
    open.push(file);
    for (const next of to) {
      if (!number.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(lowest(file), lowest(next)));
    }
    if (low.get(file) !== number.get(file)) return;
    const files = open.splice(open.indexOf(file)).sort();
    if (files.length > 1 || to.includes(file)) circles.push(files);
  };
  for (const file of imports.keys()) if (!number.has(file)) visit(file);
  return circles.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
};

/**
 * The room a file lives in: its folder; in a game its chapter with all folders in it, `model`, or a file of the game's own
 * root, which is a room by itself.
 */
export const roomOf = (file: string): string => {
  const game = /^src-rules\/games\/[^/]+\/(?:chapters\/[^/]+|[^/]+)/.exec(file);
  return game ? game[0] : dirname(file);
};

/** What each room imports of the others. */
export const roomsOf = (imports: Imports): Imports => {
  const rooms = new Map<string, Set<string>>();
  for (const [file, to] of imports) {
    const room = roomOf(file);
    const others = rooms.get(room) ?? new Set();
    for (const each of to) if (roomOf(each) !== room) others.add(roomOf(each));
    rooms.set(room, others);
  }
  return new Map([...rooms].map(([room, others]) => [room, [...others].sort()]));
};
