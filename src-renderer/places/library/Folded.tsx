import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../ui/parts/Icon.tsx';
import classes from './NewGameScreen.module.css';

/** A part of the new game that may be left alone: what it comes to in one line, and the rest behind a button. */
export function Folded({
  title,
  says,
  opens,
  beside,
  children,
}: {
  readonly title: string;
  readonly says: string;
  /** what the button is called */
  readonly opens: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <fieldset>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.folded}>
        <p>{says}</p>
        {beside}
        <Button
          aria-expanded={open}
          aria-controls={id}
          rightSection={<Icon name={open ? 'up' : 'down'} size={16} />}
          onClick={() => setOpen(!open)}
        >
          {opens}
        </Button>
      </div>
      <div id={id} hidden={!open} className={classes.unfolded}>
        {open && children}
      </div>
    </fieldset>
  );
}
