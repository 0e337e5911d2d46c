import { Button } from '@mantine/core';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { canRedo } from '#rules/kit/record/undo.ts';
import { isSecond } from '../host/client.ts';
import { useSecretOffers } from '../places/score/secrets/useSecretOffers.ts';
import { loadAhead } from '../state/ahead.tsx';
import { useCommand, useKeys } from '../state/keys.ts';
import { setLastGame } from '../state/lastGame.ts';
import { guardWaysOut } from '../state/leaving.ts';
import { isOwned } from '../state/part.ts';
import { useReadOnlyText } from '../state/readOnly.ts';
import { go, goPlace, type Route } from '../state/route.ts';
import { changeSettings, useSettings } from '../state/settings.ts';
import { closeGame, openGame, redoOne, undoOne, useGame } from '../state/store.ts';
import { useUndoMenu } from '../state/undoNames.ts';
import { useComeBack } from '../state/useComeBack.ts';
import { usePhaseCalc } from '../state/usePhaseCalc.ts';
import { useBehind } from '../ui/afterPaint.ts';

import { DiskLine } from '../ui/DiskLine.tsx';
import { PaletteTool, SettingsTool, ThemeTool } from '../ui/frame/CommonTools.tsx';
import { Shell, Tool } from '../ui/frame/Shell.tsx';
import { useGameInView } from '../ui/inView.ts';
import { OneMoment } from '../ui/parts/OneMoment.tsx';
import { Refused } from '../ui/parts/Refused.tsx';
import { Sheet } from '../ui/parts/Sheet.tsx';
import { TurnScale } from '../ui/TurnScale.tsx';
import { setTableMode, useNight } from '../ui/theme/applied.ts';
import { useAwake } from '../ui/useAwake.ts';
import { useReferenceOffers } from '../ui/useReferenceOffers.ts';
import { useThingOffers } from '../ui/useThingOffers.ts';
import { useLanguage } from '../words/Language.tsx';
import { NewerThings } from './NewerThings.tsx';
import { leaveQuestion, places } from './places.ts';
import { Rail } from './Rail.tsx';
import { useCalculatorOffers } from './useCalculatorOffers.ts';
import { useGameOffers } from './useGameOffers.ts';
import { usePaperOffers } from './usePaperOffers.ts';
import { useFollowing, useShowing } from './useSecondScreen.ts';
import { useSetUpOffers } from './useSetUpOffers.ts';

const RoomDialog = lazy(() => import('../places/room/RoomDialog.tsx').then((m) => ({ default: m.RoomDialog })));
const ThisGame = lazy(() => import('../places/thisGame/ThisGame.tsx').then((m) => ({ default: m.ThisGame })));

/**
 * An open game: opens it, keeps the screen awake, and puts header and rail around its screens. The sheet is the
 * frame's; a screen draws what lies on it. In table mode the fight has the whole page and no frame.
 */
export function GameFrame({ route }: { readonly route: Extract<Route, { readonly at: 'game' }> }) {
  const { t } = useLanguage();
  const { status, open, refusal } = useGame();
  const awake = useSettings((s) => s.settings.awake);
  const readOnlyHere = useReadOnlyText();
  const { id, place } = route;
  // the rail answers the key, the sheet follows
  const drawn = useBehind(place, place);

  useEffect(guardWaysOut, []);
  useEffect(() => {
    void openGame(id);
    void changeSettings({ last: id });
    return () => {
      closeGame();
      setTableMode(false);
    };
  }, [id]);
  useComeBack(
    status === 'failed' ? refusal : undefined,
    useCallback(() => void openGame(id), [id]),
  );
  useAwake(awake && status === 'open');
  useFollowing(id);
  useShowing(id);
  // an address kept from another game: this one has no map
  const without = open !== undefined && open.game.map === undefined;
  const noMap = without && place === 'supply';
  useEffect(() => {
    if (noMap) goPlace('table');
  }, [noMap]);
  const isOpen = status === 'open';
  useEffect(() => (isOpen ? loadAhead([...Object.values(places), leaveQuestion]) : undefined), [isOpen]);
  useGameInView(open?.game.id);
  const game = open?.game;
  const listed = useMemo(() => (game && !isSecond ? [game] : undefined), [game]);
  usePhaseCalc(open);
  useCalculatorOffers(open);
  useGameOffers(open);
  useSecretOffers(open);
  useReferenceOffers(open?.game);
  useThingOffers(listed);
  usePaperOffers(open);
  useSetUpOffers(open);
  useUndoMenu(open);
  useEffect(() => {
    if (open) setLastGame(open.id, open.envelope.name, place);
    if (open) document.title = `${open.envelope.name} – ${t(`ui.place.${place}`)}`;
  }, [open, place, t]);

  const tableMode = useNight((s) => s.tableMode);
  const [options, setOptions] = useState(false);
  const [room, setRoom] = useState(false);
  const canWrite = open !== undefined && open.readOnly === undefined;
  const owned = open !== undefined && isOwned(open);
  const toLibrary = isSecond ? undefined : () => go({ at: 'library' });
  useCommand('game.undo', () => void undoOne(), canWrite);
  // a screen that takes Ctrl Z for a while (painting, trying) has an undo of its own in sight: the record's rests
  const ownUndo = useKeys((s) => s.listeners.filter(({ id }) => id === 'game.undo').length > 1);
  useCommand('game.redo', () => void redoOne(), canWrite);
  useCommand('game.options', () => setOptions(true), open !== undefined);
  useCommand('game.room', () => setRoom(true), owned);
  useCommand('table.mode', () => setTableMode(!tableMode), open !== undefined && place === 'fight');

  if (status === 'failed' || (status === 'open' && !open))
    return (
      <Shell place="failed" title={t('ui.app')} under={t('ui.app.motto')} onMark={toLibrary} tools={<ThemeTool />}>
        <Sheet label={t('ui.library.title')}>
          {refusal && (
            <Refused
              refusal={refusal}
              action={
                toLibrary && (
                  <Button variant="filled" onClick={toLibrary} autoFocus>
                    {t('ui.command.library')}
                  </Button>
                )
              }
            />
          )}
        </Sheet>
      </Shell>
    );
  if (!open || (without && drawn === 'supply')) return null;

  const { Screen } = places[drawn];
  if (tableMode && drawn === 'fight')
    return (
      <Suspense fallback={null}>
        <Screen key={drawn} />
      </Suspense>
    );
  return (
    <Shell
      place={drawn}
      begins={drawn === 'table' ? open.context.place : undefined}
      title={open.envelope.name}
      under={<DiskLine />}
      middle={<TurnScale />}
      onMark={toLibrary}
      rail={<Rail route={route} withMap={open.game.map !== undefined} withPool={open.game.pool !== undefined} />}
      tools={
        <>
          {canWrite && (
            <>
              <Tool
                icon="undo"
                label={t('ui.command.undo')}
                onClick={() => void undoOne()}
                disabled={ownUndo || open.journal.head === null}
              />
              <Tool
                icon="redo"
                label={t('ui.command.redo')}
                onClick={() => void redoOne()}
                disabled={ownUndo || !canRedo(open.journal)}
              />
            </>
          )}
          <PaletteTool />
          {drawn === 'fight' && (
            <Tool icon="lamp" label={t('ui.command.tableMode')} of="table.mode" onClick={() => setTableMode(true)} />
          )}
          <ThemeTool withLanguage />
          {!isSecond && <SettingsTool />}
        </>
      }
    >
      {room && (
        <Suspense fallback={null}>
          <RoomDialog open={open} onClose={() => setRoom(false)} />
        </Suspense>
      )}
      {options && (
        <Suspense fallback={null}>
          <ThisGame open={open} onClose={() => setOptions(false)} />
        </Suspense>
      )}
      <Sheet
        label={t(`ui.place.${drawn}`)}
        notice={owned ? <NewerThings open={open} /> : undefined}
        readOnly={open.readOnly === undefined || isSecond ? undefined : (readOnlyHere ?? t('ui.readOnly.locked'))}
      >
        {(drawn === 'fight' || drawn === 'ledger' || drawn === 'supply') && (
          <h1 className="vh">{t(`ui.place.${drawn}`)}</h1>
        )}
        <Suspense fallback={<OneMoment />}>
          <Screen key={drawn} />
        </Suspense>
      </Sheet>
    </Shell>
  );
}
