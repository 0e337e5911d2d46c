import type { Face } from '#shared/contract.ts';

/** Which backups stay, and what their names say: pure, so that it can be tested over years. */
export interface Backup {
  /** its file name */
  readonly id: string;
  /** counts up from 1 within a game, whatever the clock says; 0: of a version that did not count */
  readonly n: number;
  readonly at: string;
  readonly turn: number;
  /** the message of the phase, where that has no parameters */
  readonly phase?: string;
  readonly entries: number;
  /** never thinned: what was there before a migration, what was saved from a damaged game */
  readonly kept: boolean;
}

/** `<time>.b<n>.t<turn>[.p-<phase>].n<entries>[.keep].json.gz`: listing needs no opening. */
export const backupName = ({
  n,
  at,
  face,
  entries,
  kept = false,
}: {
  readonly n: number;
  readonly at: Date;
  readonly face: Pick<Face, 'turn' | 'phase'>;
  readonly entries: number;
  readonly kept?: boolean;
}): string => {
  const { id = '', p } = face.phase ?? {};
  const phase = p === undefined && /^[A-Za-z0-9._-]{1,60}$/.test(id) ? `.p-${id}` : '';
  const time = at.toISOString().replaceAll(':', '-');
  return `${time}.b${n}.t${face.turn}${phase}.n${entries}${kept ? '.keep' : ''}.json.gz`;
};

const form =
  /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)(?:\.b(\d+))?\.t(-?\d+)(?:\.p-([A-Za-z0-9._-]+?))?\.n(\d+)(\.keep)?\.json\.gz$/;
export const backupOf = (name: string): Backup | undefined => {
  const found = form.exec(name);
  if (!found) return undefined;
  const [, day, hour, minute, second, n = '0', turn, phase, entries, kept] = found;
  return {
    id: name,
    n: Number(n),
    at: `${day}${hour}:${minute}:${second}`,
    turn: Number(turn),
    ...(phase === undefined ? {} : { phase }),
    entries: Number(entries),
    kept: kept !== undefined,
  };
};

/** Newest first, by their count: a clock that stood ahead, or was put back, changes nothing. */
export const newestFirst = (a: Backup, b: Backup): number => b.n - a.n || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);

const day = 86_400_000;
/** The Monday of a day's week, as a number of weeks. */
const weekOf = (at: string): string => String(Math.floor((Date.parse(at) / day + 3) / 7));

/** The newest backup of each of the last `n` buckets that have one. */
const newestOf = (sorted: readonly Backup[], bucket: (backup: Backup) => string, n: number): readonly Backup[] => {
  const newest = new Map<string, Backup>();
  for (const backup of sorted) if (!newest.has(bucket(backup))) newest.set(bucket(backup), backup);
  return [...newest.values()].slice(0, n);
};

/**
 * 12 daily, 10 weekly, 9 monthly, and the newest of every turn. Days without play do not count: a group that meets on
 * Sundays still has twelve evenings to go back to.
 */
export const thin = (
  backups: readonly Backup[],
): { readonly keep: readonly Backup[]; readonly drop: readonly Backup[] } => {
  const sorted = [...backups].sort(newestFirst);
  const stays = new Set<Backup>([
    ...sorted.filter((backup) => backup.kept),
    ...newestOf(sorted, (backup) => backup.at.slice(0, 10), 12),
    ...newestOf(sorted, (backup) => weekOf(backup.at), 10),
    ...newestOf(sorted, (backup) => backup.at.slice(0, 7), 9),
    ...newestOf(sorted, (backup) => `t${backup.turn}`, Number.POSITIVE_INFINITY),
  ]);
  return { keep: sorted.filter((backup) => stays.has(backup)), drop: sorted.filter((backup) => !stays.has(backup)) };
};

/** A new one is due when there is none, and five minutes after the last (or when the clock was put back). */
export const isDue = (backups: readonly Backup[], now: Date): boolean => {
  const newest = backups.toSorted(newestFirst)[0];
  const since = newest ? now.getTime() - Date.parse(newest.at) : Number.POSITIVE_INFINITY;
  return since < 0 || since >= 300_000;
};
