import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { host, isSecond } from '../host/client.ts';
import { useGameOf, useTitles } from '../host/games.ts';
import { loadLibrary } from '../host/library.ts';
import { watchReach } from '../host/reach.ts';
import { loadThings } from '../host/things.ts';
import { LibraryScreen } from '../places/library/LibraryScreen.tsx';
import { ahead, loadAhead } from '../state/ahead.tsx';
import { askGiven, useGiven } from '../state/given.ts';
import { holdKeys } from '../state/heldKeys.ts';
import { keepFocus } from '../state/keepFocus.ts';
import { onKey, useCommand } from '../state/keys.ts';
import { keepNativeMenu, runMenu } from '../state/nativeMenu.ts';
import { useOffers } from '../state/offers.ts';
import { usePaper } from '../state/paper.ts';
import { useReference } from '../state/reference.ts';
import { go, type Route, useRoute } from '../state/route.ts';
import { changeSettings, loadSettings, useLocale } from '../state/settings.ts';
import { askSetUp, takeSetUpLink, useSetUp } from '../state/setUpAsked.ts';
import { loadUpdate } from '../state/updates.ts';
import { closing, useWayOut } from '../state/wayOut.ts';
import { catchUp } from '../ui/afterPaint.ts';
import { keepTappedInSight } from '../ui/forms/fieldInSight.ts';
import { Boundary } from '../ui/frame/Boundary.tsx';
import { useInstallable } from '../ui/installable.ts';
import { useInView } from '../ui/inView.ts';
import { ruleBeside } from '../ui/parts/ruleTabs.ts';
import { themes, useApplied } from '../ui/theme/applied.ts';
import { theme } from '../ui/theme/theme.ts';
import { SpeakIn, useLanguage } from '../words/Language.tsx';
import { leaveQuestion, places } from './places.ts';

// One chunk a screen: the library alone is needed at the start.
const gameFrame = ahead(() => import('./GameFrame.tsx').then((m) => m.GameFrame));
const newGameScreen = ahead(() => import('../places/library/NewGameScreen.tsx').then((m) => m.NewGameScreen));
const quickScreen = ahead(() => import('./QuickScreen.tsx').then((m) => m.QuickScreen));
const thingsScreen = ahead(() => import('../places/things/ThingsScreen.tsx').then((m) => m.ThingsScreen));
const settingsScreen = ahead(() => import('../places/settings/SettingsScreen.tsx').then((m) => m.SettingsScreen));
const joinScreen = ahead(() => import('../places/room/JoinScreen.tsx').then((m) => m.JoinScreen));
const palette = ahead(() => import('./Palette.tsx').then((m) => m.Palette));
/** What most hands do next, in that order; the palette too, or letters typed after Ctrl K would come before it. */
const nextScreens = [gameFrame, places.table, newGameScreen, palette];
const KeysOverlay = lazy(() => import('./KeysOverlay.tsx').then((m) => ({ default: m.KeysOverlay })));
const Help = lazy(() => import('./help/Help.tsx').then((m) => ({ default: m.Help })));
const SetUpDialog = lazy(() => import('./SetUpDialog.tsx').then((m) => ({ default: m.SetUpDialog })));
const GivenFile = lazy(() => import('./GivenFile.tsx').then((m) => ({ default: m.GivenFile })));
const ReferenceDialog = lazy(() => import('./Reference.tsx').then((m) => ({ default: m.ReferenceDialog })));

export function App() {
  const scheme = useApplied();
  const locale = useLocale();
  useInstallable(locale, scheme);
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme === 'light' ? 'light' : 'dark'}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <SpeakIn locale={locale}>
        <Boundary place="app">
          <Everywhere />
        </Boundary>
      </SpeakIn>
    </MantineProvider>
  );
}

/** What answers on every screen: palette, keys, settings, theme, language, references. */
function Everywhere() {
  const { locale, t } = useLanguage();
  const route = useRoute((s) => s.route);
  useEffect(() => loadAhead(nextScreens), []);
  const theme = useApplied();
  const titles = useTitles();
  const [hasPalette, setHasPalette] = useState(false);
  const asksToLeave = useWayOut((s) => s.asks);
  const [keys, setKeys] = useState<'never' | boolean>('never');
  const [help, setHelp] = useState<'never' | boolean>('never');
  const inView = useInView((s) => s.gameId);

  useEffect(() => {
    window.addEventListener('keydown', catchUp, true);
    window.addEventListener('pointerdown', catchUp, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', catchUp, true);
      window.removeEventListener('pointerdown', catchUp, true);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  // Changes made elsewhere and the native menu's commands.
  useEffect(
    () =>
      host().listen((event) => {
        if (event.event === 'menu') {
          runMenu(event.command);
        } else if (event.event === 'closing') closing();
        else if (event.event === 'given') void askGiven();
        else if (event.event === 'update') void loadUpdate();
        else if (event.event !== 'changed') return;
        else if (event.what === 'games') void loadLibrary();
        else if (event.what === 'settings') void loadSettings();
        else if (event.what === 'room') void import('../state/room.ts').then((m) => m.loadRoom());
        else void loadThings();
      }),
    [],
  );

  // whoever waits says so, and goes on by itself
  useEffect(() => watchReach(() => void loadLibrary()), []);
  useEffect(keepNativeMenu, []);
  useEffect(keepFocus, []);
  useEffect(keepTappedInSight, []);
  usePaper();
  // the app opened by such a link
  useEffect(() => takeSetUpLink('#/'), []);
  // it was asked for before this page could hear of it
  useEffect(() => {
    if (window.statoMaggiore) void loadUpdate();
  }, []);
  // the app opened by a double click on a file
  useEffect(() => void askGiven(), []);
  const given = useGiven((s) => s.file);
  const openSetUp = useMemo(
    () => ({
      heading: t('ui.setUp.offers'),
      offers: [{ id: 'open', label: t('ui.setUp.open'), words: ['QR'], run: () => askSetUp({ is: 'open', code: '' }) }],
    }),
    [t],
  );
  useOffers('openSetUp', isSecond ? undefined : openSetUp);
  const setUp = useSetUp((s) => s.asked);

  useCommand('palette', () => {
    holdKeys();
    if (!hasPalette) setHasPalette(true);
    else void import('./Palette.tsx').then((m) => m.openPalette());
  });
  useCommand('keys', () => setKeys(true));
  useCommand('help', () => setHelp(true));
  useCommand('rule.here', () => ruleBeside(document.activeElement)?.click());
  useCommand('app.library', () => go({ at: 'library' }), !isSecond && route.at !== 'library');
  // from a game its own lists come first; from one list the way to all of them stays
  useCommand(
    'app.things',
    () => go({ at: 'things', ...(inView === undefined ? {} : { game: inView }) }),
    !isSecond && (route.at !== 'things' || route.of !== undefined),
  );
  useCommand('game.new', () => go({ at: 'library' }), !isSecond && route.at !== 'library');
  useCommand('app.settings', () => go({ at: 'settings' }), route.at !== 'settings');
  useCommand('app.theme', () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light';
    void changeSettings({ theme: next });
  });
  useCommand('app.language', () => void changeSettings({ locale: locale === 'it' ? 'en' : 'it' }));

  const newGames = useMemo(
    () => ({
      heading: t('ui.palette.newGames'),
      offers: titles.map((game) => ({
        id: game.id,
        label: game.name,
        about: game.about[locale],
        run: () => go({ at: 'new', game: game.id }),
      })),
    }),
    [titles, t, locale],
  );
  useOffers('newGames', isSecond ? undefined : newGames);

  return (
    <>
      <Suspense fallback={<Waiting />}>
        <Boundary place={JSON.stringify(route)}>
          <Screen route={route} />
        </Boundary>
      </Suspense>
      <section id="popups" aria-label={t('ui.popups')} />
      <Suspense fallback={null}>
        {hasPalette && <palette.Screen />}
        {keys !== 'never' && <KeysOverlay opened={keys} onClose={() => setKeys(false)} />}
        {help !== 'never' && (
          <Help
            opened={help}
            screen={route.at === 'game' ? route.place : route.at}
            game={inView}
            onClose={() => setHelp(false)}
          />
        )}
        <References />
        {asksToLeave && <leaveQuestion.Screen />}
        {setUp && <SetUpDialog asked={setUp} />}
        {given && <GivenFile key={given.id} file={given} />}
      </Suspense>
    </>
  );
}

/** An empty desk for the moment a chunk takes; said only to those who listen. */
function Waiting() {
  const { t } = useLanguage();
  return (
    <p className="vh" role="status">
      {t('ui.loading')}
    </p>
  );
}

/** What a rule number is about, in the game that is in view. */
function References() {
  const game = useGameOf(useInView((s) => s.gameId));
  const asked = useReference((s) => s.rule !== null || s.table !== null);
  const [loaded, setLoaded] = useState(false);
  if (asked && !loaded) setLoaded(true);
  return loaded ? <ReferenceDialog game={game} /> : null;
}

function Screen({ route }: { readonly route: Route }) {
  // a second screen has the one game, and the way to it
  if (isSecond && route.at !== 'game') return <joinScreen.Screen />;
  switch (route.at) {
    case 'library':
      return <LibraryScreen />;
    case 'new':
      return <newGameScreen.Screen key={route.game} gameId={route.game} />;
    case 'quick':
      return <quickScreen.Screen key={route.game} gameId={route.game} />;
    case 'game':
      return <gameFrame.Screen key={route.id} route={route} />;
    case 'things':
      return <thingsScreen.Screen route={route} />;
    case 'settings':
      return <settingsScreen.Screen />;
  }
}
