// The pictures of docs/architecture.md, made from the imports.
import { circlesOf, importsOf } from './circles.ts';

type Arrows = ReadonlyMap<string, readonly string[]>;

/** Without the arrows that a longer way says already. */
const reduced = (arrows: Arrows): Arrows => {
  const far = new Map<string, ReadonlySet<string>>();
  const reach = (from: string): ReadonlySet<string> => {
    const known = far.get(from);
    if (known) return known;
    const found = new Set((arrows.get(from) ?? []).flatMap((to) => [to, ...reach(to)]));
    far.set(from, found);
    return found;
  };
  if (circlesOf(arrows).length > 0) throw new Error('a picture of rooms has no circle');
  return new Map(
    [...arrows].map(([from, to]) => [from, to.filter((one) => !to.some((via) => via !== one && reach(via).has(one)))]),
  );
};

/** Arrows between groups of files; a file of no group is left out. */
const between = (root: string, groupOf: (file: string) => string | undefined): Arrows => {
  const found = new Map<string, Set<string>>();
  for (const [file, to] of importsOf(root)) {
    if (file.includes('/testing/')) continue;
    const from = groupOf(file);
    if (from === undefined) continue;
    const others = found.get(from) ?? new Set();
    for (const each of to) {
      const group = groupOf(each);
      if (group !== undefined && group !== from && !each.includes('/testing/')) others.add(group);
    }
    found.set(from, others);
  }
  return new Map([...found].sort().map(([from, to]) => [from, [...to].sort()]));
};

const drawn = (arrows: Arrows): string => {
  const lines = [...reduced(arrows)].flatMap(([from, to]) =>
    to.length === 0 ? [`  ${from}`] : to.map((one) => `  ${from} --> ${one}`),
  );
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
};

const inFolder = (folder: string) => (file: string) =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;

/** By name: the parts, the rooms of the kit, the layers of the screens. An arrow is an import, types among them. */
export const pictures = (root: string): { readonly [name: string]: string } => ({
  parts: drawn(
    between(root, (file) =>
      /^src-rules\/(?:kit|games)|^src-(?:shared|main|renderer)/.exec(file)?.[0].replace('/', '_'),
    ),
  ),
  kit: drawn(between(root, inFolder('src-rules/kit'))),
  renderer: drawn(
    between(root, (file) => {
      const layer = inFolder('src-renderer')(file);
      return layer?.includes('.') ? undefined : layer;
    }),
  ),
});

/** The page with its pictures as they are now, each between `<!-- name -->` and `<!-- /name -->`. */
export const withPictures = (page: string, root: string): string =>
  Object.entries(pictures(root)).reduce((text, [name, picture]) => {
    const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!place.test(text)) throw new Error(`no place for the picture ${name}`);
    return text.replace(place, `$1${picture}\n$2`);
  }, page);
