import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { LanguageTool, PaletteTool, SettingsTool, ThemeTool } from '../app/CommonTools.tsx';
import { useGameOf, useGames } from '../app/games.ts';
import { useGameInView } from '../app/inView.ts';
import { useCommand } from '../app/keys.ts';
import { Sheet } from '../app/parts/Sheet.tsx';
import { go } from '../app/route.ts';
import { Shell, Tool } from '../app/Shell.tsx';
import { useReferenceOffers } from '../app/useReferenceOffers.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { setTableMode, useNight } from '../theme/applied.ts';

const FightScreen = lazy(() => import('../calculators/FightScreen.tsx').then((m) => ({ default: m.FightScreen })));

/** The calculators of a game without a saved one: what the library knows is used, nothing is recorded. */
export function QuickScreen({ gameId }: { readonly gameId: string }) {
  const { t } = useLanguage();
  const games = useGames();
  const game = useGameOf(gameId);
  const tableMode = useNight((s) => s.tableMode);
  useGameInView(gameId);
  useReferenceOffers(game);
  useCommand('table.mode', () => setTableMode(!tableMode), game !== undefined);
  useEffect(() => () => setTableMode(false), []);
  if (game && tableMode)
    return (
      <Suspense fallback={null}>
        <FightScreen game={game} />
      </Suspense>
    );
  return (
    <Shell
      place={`quick/${gameId}`}
      title={game?.name ?? t('ui.app')}
      under={t('ui.quick.about')}
      onMark={() => go({ at: 'library' })}
      middle={
        games.length > 1 ? (
          <NativeSelect
            aria-label={t('ui.library.new')}
            value={gameId}
            onChange={(event) => go({ at: 'quick', game: event.currentTarget.value })}
            data={games.map((one) => ({ value: one.id, label: one.name }))}
          />
        ) : undefined
      }
      tools={
        <>
          <PaletteTool />
          <Tool icon="lamp" label={t('ui.command.tableMode')} of="table.mode" onClick={() => setTableMode(true)} />
          <LanguageTool />
          <ThemeTool />
          <SettingsTool />
        </>
      }
    >
      <Sheet label={t('ui.command.quickFight')}>
        <h1 className="vh">{t('ui.command.quickFight')}</h1>
        <Suspense fallback={null}>{game && <FightScreen game={game} />}</Suspense>
      </Sheet>
    </Shell>
  );
}
