import type { Line } from '#rules/kit/record/journal.ts';
import { isFix } from '#rules/kit/record/path.ts';
import type { Face, In } from '#shared/contract.ts';
import { movesOwn, type SideOf } from '#shared/mayWrite.ts';

type Written = In<'games.write'>;
/** Where the game stands. */
export interface Stand {
  readonly head: string | null;
  readonly face: Face;
  readonly revision: number;
  readonly saved: string;
}
const idOf = (line: unknown): string => (line as Line).id;

/**
 * Where several write into one game, a change made without knowing of another meets it here. Lines form a tree and are
 * never changed, so all of them are kept: the head goes on where nobody moved it meanwhile, and stays with who came first
 * where both went on from one place. What is another branch then, the players see and choose.
 */
export const openMeeting = (lines: readonly unknown[], begun: Stand) => {
  const known = new Map<string, { readonly parent: string | null; readonly who: string | undefined }>();
  const sides = new Map<string, string>();
  let stand = begun;
  const add = (more: readonly unknown[]): void => {
    for (const line of more as readonly Line[]) {
      known.set(line.id, { parent: line.parent, who: line.who });
      if (!isFix(line)) for (const fact of line.facts) if (fact.kind === 'sealed') sides.set(fact.note, fact.side);
    }
  };
  add(lines);

  return {
    ids: (): Iterable<string> => known.keys(),
    has: (id: string): boolean => known.has(id),
    sideOf: ((note) => sides.get(note)) satisfies SideOf,
    /** Whether the head goes over lines of this device alone; made without knowing of another, it moves nothing here. */
    movesOwn: ({ base, lines: sent, head }: Pick<Written, 'base' | 'lines' | 'head'>, who: string): boolean => {
      if (base !== stand.revision) return true;
      const fresh = new Map(sent.map((line) => [idOf(line), { parent: (line as Line).parent, who }]));
      const [first, last] = [sent.at(0) as Line | undefined, sent.at(-1)];
      return movesOwn((id) => fresh.get(id) ?? known.get(id), {
        stands: stand.head,
        ...(first ? { from: first.parent } : {}),
        tip: last === undefined ? stand.head : idOf(last),
        to: head,
        who,
      });
    },
    /** The game as it was read anew. */
    begin: (all: readonly unknown[], now: Stand): void => {
      add(all);
      stand = now;
    },
    wrote: (
      { lines: written, head, face }: Written,
      receipt: { readonly revision: number; readonly saved: string },
    ) => {
      add(written);
      stand = { head, face, ...receipt };
    },
    /** The same change on the present stand, without what is there already; undefined: nothing of it is left to do. */
    meet: (asked: Written): Written | undefined => {
      const lines = asked.lines.filter((line) => !known.has(idOf(line)));
      const goesOn = lines.length > 0 && (lines[0] as Line).parent === stand.head;
      const { head, face } = goesOn ? asked : stand;
      if (lines.length === 0 && asked.things === undefined) return undefined;
      return { ...asked, base: stand.revision, lines, head, face };
    },
    now: (): Stand => stand,
  };
};
export type Meeting = ReturnType<typeof openMeeting>;
