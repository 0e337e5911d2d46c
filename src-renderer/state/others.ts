import { create } from 'zustand';
import { same } from '#rules/kit/base/same.ts';
import type { Journal, Line } from '#rules/kit/record/journal.ts';
import { back, isFix, pathTo } from '#rules/kit/record/path.ts';
import { type Branch, branches } from '#rules/kit/record/undo.ts';
import type { Msg } from '#rules/kit/words/message.ts';

/** What is said of a line of somebody else; `who` absent: it was written where the game lies. */
interface Deed {
  readonly who?: string | undefined;
  readonly says: Msg;
  /** nothing was written: somebody undid, or went to another branch, and the game stands at this */
  readonly moved?: boolean;
}
/** Two went on from one place: the branch beside the one the game stands on, by its last line. */
export interface Fork extends Deed {
  readonly leaf: string;
  /** it is this screen's own */
  readonly mine: boolean;
}

/** What others at the table did last, for the line under the title. */
export const useOthers = create<{ readonly did?: Deed | undefined; readonly fork?: Fork | undefined }>(() => ({}));

const deedOf = ({ who, says }: Line): Deed => ({ says, ...(who === undefined ? {} : { who }) });

/** Both did the same, as when both end a phase: there is nothing to choose. */
const isSaid = ({ lines }: Journal, path: readonly Line[], { leaf, from, length }: Branch): boolean => {
  const beside = [...back(lines, leaf)].slice(0, length).reverse();
  const here = path.slice(path.findIndex(({ id }) => id === from) + 1);
  return beside.every((line, i) => same(didOf(line), didOf(here[i])));
};
const didOf = (line: Line | undefined) => (line === undefined || isFix(line) ? line : line.facts);

/**
 * What others wrote has come in: what it was, and whether it lies beside the path of the game. `own`: where this screen
 * had gone on itself meanwhile; without new lines somebody has gone to another place of the record.
 */
export const heardOthers = (journal: Journal, fresh: readonly Line[], own: string | undefined): void => {
  const known = new Set(fresh.map(({ id }) => id));
  if (own !== undefined) known.add(own);
  const path = pathTo(journal);
  const here = new Set(path.map(({ id }) => id));
  // most often all lies on the path, and no branch is looked for
  const beside = [...known].every((id) => here.has(id))
    ? undefined
    : branches(journal).find((branch) => known.has(branch.leaf) && !isSaid(journal, path, branch));
  const last = fresh.findLast((line) => here.has(line.id) && (isFix(line) || line.by === undefined));
  const stands = path.at(-1);
  const did = last ? deedOf(last) : fresh.length === 0 && stands ? { says: stands.says, moved: true } : undefined;
  useOthers.setState(({ did: before, fork }) => ({
    did: did ?? before,
    fork: beside
      ? { leaf: beside.leaf, mine: beside.leaf === own, ...deedOf(beside.last) }
      : fork && here.has(fork.leaf)
        ? undefined
        : fork,
  }));
};

/** This screen went on itself, or to another branch; on the one it was offered there is nothing to choose any more. */
export const wentOn = (journal: Journal): void => {
  const { did, fork } = useOthers.getState();
  if (did) useOthers.setState({ did: undefined });
  if (fork && pathTo(journal).some(({ id }) => id === fork.leaf)) dismissFork();
};
export const dismissFork = (): void => useOthers.setState({ fork: undefined });
export const forgetOthers = (): void => useOthers.setState({ did: undefined, fork: undefined });
