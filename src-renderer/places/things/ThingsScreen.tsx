import { Button, Menu } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { useAllGames, useGameOf } from '../../host/games.ts';
import { nameOfThing, usualName } from '../../host/thingName.ts';
import { duplicateSheet, loadThings, removeThing, takeBack, thingsFor, useThings } from '../../host/things.ts';
import { asGrid, asRoster, progressIn } from '../../host/thingsData.ts';
import { sizeOf } from '../../host/usedThings.ts';
import { useReadOnlyText } from '../../state/readOnly.ts';
import { go, type Route } from '../../state/route.ts';
import { BackToGame } from '../../ui/frame/BackToGame.tsx';
import { LanguageTool, PaletteTool, SettingsTool, ThemeTool } from '../../ui/frame/CommonTools.tsx';
import { Shell } from '../../ui/frame/Shell.tsx';
import { useGameInView } from '../../ui/inView.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { OneMoment } from '../../ui/parts/OneMoment.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { Sheet } from '../../ui/parts/Sheet.tsx';
import { specsOf, type ThingSpec, useThingOffers } from '../../ui/useThingOffers.ts';
import { useLanguage } from '../../words/Language.tsx';
import { type UiId, ui } from '../../words/text.ts';
import { moment } from '../../words/when.ts';
import { RosterEditor } from './RosterEditor.tsx';
import { exportSheet } from './sheetFile.ts';
import { TableEditor } from './TableEditor.tsx';
import classes from './Things.module.css';
import { progressOf } from './twice.ts';

// The map brings its canvas and its geometry: only who draws one waits for them.
const SheetThing = lazy(() => import('./SheetThing.tsx').then((m) => ({ default: m.SheetThing })));

/** The players' own tables, rosters, maps and presets, apart from single games. */
export function ThingsScreen({ route }: { readonly route: Extract<Route, { readonly at: 'things' }> }) {
  const { t } = useLanguage();
  const things = useThings((s) => s.things);
  const game = useGameOf(route.game);
  const readOnly = useReadOnlyText();
  useEffect(() => void loadThings(), []);
  useGameInView(route.game);
  useThingOffers(useOrderedGames(route.game));

  const editor =
    game && things && route.of !== undefined ? editorOf(game, route, things, readOnly !== undefined) : undefined;
  return (
    <Shell
      place={`things/${route.of ?? ''}`}
      title={game?.name ?? t('ui.app')}
      under={t('ui.command.things')}
      onMark={() => go({ at: 'library' })}
      tools={
        <>
          <PaletteTool />
          <LanguageTool />
          <ThemeTool />
          <SettingsTool />
        </>
      }
    >
      <Sheet label={t('ui.command.things')} readOnly={readOnly}>
        {editor ?? <ThingList first={route.game} readOnly={readOnly !== undefined} />}
      </Sheet>
    </Shell>
  );
}

const editorOf = (
  game: Game,
  route: Extract<Route, { readonly at: 'things' }>,
  things: readonly Thing[],
  readOnly: boolean,
) => {
  const { kind, of = '' } = route;
  if (kind !== 'table' && kind !== 'roster' && kind !== 'sheet') return undefined;
  const found = thingsFor(things, kind, game.id, of);
  const thing = route.id === 'new' ? undefined : (found.find((one) => one.id === route.id) ?? found[0]);
  const table = kind === 'table' ? game.tables.find((one) => one.id === of) : undefined;
  const roster = kind === 'roster' ? game.rosters.find((one) => one.id === of) : undefined;
  const map = kind === 'sheet' && game.map?.sheet.id === of ? game.map : undefined;
  // A new one keeps its editor when its first change gives it an id.
  const key = `${game.id}/${kind}/${of}/${route.id ?? 'latest'}`;
  if (table) return <TableEditor key={key} game={game} spec={table} thing={thing} readOnly={readOnly} />;
  if (roster) return <RosterEditor key={key} game={game} spec={roster} thing={thing} readOnly={readOnly} />;
  if (map)
    return (
      <Suspense fallback={<OneMoment />}>
        <SheetThing key={key} game={game} map={map} thing={thing} readOnly={readOnly} />
      </Suspense>
    );
  return undefined;
};

const noGames: readonly Game[] = [];
/** Who comes from a game finds that game's on top. */
const useOrderedGames = (first: string | undefined): readonly Game[] => {
  const all = useAllGames() ?? noGames;
  return useMemo(
    () => [...all.filter((game) => game.id === first), ...all.filter((game) => game.id !== first)],
    [all, first],
  );
};

function ThingList({ first, readOnly }: { readonly first: string | undefined; readonly readOnly: boolean }) {
  const { t } = useLanguage();
  const games = useOrderedGames(first);
  const { refusal, removed, damaged } = useThings();
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h1>{t('ui.command.things')}</h1>
          <p className="dim">{t('ui.things.about')}</p>
        </div>
        <BackToGame />
      </div>
      {refusal && <Refused refusal={refusal} />}
      {damaged > 0 && (
        <p role="status" className={classes.damaged}>
          <Icon name="due" size={18} /> {t('ui.things.damaged', { count: damaged })}
        </p>
      )}
      {removed && (
        <div role="status" className={classes.removed}>
          <span>
            {t('ui.things.removed', {
              name: nameOfThing(
                games.find(({ id }) => id === removed.game),
                removed,
              ),
            })}
          </span>
          <Button onClick={() => void takeBack()}>{t('ui.things.takeBack')}</Button>
        </div>
      )}
      {games.map((game) => (
        <GameThings key={game.id} game={game} readOnly={readOnly} />
      ))}
    </div>
  );
}

/** What it is typed from: tables from their card, lists from counters, blocks or the map. */
const rosterBegins = ({ called, fields, steps }: RosterSpec): UiId => {
  if (called) return 'ui.things.typePlaces';
  return fields[steps ?? '']?.kind === 'faces' ? 'ui.things.typeBlocks' : 'ui.things.typeRoster';
};

function GameThings({ game, readOnly }: { readonly game: Game; readonly readOnly: boolean }) {
  const { t, say } = useLanguage();
  const things = useThings((s) => s.things);
  const presets = (things ?? []).filter((thing) => thing.kind === 'preset' && thing.game === game.id);
  const begins = (one: ThingSpec): string => {
    if (one.kind === 'sheet') return t('ui.map.thing.draw');
    if (one.kind === 'table') return t(one.spec.printed ? 'ui.things.correctTable' : 'ui.things.typeTable');
    return one.spec.called?.begin ? say(one.spec.called.begin) : t(rosterBegins(one.spec));
  };
  return (
    <section className={classes.game}>
      <div className="sec">
        <h2>{game.name}</h2>
        {game.edition && <span className="r">{say(game.edition)}</span>}
      </div>
      <ul>
        {specsOf(game).map((one) => {
          const { kind, spec } = one;
          const found = thingsFor(things ?? [], kind, game.id, spec.id);
          return (
            <li key={`${kind}/${spec.id}`} className={classes.spec}>
              <div>
                <h3>
                  {say(spec.msg)} {spec.rule !== undefined && <RuleRef rule={spec.rule} game={game.id} />}
                </h3>
                <p className="dim">{say(spec.about)}</p>
              </div>
              <ul>
                {found.map((thing) => (
                  <ThingLine key={thing.id} game={game} thing={thing} readOnly={readOnly} />
                ))}
                {found.length === 0 && !readOnly && (
                  <li>
                    <Button onClick={() => go({ at: 'things', game: game.id, kind, of: spec.id, id: 'new' })}>
                      {begins(one)}
                    </Button>
                  </li>
                )}
              </ul>
            </li>
          );
        })}
        {presets.length > 0 && (
          <li className={classes.spec}>
            <div>
              <h3>{t('ui.things.presets')}</h3>
              <p className="dim">{t('ui.things.presetsAbout')}</p>
            </div>
            <ul>
              {presets.map((thing) => (
                <ThingLine key={thing.id} game={game} thing={thing} readOnly={readOnly} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}

/** How much of it is typed. */
const filled = (game: Game, thing: Thing): { readonly typed: number; readonly of: number } | undefined => {
  if (thing.kind === 'table') {
    const spec = game.tables.find((one) => one.id === thing.of);
    const grid = spec && asGrid(spec, thing.data);
    return grid && progressOf(spec, grid);
  }
  const spec = thing.kind === 'roster' ? game.rosters.find((one) => one.id === thing.of) : undefined;
  const roster = spec && asRoster(spec, thing.data);
  return spec && roster && progressIn(spec, roster);
};

function ThingLine({
  game,
  thing,
  readOnly,
}: {
  readonly game: Game;
  readonly thing: Thing;
  readonly readOnly: boolean;
}) {
  const { t, say, locale } = useLanguage();
  const count = filled(game, thing);
  const calculator = game.calculators.find((calc) => calc.id === thing.of);
  const usual = usualName(game, thing);
  const called = usual ? say(usual) : thing.name;
  return (
    <li className={classes.thing}>
      {thing.kind === 'preset' ? (
        <span>
          <b>{thing.name}</b>
          <small>{calculator ? say(calculator.msg) : thing.of}</small>
        </span>
      ) : (
        <button
          type="button"
          onClick={() => go({ at: 'things', game: game.id, kind: thing.kind, of: thing.of, id: thing.id })}
        >
          <b>{called}</b>
          <small>
            {thing.kind === 'sheet'
              ? t('ui.map.drawn', { count: sizeOf(thing) ?? 0 })
              : count && t('ui.things.typed', { n: count.typed, count: count.of })}{' '}
            · {say(moment(locale, thing.saved))}
          </small>
          {thing.back !== undefined && <small className={classes.damaged}>{t('ui.things.back')}</small>}
        </button>
      )}
      {!readOnly && (
        <Menu>
          <Menu.Target>
            <button type="button" className={classes.back} aria-label={t('ui.more', { name: name(called) })}>
              <Icon name="more" />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {thing.kind !== 'preset' && (
              <Menu.Item
                leftSection={<Icon name="plus" size={20} />}
                onClick={() => go({ at: 'things', game: game.id, kind: thing.kind, of: thing.of, id: 'new' })}
              >
                {t('ui.things.another')}
              </Menu.Item>
            )}
            {thing.kind === 'sheet' && (
              <>
                <Menu.Item
                  leftSection={<Icon name="copy" size={20} />}
                  onClick={() => void duplicateSheet(thing, say(ui('ui.map.thing.copied', { name: name(called) })))}
                >
                  {t('ui.map.thing.copy')}
                </Menu.Item>
                <Menu.Item leftSection={<Icon name="export" size={20} />} onClick={() => void exportSheet(game, thing)}>
                  {t('ui.map.export')}
                </Menu.Item>
              </>
            )}
            <Menu.Item leftSection={<Icon name="bin" size={20} />} onClick={() => void removeThing(thing)}>
              {t('ui.things.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
