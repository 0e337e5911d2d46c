import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { main } from './app.tsx';
import { move, press, reach, type } from './hands.ts';

const formNow = (): HTMLElement | null => main().querySelector('form[aria-label]:not([data-waits])');

/** The form that was opened; the one that stands on top of the table unasked is none of them. */
export const openForm = (): Promise<HTMLElement> =>
  waitFor(() => {
    const form = formNow();
    if (!form) throw new Error('no form is open');
    return form;
  });
export const noForm = (): Promise<void> => waitFor(() => expect(formNow()?.textContent).toBeUndefined());

/** Enter records, and the form closes. */
export const record = async (): Promise<void> => {
  await press('Enter');
  await noForm();
};

/** Types into a field in the place of what stands there, or chooses from a list what begins so. */
export const put = async (field: HTMLElement, value: number | string): Promise<void> => {
  await reach(field);
  await press('Control+a');
  await type(String(value));
};

/** Chooses one of a few by its arrows. */
export const choose = async (name: RegExp): Promise<void> => {
  const form = await openForm();
  const wanted = within(form).getByRole('radio', { name });
  const group = wanted.closest<HTMLElement>('[role="radiogroup"]');
  if (!group) throw new Error('a radio outside of a group');
  await reach(within(group).getByRole('radio', { checked: true }));
  await move(() => wanted, 'ArrowRight', 9);
  await waitFor(() => expect(within(group).getByRole('radio', { checked: true })).toBe(wanted));
};

/** A line of the turn, opened by Enter at the table: what it leads to may be a form, or another screen. */
export const openLine = async (name: RegExp): Promise<void> => {
  await press('t');
  const rows = () => within(main()).queryAllByRole('treeitem', { name });
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  await reach(main().querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]') as HTMLElement);
  await move(() => rows()[0]);
  await press('Enter');
};

/** Among the rulings of a new game, by its number. */
export const findRule = async (rule: string): Promise<void> => {
  await reach(screen.getByRole('button', { name: 'The rulings' }));
  await press('Enter');
  await reach(await screen.findByRole('searchbox', { name: 'Find a rule' }));
  await type(rule);
};
