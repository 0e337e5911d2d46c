import { Button, Modal } from '@mantine/core';
import { Icon } from '../app/parts/Icon.tsx';
import type { OpenGame } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { turnOfSpan, turnWord } from '../i18n/turns.ts';
import { Items } from './Items.tsx';
import type { Row } from './record.ts';
import { TurnHeading } from './TurnName.tsx';
import track from './track.module.css';

/** One turn with everything of it in words, and the way to its neighbours. */
export function OneTurn({
  rows,
  open,
  turn,
  first,
  last,
  now,
  onTurn,
  onClose,
}: {
  readonly rows: readonly Row[];
  readonly open: OpenGame;
  readonly turn: number;
  readonly first: number;
  readonly last: number;
  readonly now: number;
  readonly onTurn: (turn: number) => void;
  readonly onClose: () => void;
}) {
  const { t, say } = useLanguage();
  const { game } = open;
  const scenario = game.scenarios.find((each) => each.id === open.envelope.scenario);
  const title = say(turnOfSpan(game, turn, scenario));
  return (
    <Modal opened onClose={onClose} title={title} size={720} closeButtonProps={{ 'aria-label': t('ui.close') }}>
      <div className={track.one} data-now={turn === now || undefined}>
        {!game.turnName && (
          <TurnHeading open={open} turn={turn}>
            {title}
          </TurnHeading>
        )}
        <Items rows={rows} game={game} at={turn - first} />
        <p className={track.beside}>
          <Button
            disabled={turn === first}
            leftSection={<Icon name="back" size={20} />}
            onClick={() => onTurn(turn - 1)}
          >
            {turn > first ? say(turnWord(game, turn - 1)) : t('ui.play.turns.none')}
          </Button>
          <Button
            disabled={turn === last}
            rightSection={<Icon name="next" size={20} />}
            onClick={() => onTurn(turn + 1)}
          >
            {turn < last ? say(turnWord(game, turn + 1)) : t('ui.play.turns.none')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t('ui.done')}
          </Button>
        </p>
      </div>
    </Modal>
  );
}
