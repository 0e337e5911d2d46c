import { Button, Radio, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Scalar } from '#rules/kit/base/json.ts';
import { contextOf } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { startIn, startsIn, troublesOf } from '#rules/kit/game/options.ts';
import { spanOf } from '#rules/kit/game/title.ts';
import { fold } from '#rules/kit/record/fold.ts';
import type { Refusal, Thing } from '#shared/contract.ts';
import { host } from '../../host/client.ts';
import { useGameOf, useTitleOf } from '../../host/games.ts';
import { loadLibrary, useLibrary } from '../../host/library.ts';
import { freeName } from '../../host/rows.ts';
import { attached, loadThings, thingsFor, useThings, wantedOf } from '../../host/things.ts';
import { setFilling } from '../../state/lastGame.ts';
import { dropNewGame, fillNewGame, useNewGame } from '../../state/newGame.ts';
import { faceOf } from '../../state/openedGame.ts';
import { useReadOnlyText } from '../../state/readOnly.ts';
import { go, useRoute } from '../../state/route.ts';
import { thingsOf } from '../../state/things.ts';
import { useFieldInSight } from '../../ui/forms/fieldInSight.ts';
import { LanguageTool, PaletteTool, SettingsTool, ThemeTool } from '../../ui/frame/CommonTools.tsx';
import { Shell } from '../../ui/frame/Shell.tsx';
import { useGameInView } from '../../ui/inView.ts';
import { differs } from '../../ui/options/optionWords.ts';
import { EnterCap } from '../../ui/parts/KeyCap.tsx';
import { EmptyState } from '../../ui/parts/Notice.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { Sheet } from '../../ui/parts/Sheet.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { Folded } from './Folded.tsx';
import { FromTheBox } from './FromTheBox.tsx';
import classes from './NewGameScreen.module.css';
import { OptionRows } from './OptionRows.tsx';

/** Scenario, players, what is typed from the box, and the rulings of the table: one sheet, one button. */
export function NewGameScreen({ gameId }: { readonly gameId: string }) {
  const { t } = useLanguage();
  const game = useGameOf(gameId);
  const title = useTitleOf(gameId);
  useGameInView(gameId);
  return (
    <Shell
      place={`new/${gameId}`}
      title={title?.name ?? t('ui.app')}
      under={t('ui.library.new')}
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
      {game ? (
        <NewGameForm game={game} />
      ) : (
        <Sheet label={t('ui.library.new')}>
          {!title && (
            <EmptyState
              title={t('ui.new.unknown')}
              action={<Button onClick={() => go({ at: 'library' })}>{t('ui.command.library')}</Button>}
            />
          )}
        </Sheet>
      )}
    </Shell>
  );
}

function NewGameForm({ game }: { readonly game: Game }) {
  const { t, say } = useLanguage();
  const readOnly = useReadOnlyText();
  const rows = useLibrary((s) => s.rows);
  const things = useThings((s) => s.things);
  const { scenario = game.scenarios[0]?.id ?? '', players, title, chosen, picked } = useNewGame(game.id);
  const fill = (change: Parameters<typeof fillNewGame>[1]) => fillNewGame(game.id, change);
  const [refusal, setRefusal] = useState<Refusal | undefined>();
  const [busy, setBusy] = useState(false);
  const [form, foot] = [useRef<HTMLFormElement>(null), useRef<HTMLDivElement>(null)];
  useFieldInSight(form, foot);

  // what is typed for it, and the settings, lead back to it; left for anything else, it begins anew
  useEffect(
    () => () => {
      const { at } = useRoute.getState().route;
      if (at === 'things' || at === 'settings') setFilling(game.id);
      else if (at !== 'new') dropNewGame(game.id);
    },
    [game.id],
  );
  const asked = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    asked.current = loadThings();
  }, []);

  const values = useMemo(() => ({ ...startsIn(game.options, scenario), ...chosen }), [game, scenario, chosen]);
  const idle = troublesOf(game.options, values, scenario).length;
  const own = game.options.filter((option) => differs(option, values[option.id] ?? option.start, scenario)).length;
  // what a scenario proposes itself is no choice of the players: another scenario proposes its own
  const choose = (set: Readonly<Record<string, Scalar>>) =>
    fill((before) => {
      const next = { ...before.chosen, ...set };
      const own = game.options.filter((option) => next[option.id] !== startIn(option, scenario));
      return {
        chosen: Object.fromEntries(
          own.flatMap(({ id }) => {
            const value = next[id];
            return value === undefined ? [] : [[id, value]];
          }),
        ),
      };
    });

  const usual = useMemo(() => freeName(game.name, rows ?? []), [rows, game]);
  const wanted = useMemo(() => wantedOf(game), [game]);
  const many = game.scenarios.length > 1;
  const thingOf = (kind: Thing['kind'], of: string, all = things): Thing | undefined => {
    const found = thingsFor(all ?? [], kind, game.id, of);
    const id = picked[`${kind}:${of}`];
    return id === 'none' ? undefined : (found.find((thing) => thing.id === id) ?? found[0]);
  };

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const setUp = game.setUp({ scenario, options: values });
    // a quick hand begins before the library has said what it holds
    await asked.current;
    const { things: all } = useThings.getState();
    const versions = attached(
      wanted.map(({ kind, of }) => thingOf(kind, of, all)).filter((thing) => thing !== undefined),
    );
    const state = fold(setUp, { lines: [], head: null });
    const context = contextOf({ game, scenario, state, things: thingsOf(versions) });
    const envelope = {
      format: 'stato-maggiore/game' as const,
      version: 1,
      id: 'new',
      game: game.id,
      gameVersion: 1,
      scenario,
      name: title?.trim() || usual,
      players: Object.fromEntries(Object.entries(players).filter(([, player]) => player.trim() !== '')),
      created: new Date().toISOString(),
    };
    const reply = await host()['games.create']({
      game: envelope.game,
      gameVersion: envelope.gameVersion,
      scenario,
      name: envelope.name,
      players: envelope.players,
      setUp,
      things: versions,
      face: faceOf({ game, context, envelope }),
    });
    setBusy(false);
    if (!reply.ok) return setRefusal(reply);
    void loadLibrary();
    go({ at: 'game', id: reply.value.envelope.id, place: 'table' });
  };

  return (
    <Sheet label={t('ui.library.new')} readOnly={readOnly}>
      <form ref={form} className={classes.form} onSubmit={(event) => void begin(event)}>
        <div className={classes.head}>
          <h1>{game.name}</h1>
          <p className="dim">{say(game.about)}</p>
        </div>
        <div className={classes.left}>
          <fieldset>
            <legend className={classes.legend}>{t('ui.new.scenario')}</legend>
            <Radio.Group
              value={scenario}
              onChange={(scenario) => fill(() => ({ scenario }))}
              aria-label={t('ui.new.scenario')}
            >
              {game.scenarios.map((one) => (
                <div key={one.id} className={classes.scenario} data-on={one.id === scenario || undefined}>
                  <Radio
                    value={one.id}
                    // a choice of many comes first, and stays in sight
                    autoFocus={many && one.id === scenario}
                    label={
                      <span className={classes.scenarioName}>
                        {say(one.msg)}
                        <small>{t('ui.library.turns', { count: spanOf(one).count })}</small>
                      </span>
                    }
                  />
                  <p className={classes.about}>{say(one.about)}</p>
                </div>
              ))}
            </Radio.Group>
          </fieldset>
          <fieldset>
            <legend className={classes.legend}>{t('ui.new.players')}</legend>
            <div className={classes.players}>
              {game.sides.map((side, i) => (
                <TextInput
                  key={side.id}
                  label={<SideMark look={side.look}>{say({ id: side.word })}</SideMark>}
                  placeholder={t('ui.new.playerName')}
                  value={players[side.id] ?? ''}
                  maxLength={60}
                  autoFocus={i === 0 && game.scenarios.length === 1}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    fill((before) => ({ players: { ...before.players, [side.id]: value } }));
                  }}
                />
              ))}
            </div>
            <TextInput
              mt={12}
              label={t('ui.library.name')}
              placeholder={usual}
              value={title ?? ''}
              maxLength={120}
              onChange={(event) => {
                const { value } = event.currentTarget;
                fill(() => ({ title: value }));
              }}
            />
          </fieldset>
        </div>
        <div className={classes.right}>
          {wanted.length > 0 && (
            <FromTheBox
              game={game}
              wanted={wanted}
              things={things ?? []}
              picked={picked}
              onPick={(key, id) => fill((before) => ({ picked: { ...before.picked, [key]: id } }))}
            />
          )}
          {game.options.length > 0 && (
            <Folded
              title={t('ui.options.rulings')}
              says={t(own === 0 ? 'ui.new.rulings' : 'ui.new.rulingsOwn', { count: game.options.length, own })}
              opens={t('ui.new.lookAtRulings')}
            >
              <OptionRows game={game} values={values} scenario={scenario} onSet={choose} />
            </Folded>
          )}
        </div>
        <div ref={foot} className={classes.foot} data-foot="">
          {refusal && <Refused refusal={refusal} />}
          <span className="dim">
            {own > 0 && t('ui.new.changed', { count: own })} {idle > 0 && t('ui.new.idle', { count: idle })}
          </span>
          <Button onClick={() => go({ at: 'library' })}>{t('ui.cancel')}</Button>
          {readOnly === undefined && (
            <Button type="submit" variant="filled" loading={busy} rightSection={<EnterCap />}>
              {t('ui.new.begin')}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
