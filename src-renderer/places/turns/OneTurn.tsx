import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { offeredNow } from '#rules/kit/game/offered.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { ActionForm, turnFieldOf } from '../../ui/forms/ActionForm.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { turnOfSpan, turnWord } from '../../words/turns.ts';
import { Items } from './Items.tsx';
import type { TrackRow } from './record.ts';
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
  readonly rows: readonly TrackRow[];
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
        <Change key={turn} open={open} turn={turn} />
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

/** What players may enter of any turn: of one that is over it is corrected there, and what follows is shown. */
function Change({ open, turn }: { readonly open: OpenGame; readonly turn: number }) {
  const { say } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  if (open.readOnly !== undefined) return null;
  const actions = offeredNow(open.game, open.context).filter((action) => turnFieldOf(action) !== undefined);
  const action = actions.find(({ id }) => id === chosen);
  if (action)
    return (
      <ActionForm
        action={action}
        open={open}
        start={{ [turnFieldOf(action) ?? '']: turn }}
        onDone={() => setChosen(undefined)}
      />
    );
  return (
    <p className={track.beside}>
      {actions.map((each) => (
        <Button key={each.id} leftSection={<Icon name="pen" size={18} />} onClick={() => setChosen(each.id)}>
          {say(each.msg)}
        </Button>
      ))}
    </p>
  );
}
