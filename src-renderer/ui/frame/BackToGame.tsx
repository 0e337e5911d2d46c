import { Button } from '@mantine/core';
import { name } from '#rules/kit/words/message.ts';
import { useLastGame } from '../../state/lastGame.ts';
import { go } from '../../state/route.ts';
import { useT } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';

/** From settings, rosters and tables: back to the game being filled in or at hand, else to the library. */
export function BackToGame() {
  const t = useT();
  const { id, name: title, place, filling } = useLastGame();
  if (filling !== undefined)
    return (
      <Button leftSection={<Icon name="back" size={20} />} onClick={() => go({ at: 'new', game: filling })}>
        {t('ui.backToNew')}
      </Button>
    );
  return id === undefined ? (
    <Button leftSection={<Icon name="back" size={20} />} onClick={() => go({ at: 'library' })}>
      {t('ui.command.library')}
    </Button>
  ) : (
    <Button leftSection={<Icon name="back" size={20} />} onClick={() => go({ at: 'game', id, place })}>
      {t('ui.backTo', { name: name(title) })}
    </Button>
  );
}
