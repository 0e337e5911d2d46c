import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import type { UnderPhoto } from '../canvas/brushes.ts';
import { doubts, type Proposed } from '../photo/terrain/doubts.ts';
import type { Proposals } from '../photo/terrain/propose.ts';
import { newTeacher, type Teacher } from '../photo/terrain/teacher.ts';
import {
  back,
  decide,
  lessons,
  pass,
  proposedNow,
  type Session,
  sessionOf,
  unseenCount,
  wrote,
} from './proposeSession.ts';
import type { Drawing } from './useDrawing.ts';

export interface Proposing {
  /** looking: the photo is looked at; open: proposals lie on the map */
  readonly stage: 'off' | 'looking' | 'open';
  /** how far the looking is, 0 to 1 */
  readonly part: number;
  /** why nothing is proposed */
  readonly trouble: 'fault' | 'outside' | undefined;
  readonly proposed: ReadonlyMap<string, Proposed>;
  /** the worst first */
  readonly doubtful: readonly string[];
  /** hexes neither drawn nor seen on the photo */
  readonly unseen: number;
  readonly begin: () => void;
  readonly close: () => void;
  /** the next doubtful hex to look at, or the one before; undefined: there is none */
  readonly step: (from: string | undefined, backwards: boolean) => string | undefined;
  /** what a hex is, as the player says; on a drawn one it is painted at once */
  readonly decide: (hex: string, terrain: string) => void;
  /** writes proposals to the map, in one step of its undo; answers how many */
  readonly accept: (which: (one: Proposed) => boolean) => number;
  /** a decision taken back; false: the map's own undo has the next word */
  readonly undo: () => boolean;
}

const none: ReadonlyMap<string, Proposed> = new Map();

/** Terrain proposed from the photo under the grid: nothing is written to the map before it is accepted. */
export const useProposing = (
  drawing: Pick<Drawing, 'sheet' | 'now' | 'apply'>,
  spec: SheetSpec,
  photo: UnderPhoto | undefined,
): Proposing => {
  const { sheet } = drawing;
  const [stage, setStage] = useState<Proposing['stage']>('off');
  const [part, setPart] = useState(0);
  const [trouble, setTrouble] = useState<Proposing['trouble']>();
  const [session, setSession] = useState<Session>();
  const [proposals, setProposals] = useState<Proposals>();
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
    async (on: Sheet): Promise<void> => {
      const by = teacher.current;
      if (learning.current !== 'no') {
        learning.current = 'again';
        return;
      }
      do {
        learning.current = 'busy';
        const now = latest.current;
        if (!by || !now) break;
        const found = await by.learn(lessons(now, on, spec), spec.terrains.length);
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
    setStage('looking');
    const by = newTeacher();
    teacher.current = by;
    const seen = await by.look(photo, grid, setPart);
    if (teacher.current !== by) return;
    if (!seen) {
      close();
      setTrouble(seen === undefined ? 'fault' : 'outside');
      return;
    }
    keep(sessionOf(drawing.now()));
    await learn(drawing.now());
    if (teacher.current === by) setStage('open');
  };

  const proposed = useMemo(
    () => (session && proposals ? proposedNow(session, sheet, spec, proposals) : none),
    [session, sheet, spec, proposals],
  );
  const doubtful = useMemo(() => doubts(proposed.values(), session?.passed), [proposed, session?.passed]);
  const unseen = useMemo(() => (proposals ? unseenCount(sheet, proposals) : 0), [sheet, proposals]);

  return {
    stage,
    part,
    trouble,
    proposed,
    doubtful,
    unseen,
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
      const next = (passing ? [...doubtful.filter((hex) => hex !== from), from] : doubtful)[0];
      if (next !== undefined) visited.current.push(next);
      return next;
    },
    decide: (hex, terrain) => {
      const now = latest.current;
      if (!now) return;
      const drawn = drawing.now().hexes[hex];
      if (drawn) {
        if (drawn.terrain === terrain) return;
        drawing.apply({ do: 'terrain', hexes: [hex], terrain });
        keep(wrote({ ...now, decided: new Map(now.decided).set(hex, terrain) }));
      } else keep(decide(now, hex, terrain));
      void learn(drawing.now());
    },
    accept: (which) => {
      const now = latest.current;
      const taken = [...proposed.values()].filter(which);
      if (!now || taken.length === 0) return 0;
      const hexes = Object.fromEntries(taken.map(({ hex, terrain }) => [hex, terrain]));
      if (!drawing.apply({ do: 'terrains', hexes })) return 0;
      keep(wrote(now));
      return taken.length;
    },
    undo: () => {
      const now = latest.current;
      if (!now || stage !== 'open') return false;
      const before = back(now);
      keep(before.session);
      if (before.map) return false;
      void learn(drawing.now());
      return true;
    },
  };
};
