import type { Game } from '#rules/kit/game/game.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { useFight } from '../../ui/fight/walk/useFight.ts';
import { BattleBench } from './battle/BattleBench.tsx';
import { OddsBench } from './bench/OddsBench.tsx';

/** One calculator on its bench: a column with its faces, or a battle of blocks. */
export function FightBench({
  scope,
  game,
  context,
  ...rest
}: {
  readonly scope: string;
  readonly game: Game;
  readonly context: Context;
  readonly open: OpenGame | undefined;
  readonly place: string;
  readonly tableMode: boolean;
}) {
  const fight = useFight(scope, game, context, rest.open);
  const Bench = fight.calc?.panelKind === 'battle' ? BattleBench : OddsBench;
  return <Bench fight={fight} {...rest} />;
}
