import { Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useGameOf, useTitles } from '../host/games.ts';
import classes from '../places/library/LibraryScreen.module.css';
import { type OwnOptions, QuickRules } from '../places/library/QuickRules.tsx';
import { useCommand } from '../state/keys.ts';
import { go } from '../state/route.ts';
import { LanguageTool, PaletteTool, SettingsTool, ThemeTool } from '../ui/frame/CommonTools.tsx';
import { Shell, Tool } from '../ui/frame/Shell.tsx';
import { useGameInView } from '../ui/inView.ts';
import { Sheet } from '../ui/parts/Sheet.tsx';
import { setTableMode, useNight } from '../ui/theme/applied.ts';
import { useReferenceOffers } from '../ui/useReferenceOffers.ts';
import { useLanguage } from '../words/Language.tsx';

const FightScreen = lazy(() => import('../places/fight/FightScreen.tsx').then((m) => ({ default: m.FightScreen })));

const QuickQuestion = lazy(() =>
  import('../places/supply/quick/QuickQuestion.tsx').then((m) => ({ default: m.QuickQuestion })),
);

/** What the fight is reckoned with: lost with the screen. */
interface Chosen {
  readonly game: string;
  readonly scenario: string;
  readonly options: OwnOptions | undefined;
}

/** The calculators of a game without a saved one: what the library knows is used, nothing is recorded. */
export function QuickScreen({ gameId }: { readonly gameId: string }) {
  const { t, say } = useLanguage();
  const titles = useTitles();
  const game = useGameOf(gameId);
  const tableMode = useNight((s) => s.tableMode);
  useGameInView(gameId);
  useReferenceOffers(game);
  // a game with a map is asked for lines too, with hex numbers alone
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const [ruling, setRuling] = useState(false);
  // rules and months differ by scenario
  const scenario =
    game?.scenarios.find(({ id }) => chosen?.game === gameId && id === chosen.scenario) ?? game?.scenarios[0];
  const own = chosen?.game === gameId ? chosen.options : undefined;
  const map = game?.map;
  const lines = asking && map !== undefined;
  useCommand('table.mode', () => setTableMode(!tableMode), game !== undefined && !lines);
  useCommand('place.supply', () => setAsking(true), map !== undefined);
  useCommand('place.fight', () => setAsking(false), map !== undefined);
  useEffect(() => () => setTableMode(false), []);
  if (game && tableMode)
    return (
      <Suspense fallback={null}>
        <FightScreen game={game} scenario={scenario?.id} options={own} />
      </Suspense>
    );
  return (
    <Shell
      place={`quick/${gameId}`}
      title={game?.name ?? t('ui.app')}
      under={t(lines ? 'ui.supply.quick.about' : 'ui.quick.about')}
      onMark={() => go({ at: 'library' })}
      middle={
        <div className={classes.quick}>
          {titles.length > 1 && (
            <NativeSelect
              aria-label={t('ui.quick.game')}
              value={gameId}
              onChange={(event) => go({ at: 'quick', game: event.currentTarget.value })}
              data={titles.map((one) => ({ value: one.id, label: one.name }))}
            />
          )}
          {game && scenario && !lines && (game.options.length > 0 || game.scenarios.length > 1) && (
            <Button className={classes.rules} onClick={() => setRuling(true)}>
              {game.scenarios.length > 1 ? say(scenario.msg) : t('ui.options.rulings')}
            </Button>
          )}
        </div>
      }
      tools={
        <>
          <PaletteTool />
          {map && (
            <>
              <Tool
                icon="fight"
                label={t('ui.place.fight')}
                of="place.fight"
                pressed={!lines}
                onClick={() => setAsking(false)}
              />
              <Tool
                icon="supply"
                label={t('ui.place.supply')}
                of="place.supply"
                pressed={lines}
                onClick={() => setAsking(true)}
              />
            </>
          )}
          {!lines && (
            <Tool icon="lamp" label={t('ui.command.tableMode')} of="table.mode" onClick={() => setTableMode(true)} />
          )}
          <LanguageTool />
          <ThemeTool />
          <SettingsTool />
        </>
      }
    >
      <Sheet label={t(lines ? 'ui.supply.empty.quick' : 'ui.command.quickFight')}>
        {ruling && game && scenario && (
          <QuickRules
            game={game}
            scenario={scenario.id}
            own={own ?? {}}
            onScenario={(id) => setChosen({ game: gameId, scenario: id, options: own })}
            onOwn={(options) => setChosen({ game: gameId, scenario: scenario.id, options })}
            onClose={() => setRuling(false)}
          />
        )}
        <h1 className="vh">{t(lines ? 'ui.supply.empty.quick' : 'ui.command.quickFight')}</h1>
        <Suspense fallback={null}>
          {lines ? (
            <QuickQuestion key={gameId} map={map} />
          ) : (
            game && <FightScreen game={game} scenario={scenario?.id} options={own} />
          )}
        </Suspense>
      </Sheet>
    </Shell>
  );
}
