import { useEffect, useRef, useState } from 'react';
import type { MapSpec, MapState, SupplyCheck } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { Judged, JudgeWork } from './judge.worker.ts';

/** Above this many milliseconds the next judgement is made off the main thread. */
export const aFrame = 16;

export interface Judging {
  readonly game: string;
  readonly map: MapSpec;
  readonly judge: SupplyCheck | undefined;
  readonly board: Board | undefined;
  readonly stand: MapState;
  readonly context: Context;
}

export interface JudgedView {
  /** the last verdicts known of this judge */
  readonly verdicts: readonly SupplyStatus[] | undefined;
  /** they are of a moment ago: shown greyed until the new ones are there */
  readonly stale: boolean;
  readonly fault?: string;
}

interface Known {
  readonly of: Judging;
  readonly verdicts?: readonly SupplyStatus[];
  readonly fault?: string;
}

const same = (a: Judging, b: Judging): boolean =>
  a.judge === b.judge && a.board === b.board && a.stand === b.stand && a.context === b.context;

let lastId = 0;
const newWorker = (): Worker => new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });

/** The context without what the worker has already or never reads. */
const lean = (context: Context): Context => {
  const { ticks: _, sheets: __, ...rest } = context;
  return { ...rest, ticks: {} };
};

/**
 * The verdicts on all units of a judge's side, made again at each change of the map, the units or the game: after the
 * change has been drawn, and off the main thread where it takes longer than a frame.
 */
export const useJudged = (question: Judging): JudgedView => {
  const [known, setKnown] = useState<Known>();
  const slow = useRef(false);
  const worker = useRef<Worker | undefined>(undefined);
  const sent = useRef<Board['sheet'] | undefined>(undefined);
  const asked = useRef(question);
  if (!same(asked.current, question)) asked.current = question;
  const now = asked.current;

  useEffect(() => {
    const { judge, board } = now;
    if (!judge || !board) return undefined;
    const here = () => {
      const since = performance.now();
      try {
        setKnown({ of: now, verdicts: judge.of(board, now.stand, now.context) });
      } catch (fault) {
        setKnown({ of: now, fault: String(fault) });
      }
      slow.current = performance.now() - since > aFrame;
    };
    if (!slow.current || typeof Worker === 'undefined') {
      const timer = setTimeout(here, 0);
      return () => clearTimeout(timer);
    }
    const busy = worker.current ?? newWorker();
    worker.current = busy;
    const id = ++lastId;
    busy.onmessage = (event: MessageEvent<Judged>) => {
      if (event.data.id !== id) return;
      setKnown(
        'verdicts' in event.data ? { of: now, verdicts: event.data.verdicts } : { of: now, fault: event.data.fault },
      );
    };
    busy.onerror = (event) => setKnown({ of: now, fault: event.message });
    busy.postMessage({
      id,
      game: now.game,
      judge: judge.id,
      context: lean(now.context),
      ...(sent.current === board.sheet ? {} : { sheet: board.sheet }),
    } satisfies JudgeWork);
    sent.current = board.sheet;
    return undefined;
  }, [now]);
  useEffect(() => () => worker.current?.terminate(), []);

  const fits = known !== undefined && known.of.judge === question.judge;
  if (!question.judge || !question.board) return { verdicts: [], stale: false };
  return {
    verdicts: fits ? known.verdicts : undefined,
    stale: !fits || !same(known.of, question),
    ...(fits && known.fault !== undefined ? { fault: known.fault } : {}),
  };
};
