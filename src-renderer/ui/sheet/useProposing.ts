import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import type { UnderPhoto } from '../canvas/brushes.ts';
import { doubts, isOpen, type Proposed } from '../photo/proposed/doubts.ts';
import type { Proposals, ProposeOf } from '../photo/proposed/proposals.ts';
import { newTeacher, type Teacher } from '../photo/teacher.ts';
import {
  accepted,
  back,
  decide,
  leftOut,
  lessons,
  pass,
  proposedNow,
  type Session,
  sessionOf,
} from './proposeSession.ts';
import { type Option, type Subject, subjectOf } from './proposeSubject.ts';
import type { Drawing } from './useDrawing.ts';

export interface Proposing {
  /** what the proposals are about, or would be */
  readonly subject: Subject;
  /** what can be said of a place */
  readonly options: readonly Option[];
  /** looking: the photo is looked at; open: proposals lie on the map */
  readonly stage: 'off' | 'looking' | 'open';
  /** how far the looking is, 0 to 1 */
  readonly part: number;
  /** why nothing is proposed */
  readonly trouble: 'fault' | 'outside' | undefined;
  readonly proposed: ReadonlyMap<string, Proposed>;
  /** the worst first */
  readonly doubtful: readonly string[];
  /** places to be drawn by hand, see `leftOut` */
  readonly left: number;
  readonly begin: () => void;
  readonly close: () => void;
  /** the next doubtful place to look at, or the one before; undefined: there is none */
  readonly step: (from: string | undefined, backwards: boolean) => string | undefined;
  /** what places are, as the player says, in one step of undo; drawn ones are drawn anew at once */
  readonly decide: (places: readonly string[], as: string) => void;
  /** takes proposals as they are and writes them to the map, in one step of its undo; answers how many were drawn */
  readonly accept: (which: (one: Proposed) => boolean) => number;
  /** a decision taken back; false: the map's own undo has the next word */
  readonly undo: () => boolean;
}

const none: ReadonlyMap<string, Proposed> = new Map();

/** What is proposed from the photo under the grid: nothing is written to the map before it is accepted. */
export const useProposing = (
  drawing: Pick<Drawing, 'sheet' | 'now' | 'apply'>,
  spec: SheetSpec,
  photo: UnderPhoto | undefined,
  /** what would be proposed; what is being proposed stays what it is */
  wanted: ProposeOf,
): Proposing => {
  const { sheet } = drawing;
  const [stage, setStage] = useState<Proposing['stage']>('off');
  const [part, setPart] = useState(0);
  const [trouble, setTrouble] = useState<Proposing['trouble']>();
  const [session, setSession] = useState<Session>();
  const [proposals, setProposals] = useState<Proposals>();
  const [begun, setBegun] = useState(wanted);
  const subject = subjectOf(stage === 'off' ? wanted : begun);
  const options = useMemo(() => subject.options(spec, session?.named.values() ?? []), [subject, spec, session?.named]);
  const teacher = useRef<Teacher | undefined>(undefined);
  const latest = useRef<Session | undefined>(undefined);
  const visited = useRef<string[]>([]);
  const learning = useRef<'no' | 'busy' | 'again'>('no');

  const close = useCallback(() => {
    teacher.current?.stop();
    teacher.current = undefined;
    latest.current = undefined;
    visited.current = [];
    learning.current = 'no';
    setStage('off');
    setSession(undefined);
    setProposals(undefined);
  }, []);
  useEffect(() => close, [close]);
  // another photo or another grid: what was seen is no longer so. At once: a press as soon as the button stands would be
  // taken back else.
  const { grid } = sheet;
  const image = photo?.image;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by what changed
  useLayoutEffect(() => {
    close();
    setTrouble(undefined);
  }, [image, grid]);

  const keep = (next: Session): void => {
    latest.current = next;
    setSession(next);
  };
  const learn = useCallback(
    async (on: Sheet, about: Subject): Promise<void> => {
      const by = teacher.current;
      if (learning.current !== 'no') {
        learning.current = 'again';
        return;
      }
      do {
        learning.current = 'busy';
        const now = latest.current;
        if (!by || !now) break;
        const said = about.options(spec, now.named.values());
        const { named, decided } = lessons(now, on, about, said);
        const found = await by.learn(
          named,
          said.map(({ kinds }) => kinds.map(({ key }) => key)),
          decided,
        );
        // closed, or begun anew, meanwhile
        if (teacher.current !== by) return;
        if (!found) {
          close();
          setTrouble('fault');
          return;
        }
        setProposals(found);
      } while ((learning.current as string) === 'again');
      learning.current = 'no';
    },
    [spec, close],
  );

  const begin = async (): Promise<void> => {
    if (!photo || stage !== 'off') return;
    setTrouble(undefined);
    setPart(0);
    setBegun(wanted);
    setStage('looking');
    const by = newTeacher();
    teacher.current = by;
    const seen = await by.look(photo, grid, wanted, setPart);
    if (teacher.current !== by) return;
    if (!seen) {
      close();
      setTrouble(seen === undefined ? 'fault' : 'outside');
      return;
    }
    const about = subjectOf(wanted);
    keep(sessionOf(about, drawing.now()));
    await learn(drawing.now(), about);
    if (teacher.current === by) setStage('open');
  };

  const proposed = useMemo(
    () => (session && proposals ? proposedNow(session, sheet, subject, options, proposals) : none),
    [session, sheet, subject, options, proposals],
  );
  const doubtful = useMemo(() => doubts(proposed.values(), session?.passed), [proposed, session?.passed]);
  const left = useMemo(
    () => (proposals ? leftOut(sheet, subject, options, proposals) : 0),
    [sheet, subject, options, proposals],
  );

  return {
    subject,
    options,
    stage,
    part,
    trouble,
    proposed,
    doubtful,
    left,
    begin: () => void begin(),
    close,
    step: (from, backwards) => {
      const now = latest.current;
      if (!now) return undefined;
      if (backwards) {
        if (visited.current.at(-1) === from) visited.current.pop();
        return visited.current.at(-1);
      }
      const passing = from !== undefined && doubtful.includes(from);
      if (passing) keep(pass(now, from));
      const next = (passing ? [...doubtful.filter((one) => one !== from), from] : doubtful)[0];
      if (next !== undefined) visited.current.push(next);
      return next;
    },
    decide: (places, as) => {
      const now = latest.current;
      if (!now) return;
      const drawn = subject.drawn(drawing.now());
      const open = places.filter((at) => (drawn.has(at) ? drawn.get(at) !== as : subject.mayBe(drawing.now(), at)));
      if (open.length === 0) return;
      const anew = open.filter((at) => drawn.has(at));
      if (anew.length > 0) drawing.apply(subject.edit(new Map(anew.map((at) => [at, as]))));
      keep(decide(now, open, as, anew.length > 0));
      void learn(drawing.now(), subject);
    },
    accept: (which) => {
      const now = latest.current;
      const within = [...proposed.values()].filter((one) => isOpen(one) && which(one));
      if (!now || within.length === 0) return 0;
      const taken = within.filter(({ as }) => as !== '');
      const nothing = within.filter(({ as }) => as === '').map(({ at }) => at);
      if (taken.length > 0 && !drawing.apply(subject.edit(new Map(taken.map(({ at, as }) => [at, as]))))) return 0;
      keep(accepted(now, nothing, taken.length > 0));
      return taken.length;
    },
    undo: () => {
      const now = latest.current;
      if (!now || stage !== 'open') return false;
      const before = back(now);
      keep(before.session);
      if (before.map) return false;
      void learn(drawing.now(), subject);
      return true;
    },
  };
};
