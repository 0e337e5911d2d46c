import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { OpenGame } from '../../state/openedGame.ts';
import { useLanguage } from '../../words/Language.tsx';
import { OwnThings } from './OwnThings.tsx';
import { Players } from './Players.tsx';
import { Rulings } from './Rulings.tsx';
import classes from './thisGame.module.css';

const parts = ['rulings', 'players', 'things'] as const;
type Part = (typeof parts)[number];

/** What is settled for the open game: its rulings, who plays, and which of the players' own tables it uses. */
export function ThisGame({ open, onClose }: { readonly open: OpenGame; readonly onClose: () => void }) {
  const { t } = useLanguage();
  const offered = parts.filter((part) => part !== 'rulings' || open.game.options.length > 0);
  const [part, setPart] = useState<Part>(offered[0] ?? 'players');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ui.options.title')}
      size={960}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes.thisGame}>
        <SegmentedControl
          aria-label={t('ui.options.title')}
          value={part}
          onChange={(value) => setPart(parts.find((each) => each === value) ?? part)}
          data={offered.map((each) => ({ value: each, label: t(`ui.options.${each}`) }))}
        />
        {part === 'rulings' && <Rulings open={open} />}
        {part === 'players' && <Players open={open} />}
        {part === 'things' && <OwnThings open={open} onLeave={onClose} />}
        <p className={classes.foot}>
          <Button onClick={onClose}>{t('ui.done')}</Button>
        </p>
      </div>
    </Modal>
  );
}
