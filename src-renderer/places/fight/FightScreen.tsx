import { useEffect, useMemo, useState } from 'react';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import { host } from '../../host/client.ts';
import { useBench } from '../../state/bench.ts';
import { putHandInLine, useHandInLine } from '../../state/handInLine.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { useGame } from '../../state/store.ts';
import { thingsOf } from '../../state/things.ts';
import { goOn, halfDone } from '../../ui/fight/walk/useFight.ts';
import { useNight } from '../../ui/theme/applied.ts';
import { useLanguage } from '../../words/Language.tsx';
import { turnWord } from '../../words/turns.ts';
import { FightBench } from './FightBench.tsx';

interface Alone {
  readonly game: Game;
  /** the scenario and the options it is reckoned with; else the first one as it is proposed */
  readonly scenario?: string | undefined;
  readonly options?: Context['options'] | undefined;
}

/** The calculators: of the open game, or of a game without a saved one, where nothing is recorded. */
export function FightScreen({ game, ...alone }: Partial<Alone>) {
  return game ? <Without game={game} {...alone} /> : <OfTheGame />;
}

function OfTheGame() {
  const open = useGame((s) => s.open);
  const { t } = useLanguage();
  const scope = open?.id ?? '';
  // A fight begun before the app was closed is found again.
  const begun = useBench((bench) => bench.calc[scope] !== undefined);
  useEffect(() => {
    const last = halfDone(open).at(-1);
    if (!begun && open && last) goOn(open.id, last.id, last.flow);
  }, [open, begun]);
  if (!open) return null;
  const place = placeAt(open.game.sequence, open.context);
  const where = place.phase
    ? t('ui.play.tableMode.place', { turn: turnWord(open.game, open.context.turn), phase: place.phase.msg })
    : t('ui.play.over');
  return <Bench scope={open.id} game={open.game} context={open.context} open={open} place={where} key={open.id} />;
}

/** The players' own tables and rosters of this game, from the library. */
const useThings = (game: string): PlayerData => {
  const [things, setThings] = useState<PlayerData>({});
  useEffect(() => {
    let gone = false;
    void host()
      ['things.list']({ game })
      .then((reply) => {
        if (gone || !reply.ok) return;
        const raw = reply.value
          .filter((thing) => thing.kind === 'table' || thing.kind === 'roster')
          .map((thing) => [`${thing.kind}:${thing.of}`, { data: thing.data }] as const);
        setThings(thingsOf(Object.fromEntries(raw)));
      });
    return () => {
      gone = true;
    };
  }, [game]);
  return things;
};

function Without({ game, scenario, options }: Alone) {
  const things = useThings(game.id);
  const context = useMemo(() => {
    const bare = contextWithoutGame(game, things, scenario);
    return options ? { ...bare, options: { ...bare.options, ...options } } : bare;
  }, [game, things, scenario, options]);
  return <Bench scope={`without/${game.id}`} game={game} context={context} open={undefined} place={game.name} />;
}

function Bench(props: {
  readonly scope: string;
  readonly game: Game;
  readonly context: Context;
  readonly open: OpenGame | undefined;
  readonly place: string;
}) {
  const tableMode = useNight((s) => s.tableMode);
  // the line has heard of it by now, or there is none
  const hand = useHandInLine();
  useEffect(() => {
    if (hand) putHandInLine(false);
  }, [hand]);
  return <FightBench {...props} tableMode={tableMode} />;
}
