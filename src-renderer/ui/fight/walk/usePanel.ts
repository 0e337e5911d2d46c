import { useEffect, useMemo, useRef, useState } from 'react';
import type { Panel } from '#rules/kit/procedure/panel.ts';
import { mainThread, panelAtOnce, type Session } from '#rules/kit/procedure/session.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { Work, Worked } from './solver.worker.ts';

export interface Working {
  /** milliseconds it is expected to take */
  readonly cost: number;
  readonly since: number;
}

export interface PanelView {
  readonly panel?: Panel;
  /** the panel is the last one known, not the one of the present input */
  readonly stale?: boolean;
  /** the panel is of the present input, but lacks what takes long; `before`: the last whole one */
  readonly brief?: boolean;
  readonly before?: Panel;
  /** present while it is being worked out */
  readonly working?: Working;
  readonly cancelled?: boolean;
  readonly fault?: string;
  readonly cancel: () => void;
  readonly retry: () => void;
}

interface Result {
  readonly key: string;
  readonly panel?: Panel;
  readonly fault?: string;
  readonly cancelled?: boolean;
}

const nothing = (): void => {};
const nothingOpen: Partial<Session> & Pick<Session, 'context' | 'answers'> = { context: emptyContext, answers: [] };
let lastId = 0;

const newWorker = (): Worker => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });

/** What a calculator shows for an input: at once where that is cheap, else from a worker, exact when it arrives. */
export const usePanel = (session: Session | undefined): PanelView => {
  const { game, calculator: calc, input, context, answers } = session ?? nothingOpen;
  const cost = useMemo(() => (calc && input ? calc.cost(input, context) : 0), [calc, input, context]);
  const here = cost <= mainThread;
  const first = useMemo(() => session && panelAtOnce(session), [session]);
  const [atOnce, brief] = here ? [first, undefined] : [undefined, first];

  // what was shown last stays in sight while a dearer question is worked out
  const lastShown = useRef<{ readonly calc: string; readonly panel: Panel } | undefined>(undefined);
  if (atOnce && calc) lastShown.current = { calc: calc.id, panel: atOnce };

  const [result, setResult] = useState<Result>();
  const [working, setWorking] = useState<Working>();
  const [tries, setTries] = useState(0);
  const worker = useRef<Worker | undefined>(undefined);
  const key = useMemo(
    () =>
      here || !calc || !input ? '' : JSON.stringify([calc.id, input, answers, context.place, context.options, tries]),
    [here, calc, input, answers, context, tries],
  );
  const work = useRef<Omit<Work, 'id'> | undefined>(undefined);
  // the drawn map stays here: no calculator that takes so long reads it, and it would be copied with each question
  const { sheets: _, ...lean } = context;
  work.current = game && calc && input ? { game: game.id, calc: calc.id, input, context: lean, answers } : undefined;

  useEffect(() => {
    if (key === '' || !work.current) {
      setWorking(undefined);
      return undefined;
    }
    // The old question is dropped with its worker: nobody waits for an answer to what is no longer asked.
    const busy = worker.current ?? newWorker();
    worker.current = busy;
    const id = ++lastId;
    let answered = false;
    busy.onmessage = (event: MessageEvent<Worked>) => {
      if (event.data.id !== id) return;
      answered = true;
      setWorking(undefined);
      setResult('panel' in event.data ? { key, panel: event.data.panel } : { key, fault: event.data.fault });
    };
    busy.onerror = (event) => {
      answered = true;
      setWorking(undefined);
      setResult({ key, fault: event.message });
    };
    busy.postMessage({ id, ...work.current } satisfies Work);
    setWorking({ cost, since: performance.now() });
    return () => {
      if (answered) return;
      busy.terminate();
      worker.current = undefined;
    };
  }, [key, cost]);

  useEffect(() => () => worker.current?.terminate(), []);

  if (here) return { panel: atOnce, cancel: nothing, retry: nothing };
  const current = result?.key === key ? result : undefined;
  if (current?.panel && calc) lastShown.current = { calc: calc.id, panel: current.panel };
  const shown = lastShown.current?.calc === calc?.id ? lastShown.current?.panel : undefined;
  const known = !current?.panel && brief ? { panel: brief, brief: true, before: shown } : undefined;
  return {
    ...(known ?? {
      panel: shown,
      ...(shown && !current?.panel ? { stale: true } : {}),
    }),
    ...(working && !current ? { working } : {}),
    ...(current?.cancelled ? { cancelled: true } : {}),
    fault: current?.fault,
    cancel: () => {
      worker.current?.terminate();
      worker.current = undefined;
      setWorking(undefined);
      setResult((last) => ({ panel: last?.panel, key, cancelled: true }));
    },
    retry: () => setTries((n) => n + 1),
  };
};
