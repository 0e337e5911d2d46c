import { Button, TextInput } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { parseSheet } from '#rules/kit/hexmap/file/parseSheet.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Thing } from '#shared/contract.ts';
import { usualName } from '../../host/thingName.ts';
import { loadThings, useThings } from '../../host/things.ts';
import { leadsBack, useLastGame } from '../../state/lastGame.ts';
import { go, hashOf } from '../../state/route.ts';
import { BackToGame } from '../../ui/frame/BackToGame.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { SheetEditor } from '../../ui/sheet/SheetEditor.tsx';
import { SheetLook } from '../../ui/sheet/SheetLook.tsx';
import { TroubleList } from '../../ui/sheet/TroubleList.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { clock } from '../../words/when.ts';
import classes from './Things.module.css';
import { useKeptSheet } from './useKeptSheet.ts';

/** A map of the library, drawn without a game. */
export function SheetThing({
  game,
  map,
  thing,
  readOnly,
}: {
  readonly game: Game;
  readonly map: MapSpec;
  readonly thing: Thing | undefined;
  readonly readOnly: boolean;
}) {
  const { t, say } = useLanguage();
  const back = useLastGame(leadsBack);
  const refusal = useThings((s) => s.refusal);
  const spec = map.sheet;
  const title = say(spec.msg);
  // what was on the disk when it was opened: from then on the editor has it
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  const parsed = useMemo(() => (thing ? parseSheet(thing.data, spec) : undefined), []);
  const usual = thing && usualName(game, thing) !== undefined;
  const kept = useKeptSheet({ game: game.id, of: spec.id }, usual ? { ...thing, name: title } : thing, title);

  // The address names the one being drawn, so that a reload goes on with it.
  const id = kept.thing?.id;
  useEffect(() => {
    if (id !== undefined)
      window.history.replaceState(null, '', hashOf({ at: 'things', game: game.id, kind: 'sheet', of: spec.id, id }));
  }, [id, game.id, spec.id]);
  const leave = () => go({ at: 'things', game: game.id });

  return (
    <div className={classes.editor} data-map>
      <div className={classes.mapBar}>
        <button type="button" className={classes.back} aria-label={t('ui.command.things')} onClick={leave}>
          <Icon name="back" />
        </button>
        <TextInput
          label={t('ui.things.name')}
          value={kept.name}
          maxLength={120}
          readOnly={readOnly}
          onChange={(event) => kept.rename(event.currentTarget.value)}
        />
        {back && <BackToGame />}
        <span className={classes.state} role="status">
          {kept.state === 'writing'
            ? t('ui.header.writing')
            : kept.state === 'safe' && kept.thing
              ? t('ui.header.onDisk', { time: name(clock(kept.thing.saved)) })
              : kept.state === 'new'
                ? t('ui.things.unsaved')
                : ''}
        </span>
      </div>
      {kept.state === 'trouble' && refusal && (
        <Refused
          refusal={refusal}
          action={
            refusal.reason === 'thing.stale' && <Button onClick={() => void again()}>{t('ui.map.thing.again')}</Button>
          }
        />
      )}
      {parsed && !parsed.ok ? (
        <>
          <ErrorLine>{t('ui.map.thing.bad')}</ErrorLine>
          <TroubleList troubles={parsed.troubles} />
        </>
      ) : readOnly ? (
        parsed && <SheetLook spec={spec} sheet={parsed.sheet} photoOf={id} />
      ) : (
        <SheetEditor
          game={game.id}
          spec={spec}
          sheet={parsed?.sheet}
          sides={game.sides}
          markerKinds={map.markers}
          photoOf={id}
          onChange={kept.change}
          onDone={leave}
        />
      )}
    </div>
  );
}

/** Another window went on with it: what it drew is read from the disk. */
const again = async () => {
  await loadThings();
  useThings.setState({ refusal: undefined });
  window.location.reload();
};
