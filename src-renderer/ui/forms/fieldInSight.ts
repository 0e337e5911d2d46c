import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * The field that has the keyboard does not lie under the foot of its form, where the foot stays in sight: the browser's
 * own scrolling leaves room for it, and what is being typed moves out of its way when it grows.
 */
export const useFieldInSight = (form: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => makeRoom(form.current, end.current));
  // held upright, the foot of a fight stays in sight
  useEffect(() => {
    const turned = () => makeRoom(form.current, end.current);
    window.addEventListener('resize', turned);
    return () => window.removeEventListener('resize', turned);
  }, [form, end]);
};

const makeRoom = (whole: HTMLElement | null, foot: HTMLElement | null): void => {
  if (!whole || !foot) return;
  const stays = getComputedStyle(foot).position === 'sticky';
  const room = stays ? `${foot.offsetHeight}px` : '0px';
  if (whole.style.getPropertyValue('--foot') === room) return;
  whole.style.setProperty('--foot', room);
  const field = document.activeElement;
  // a foot that scrolls along covers nothing, and a part of the screen that has the keyboard may be taller than the screen
  if (!stays || !field?.matches('input, select, textarea, button')) return;
  if (whole.contains(field) && !foot.contains(field) && isUnder(field, foot))
    field.scrollIntoView({ block: 'nearest' });
};

/** A field elsewhere out of sight stays where it was left: only what the foot itself covers is its doing. */
const isUnder = (field: Element, foot: Element): boolean => {
  const covers = foot.getBoundingClientRect();
  const { top, bottom } = field.getBoundingClientRect();
  return bottom > covers.top && top < covers.bottom;
};

/** Nor does a field that is tapped where it comes out from under an edge: the browser turns to it and lets it lie. */
export const keepTappedInSight = (): (() => void) => {
  const look = ({ target }: MouseEvent) => {
    if (target === document.activeElement && target instanceof Element && target.matches('input, textarea'))
      target.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('click', look);
  return () => document.removeEventListener('click', look);
};
