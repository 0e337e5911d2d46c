import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Thing } from '#shared/contract.ts';
import { nameOfThing } from '../../host/thingName.ts';
import { attached, loadThings, thingsFor, useThings, writeThing } from '../../host/things.ts';
import { type OpenGame, usedAt } from '../../state/openedGame.ts';
import { gameNow, takeThings } from '../../state/store.ts';
import { useLeaving } from '../../state/useLeaving.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';

/** How long the brush rests before what is drawn goes to the library. */
const rest = 1_200;

export interface GameSheet {
  /** what is drawn now: the painter's, else the game's */
  readonly sheet: Sheet | undefined;
  /** the library's map that is drawn here, beside which its photo lies */
  readonly photoOf: string | undefined;
  /** maps of this game in the library but the one it uses, the latest first */
  readonly others: readonly Thing[];
  /** the library refused: nothing is lost, it stays here */
  readonly refused: boolean;
  readonly change: (sheet: Sheet) => void;
  /** writes what is drawn and takes it into the game */
  readonly finish: () => Promise<boolean>;
  /** takes a map of the library into the game */
  readonly take: (thing: Thing) => void;
}

/** The library's map that the game uses, by its checksum. */
const thingInUse = (open: OpenGame, map: MapSpec, things: readonly Thing[]): Thing | undefined => {
  const sum = usedAt(open)[`sheet:${map.sheet.id}`]?.checksum;
  return things.find((thing) => thing.checksum === sum);
};

/**
 * The game's map while it is drawn: kept in the library as the brush rests, and taken into the game, by one line of its
 * journal, when the painting is done.
 */
export const useSheet = (open: OpenGame, map: MapSpec): GameSheet => {
  const { say } = useLanguage();
  const things = useThings((s) => s.things);
  const refused = useThings((s) => s.refusal !== undefined);
  const [draft, setDraft] = useState<Sheet>();
  const [waiting, setWaiting] = useState(false);
  /** what the painter works on: written again under the same name */
  const thing = useRef<Thing | undefined>(undefined);
  const latest = useRef<Sheet | undefined>(undefined);
  const written = useRef<Sheet | undefined>(undefined);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { id } = open;
  const title = say(map.sheet.msg);
  useEffect(() => void loadThings(), []);

  const inUse = usedAt(open)[`sheet:${map.sheet.id}`]?.checksum;
  const others = thingsFor(things ?? [], 'sheet', open.game.id, map.sheet.id).filter(
    ({ checksum }) => checksum !== inUse,
  );

  const write = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const done = writing.current.then(async () => {
      const sheet = latest.current;
      if (!sheet || sheet === written.current) return sheet !== undefined;
      const now = gameNow();
      thing.current ??= now && thingInUse(now, map, useThings.getState().things ?? []);
      const known = useThings.getState().things?.find((each) => each.id === thing.current?.id);
      const kept = await writeThing({
        kind: 'sheet',
        game: open.game.id,
        of: map.sheet.id,
        name: known?.name ?? title,
        data: JSON.parse(JSON.stringify(sheet)),
        ...(known ? { id: known.id, base: known.revision } : {}),
      });
      if (!kept) return false;
      thing.current = kept;
      written.current = sheet;
      setWaiting(latest.current !== sheet);
      return true;
    });
    writing.current = done;
    return done;
  }, [map, open.game.id, title]);

  const change = useCallback(
    (sheet: Sheet) => {
      latest.current = sheet;
      setDraft(sheet);
      setWaiting(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void write(), rest);
    },
    [write],
  );

  const finish = useCallback(async (): Promise<boolean> => {
    if (!latest.current) return true;
    // drawn on while the library was writing: that is written too
    do if (!(await write())) return false;
    while (latest.current !== written.current);
    const kept = thing.current;
    const now = gameNow();
    // another game may be open by now: the library has the map, and this one is offered it when it is opened again
    if (kept && now?.id === id && usedAt(now)[`sheet:${map.sheet.id}`]?.checksum !== kept.checksum)
      // the very sheet that was drawn, not the copy that came back: its board and its drawing stand already
      takeThings(
        attached([{ ...kept, data: written.current ?? kept.data }]),
        ui('ui.newer.took', { names: nameOfThing(now.game, kept) }),
      );
    latest.current = undefined;
    written.current = undefined;
    setDraft(undefined);
    setWaiting(false);
    return true;
  }, [write, map, id]);

  useLeaving(() => void write());
  // whoever leaves with the brush in the hand finds the map drawn
  const last = useRef(finish);
  useEffect(() => {
    last.current = finish;
  });
  useEffect(() => () => void last.current(), []);

  return {
    sheet: draft ?? open.context.sheets?.[map.sheet.id],
    photoOf: (thing.current ?? thingInUse(open, map, things ?? []))?.id,
    others,
    refused: refused && waiting,
    change,
    finish,
    take: (chosen) => {
      thing.current = chosen;
      takeThings(attached([chosen]), ui('ui.newer.took', { names: nameOfThing(open.game, chosen) }));
    },
  };
};
