import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Thing } from '#shared/contract.ts';
import { writeThing } from '../../host/things.ts';
import { useLeaving } from '../../state/useLeaving.ts';

export interface KeptSheet {
  readonly name: string;
  readonly rename: (name: string) => void;
  readonly change: (sheet: Sheet) => void;
  readonly state: 'safe' | 'writing' | 'trouble' | 'new';
  readonly thing: Thing | undefined;
}

/** Milliseconds the brush rests before the map goes to the disk. */
const rest = 900;

/**
 * A map of the library while it is drawn: written by itself as the brush rests, one write after another, each on the
 * revision of the one before. The editor keeps the undo history; here is only what lies on the disk.
 */
export const useKeptSheet = (
  at: { readonly game: string; readonly of: string },
  start: Thing | undefined,
  usual: string,
): KeptSheet => {
  const { game, of } = at;
  const [name, setName] = useState(start?.name ?? usual);
  const [state, setState] = useState<KeptSheet['state']>(start ? 'safe' : 'new');
  const [thing, setThing] = useState(start);
  const on = useRef(start);
  const latest = useRef<{ readonly name: string; readonly data: unknown }>({ name, data: start?.data });
  const written = useRef(latest.current);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(async () => {
      const now = latest.current;
      // nothing is kept of a map before its grid stands
      if (now.data === undefined) return;
      if (now.data === written.current.data && now.name === written.current.name) {
        if (on.current) setState('safe');
        return;
      }
      setState('writing');
      const before = on.current;
      const reply = await writeThing({
        kind: 'sheet',
        game,
        of,
        name: now.name.trim() || usual,
        data: now.data,
        ...(before && { id: before.id, base: before.revision }),
      });
      if (!reply) {
        setState('trouble');
        return;
      }
      on.current = reply;
      written.current = now;
      setThing(reply);
      setState('safe');
    });
  }, [game, of, usual]);

  const later = useCallback(
    (next: { readonly name: string; readonly data: unknown }) => {
      latest.current = next;
      if (next.data !== undefined) setState('writing');
      clearTimeout(timer.current);
      timer.current = setTimeout(write, rest);
    },
    [write],
  );
  // leaving the screen loses nothing
  useEffect(() => write, [write]);
  useLeaving(write);

  return {
    name,
    rename: (text) => {
      setName(text);
      later({ ...latest.current, name: text });
    },
    change: useCallback((sheet: Sheet) => later({ ...latest.current, data: sheet }), [later]),
    state,
    thing,
  };
};
