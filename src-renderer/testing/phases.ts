import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { press } from './hands.ts';

// asked for with every key of a whole month: roles and names would be worked out for all of the page each time
const titleNow = (): string => document.querySelector('main h1')?.textContent ?? '';
const phaseNow = (): string => document.querySelector('main h1')?.closest('section')?.textContent ?? '';
const journalNow = (): string =>
  document.querySelector('main section:is([aria-label="Journal"],[aria-label="Diario"])')?.textContent ?? '';

/** Presses N at the table until `there` holds of the title of the phase, each time only when the step before shows. */
export const passUntil = async (there: (title: string) => boolean): Promise<void> => {
  await waitFor(() => expect(document.querySelector('[role="tree"]')).not.toBeNull());
  const shown = () => `${phaseNow()}\n${journalNow()}`;
  for (let guard = 0; guard < 160; guard++) {
    if (there(titleNow())) return;
    const before = shown();
    await press('n');
    await waitFor(() => expect(shown()).not.toBe(before));
  }
  throw new Error('160 × N do not come there');
};

/** Presses N until the table stands in this phase of this turn, its checklist too. */
export const passTo = async (turn: number | string, phase: string): Promise<void> => {
  const begins = new RegExp(`^${turn}(?!\\d)`);
  await passUntil((title) => title === phase && begins.test(phaseNow()));
  const step = 'main [role="treeitem"][aria-current="step"]';
  await waitFor(() => expect(document.querySelector(step)?.textContent).toContain(phase));
};
