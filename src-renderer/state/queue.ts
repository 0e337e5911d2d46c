import type { Line } from '#rules/kit/record/journal.ts';
import type { Face, In, Out, Refusal, Reply } from '#shared/contract.ts';
import { without } from './apart.ts';

/** What is on disk, in the words the line under the title needs. */
export interface Disk {
  readonly state: 'safe' | 'writing' | 'trouble' | 'stale';
  /** up to when everything is safe: the time of the last receipt */
  readonly saved: string;
  readonly revision: number;
  /** lines that are only in memory */
  readonly waiting: number;
  readonly refusal?: Refusal;
}

interface Wanted {
  readonly head: string | null;
  readonly face: Face;
  readonly things?: In<'games.write'>['things'];
}

interface Sent {
  readonly input: Omit<In<'games.write'>, 'lines'> & { readonly lines: Line[] };
  readonly of: Wanted;
  /** false: more lines wait than one call takes */
  readonly whole: boolean;
}
/** Whether a call that ended so was carried out, nobody knows. */
const mayBeWritten: readonly Refusal['reason'][] = ['host.gone', 'host.restarted', 'host.fault'];

interface Options {
  readonly id: string;
  readonly revision: number;
  readonly saved: string;
  readonly write: (input: In<'games.write'>) => Promise<Reply<Out<'games.write'>>>;
  readonly tell: (disk: Disk) => void;
  /** a line that no disk takes, for what is in it: it no longer waits here, what was built on it does */
  readonly apart?: (line: Line) => void;
  /** others had gone on meanwhile: all is written, and the game is to be read anew */
  readonly met?: () => void;
  /** milliseconds until a refused write is tried again by itself */
  readonly again?: number;
}

/** the host takes no more lines in one call */
const most = 2_000;

/** Refused for what is in a line, it would be refused for ever. */
const forGood: readonly Refusal['reason'][] = ['input.invalid', 'room.role'];
/** The line of these that a refusal is about: the host names its place, `lines.3.facts.0.kind`. */
const lineRefused = (lines: readonly Line[], { reason, p }: Refusal): Line | undefined => {
  // a role that was taken away takes all that waits with it
  if (reason === 'room.role' && p?.path === undefined) return lines[0];
  const place = forGood.includes(reason) ? /^lines\.(\d+)(\.|$)/.exec(String(p?.path ?? '')) : null;
  return place ? lines[Number(place[1])] : undefined;
};

/**
 * Writes one change after another, each on the revision of the one before. What the disk refuses stays in memory and
 * goes with the next try; a stale revision ends the queue, because another window has gone on. A line refused for what
 * is in it would be refused for ever: it is set apart, and what was built on it goes on without it.
 */
export const writeQueue = ({ id, revision, saved, write, tell, apart, met, again = 5_000 }: Options) => {
  let waiting: readonly Line[] = [];
  let wanted: Wanted | undefined;
  let disk: Disk = { state: 'safe', saved, revision, waiting: 0 };
  /** what the host may have written without our hearing of it: told again to the letter, it is confirmed, not doubled */
  let unanswered: Sent | undefined;
  let busy = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: (() => void)[] = [];

  const say = (next: Partial<Disk> & Pick<Disk, 'state'>) => {
    const { refusal: _, ...rest } = disk;
    disk = { ...rest, ...next, waiting: waiting.length };
    if (!closed) tell(disk);
  };
  const settle = () => {
    const waiters = idle;
    idle = [];
    for (const done of waiters) done();
  };

  const next = (of: Wanted): Sent => {
    const lines = waiting.slice(0, most);
    const whole = waiting.length === lines.length;
    const head = whole ? of.head : (lines.at(-1)?.id ?? null);
    return { input: { id, base: disk.revision, lines, head, face: of.face, things: of.things }, of, whole };
  };

  const pump = async (): Promise<void> => {
    if (busy || closed || !wanted || disk.state === 'stale') return;
    busy = true;
    clearTimeout(timer);
    let meets = false;
    while (wanted && !closed) {
      const sent: Sent = unanswered ?? next(wanted);
      say({ state: 'writing' });
      const reply: Reply<Out<'games.write'>> = await write(sent.input).catch(
        (): Reply<never> => ({ ok: false, reason: 'host.gone' }),
      );
      unanswered = undefined;
      if (!reply.ok) {
        const { ok: _, ...refusal } = reply;
        if (mayBeWritten.includes(refusal.reason)) unanswered = sent;
        const bad = lineRefused(sent.input.lines, refusal);
        if (bad) {
          const rest = without({ lines: waiting, head: wanted.head }, bad.id);
          waiting = rest.lines;
          wanted = { ...wanted, head: rest.head };
          apart?.(bad);
          continue;
        }
        if (reply.reason === 'room.role') {
          // where the head was to go is not this screen's to say
          wanted = undefined;
          meets = true;
          say({ state: 'safe' });
          continue;
        }
        busy = false;
        say({ state: reply.reason === 'save.stale' ? 'stale' : 'trouble', refusal });
        if (reply.reason !== 'save.stale' && !closed) timer = setTimeout(() => void pump(), again);
        settle();
        return;
      }
      waiting = waiting.slice(sent.input.lines.length);
      if (wanted === sent.of && sent.whole) wanted = undefined;
      const { head } = reply.value;
      meets ||= head !== undefined;
      // what was built on a branch that others stand beside does not pull them over to it
      if (wanted && head !== undefined && head !== sent.input.head) wanted = { ...wanted, head };
      say({ state: wanted ? 'writing' : 'safe', revision: reply.value.revision, saved: reply.value.saved });
    }
    busy = false;
    settle();
    if (meets && !closed) met?.();
  };

  /** Resolves when nothing is being written, also after a refusal. */
  const settled = (): Promise<void> => (busy ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve());

  return {
    push(lines: readonly Line[], next: Wanted): void {
      waiting = [...waiting, ...lines];
      const things = next.things ?? wanted?.things;
      wanted = { ...next, things };
      void pump();
    },
    retry(): void {
      void pump();
    },
    settled,
    /**
     * Another change of the same file, between two writes and on the same revisions. Without a connection to the disk
     * it is not tried: what the queue holds goes first.
     */
    async between(change: (base: number) => Promise<Reply<Out<'games.write'>>>): Promise<Reply<Out<'games.write'>>> {
      while (busy) await settled();
      if (disk.refusal) return { ok: false, ...disk.refusal };
      busy = true;
      // not quiet: the host's word of a new revision is our own
      say({ state: 'writing' });
      const reply: Reply<Out<'games.write'>> = await change(disk.revision).catch(() => ({
        ok: false,
        reason: 'host.gone',
      }));
      busy = false;
      if (reply.ok) say({ state: 'safe', revision: reply.value.revision, saved: reply.value.saved });
      else if (reply.reason === 'save.stale') say({ state: 'stale', refusal: { reason: reply.reason } });
      else say({ state: 'safe' });
      settle();
      void pump();
      return reply;
    },
    /** Others wrote, and what they wrote is known here: the next change is made on that. */
    heard({ revision: now, saved: at }: { readonly revision: number; readonly saved: string }): void {
      if (busy || wanted || now < disk.revision) return;
      disk = { ...disk, revision: now, saved: at };
    },
    /** Whether something is only in memory: lines, or where the game stands. */
    get owes(): boolean {
      return disk.state !== 'safe';
    },
    /** Forgets what waits: only where nothing does, or where the player said so. */
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
    get disk(): Disk {
      return disk;
    },
    get unwritten(): readonly Line[] {
      return waiting;
    },
  };
};
export type WriteQueue = ReturnType<typeof writeQueue>;
