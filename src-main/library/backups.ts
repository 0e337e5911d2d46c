/** Which backups stay: pure, so that it can be tested over years. */
export interface Backup {
  /** its file name */
  readonly id: string;
  readonly at: string;
  readonly turn: number;
  readonly entries: number;
  /** never thinned: what was there before a migration, what was saved from a damaged game */
  readonly kept: boolean;
}

/** `<time>.t<turn>.n<entries>[.keep].json.gz`: listing needs no opening. */
export const backupName = (at: Date, turn: number, entries: number, kept = false): string =>
  `${at.toISOString().replaceAll(':', '-')}.t${turn}.n${entries}${kept ? '.keep' : ''}.json.gz`;

export const backupOf = (name: string): Backup | undefined => {
  const found = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.t(-?\d+)\.n(\d+)(\.keep)?\.json\.gz$/.exec(name);
  if (!found) return undefined;
  const [, day, hour, minute, second, turn, entries, kept] = found;
  return {
    id: name,
    at: `${day}${hour}:${minute}:${second}`,
    turn: Number(turn),
    entries: Number(entries),
    kept: kept !== undefined,
  };
};

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
  const sorted = [...backups].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const stays = new Set<Backup>([
    ...sorted.filter((backup) => backup.kept),
    ...newestOf(sorted, (backup) => backup.at.slice(0, 10), 12),
    ...newestOf(sorted, (backup) => weekOf(backup.at), 10),
    ...newestOf(sorted, (backup) => backup.at.slice(0, 7), 9),
    ...newestOf(sorted, (backup) => `t${backup.turn}`, Number.POSITIVE_INFINITY),
  ]);
  return { keep: sorted.filter((backup) => stays.has(backup)), drop: sorted.filter((backup) => !stays.has(backup)) };
};

/** A new one is due when there is none, and ten minutes after the last (or when the clock was put back). */
export const isDue = (backups: readonly Backup[], now: Date): boolean => {
  const newest = backups.reduce((best, { at }) => (best >= at ? best : at), '');
  return newest === '' || newest > now.toISOString() || now.getTime() - Date.parse(newest) >= 600_000;
};
