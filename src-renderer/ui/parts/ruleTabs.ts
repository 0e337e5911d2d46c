import { createContext } from 'react';

/** Whether Tab stops at rule numbers: within a form it goes from field to field, and Shift F1 opens them. */
export const RuleTabs = createContext<0 | -1>(0);

const attribute = 'data-rule';

/** The rule number nearest to what has the keyboard: beside it, else around it. */
export const ruleBeside = (from: Element | null): HTMLElement | undefined => {
  for (let at = from; at && at !== document.body; at = at.parentElement) {
    const found = at.matches(`[${attribute}]`) ? at : at.querySelector(`[${attribute}]`);
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
};
