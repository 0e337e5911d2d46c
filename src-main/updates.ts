import type { Reply, Update } from '#shared/contract.ts';

/** Who knows of new versions and fetches them: of the desktop shell alone, and loaded when it is first asked. */
export interface Updater {
  /** undefined: there is nothing newer */
  readonly look: () => Promise<{ readonly version: string; readonly notes: string } | undefined>;
  /** rejects where it was stopped or broke off; whole and checked it waits for the app to be closed */
  readonly download: (told: (share: number) => void) => { readonly done: Promise<void>; readonly stop: () => void };
}
export interface UpdateSource {
  /** why none can come */
  readonly none?: 'build' | 'package' | undefined;
  readonly load: () => Promise<Updater>;
}

const longest = 20_000;

/**
 * What is new since the version that runs: of a changelog, the part above its own heading; of a page, its words. Plain
 * text, whatever somebody wrote.
 */
export const notesSince = (notes: string, version: string): string => {
  const plain = notes
    .replace(/<(?:br|\/p|\/li|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
  const lines = plain.split(/\r?\n/);
  const own = lines.findIndex((line) => /^##? /.test(line) && line.split(/[\s[\]]+/).includes(version));
  return (own < 0 ? lines : lines.slice(0, own))
    .filter((line) => !/^# /.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest);
};

/**
 * Nothing is asked before the player agreed, nothing fetched before he says so and every game is backed up, and nothing
 * while a game is played.
 */
export const openUpdates = ({
  source,
  version,
  agreed,
  backUp,
  told,
  failed,
  now = () => new Date(),
}: {
  readonly source: UpdateSource | undefined;
  /** the one that runs */
  readonly version: string;
  readonly agreed: () => boolean;
  readonly backUp: () => Promise<Reply<{ readonly games: number }>>;
  /** something has changed */
  readonly told: () => void;
  readonly failed: (error: unknown) => void;
  readonly now?: (() => Date) | undefined;
}) => {
  const why = source ? source.none : 'host';
  let state: Update = why ? { is: 'none', why } : { is: 'quiet' };
  let updater: Promise<Updater> | undefined;
  let stop: (() => void) | undefined;
  const become = (next: Update): Update => {
    state = next;
    told();
    return state;
  };
  const loaded = (): Promise<Updater> => {
    updater ??= source ? source.load() : Promise.reject(new Error('no updater'));
    return updater;
  };

  const look = async (): Promise<Update> => {
    if (!agreed() || !['quiet', 'failed', 'found'].includes(state.is)) return state;
    become({ is: 'looking' });
    try {
      const found = await (await loaded()).look();
      return become(
        found
          ? { is: 'found', version: found.version, notes: notesSince(found.notes, version) }
          : { is: 'quiet', looked: now().toISOString() },
      );
    } catch (error) {
      failed(error);
      return become({ is: 'failed' });
    }
  };

  const download = async (): Promise<Reply<Update>> => {
    if (!agreed() || state.is !== 'found') return { ok: true, value: state };
    const found = state;
    let stopped = false;
    let halt = (): void => {};
    stop = () => {
      stopped = true;
      halt();
    };
    const end = (next: Update): Update => {
      stop = undefined;
      return become(next);
    };
    become({ ...found, is: 'fetching', share: 0 });
    const backed = await backUp();
    if (!backed.ok || stopped) {
      end(found);
      return backed.ok ? { ok: true, value: state } : backed;
    }
    const fetching = (await loaded()).download((share) => {
      if (state.is === 'fetching' && share - state.share >= 0.01) become({ ...state, share });
    });
    halt = fetching.stop;
    void fetching.done.then(
      () => end({ ...found, is: 'ready', games: backed.value.games }),
      (error) => {
        if (!stopped) failed(error);
        end(stopped ? found : { is: 'failed' });
      },
    );
    return { ok: true, value: state };
  };

  return { read: () => state, look, download, stop: () => stop?.() };
};
