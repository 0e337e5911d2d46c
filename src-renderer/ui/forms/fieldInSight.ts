import { type RefObject, useLayoutEffect } from 'react';

/**
 * The field that has the keyboard does not lie under the foot of its form, where the foot stays in sight: the browser's
 * own scrolling leaves room for it, and what is being typed moves out of its way when it grows.
 */
export const useFieldInSight = (form: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const [whole, foot] = [form.current, end.current];
    if (!whole || !foot) return;
    const room = getComputedStyle(foot).position === 'sticky' ? `${foot.offsetHeight}px` : '0px';
    if (whole.style.getPropertyValue('--foot') === room) return;
    whole.style.setProperty('--foot', room);
    const field = document.activeElement;
    if (field && whole.contains(field) && !foot.contains(field)) field.scrollIntoView({ block: 'nearest' });
  });
};
