// The keyboard is always somewhere: whoever presses Tab goes on from where they were, and not from the top of the page.

/** What waits behind a screen that is loading is hidden by a style of its own. */
const putAside = (element: HTMLElement): boolean => {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) if (at.style.display === 'none') return true;
  return false;
};

/** Asked after every change of the page: it looks at attributes alone, and no style is worked out for it. */
const stillHolds = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[hidden],[inert]') === null &&
  !putAside(element);

const canHold = (element: HTMLElement): boolean => stillHolds(element) && element.checkVisibility?.() !== false;

/** Puts the keyboard on a thing that is none of the controls: Tab goes on from there, and letters are commands. */
const restOn = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.dataset.rests = '';
  }
  element.focus({ preventScroll: true });
};

/** Leaves a field without leaving its place: the keyboard rests on what is around it. */
export const restBeside = (field: HTMLElement): void => {
  const around = field.parentElement;
  if (around) restOn(around);
  if (field.ownerDocument.activeElement === field) field.blur();
};

interface Held {
  readonly element: HTMLElement;
  /** what was around it, from the inside out: when it goes, one of them may be left */
  readonly around: readonly HTMLElement[];
}
const held = (element: HTMLElement): Held => {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) around.push(at);
  return { element, around };
};

const dialog = '[role="dialog"]';
const popup = `${dialog},[role="menu"],#popups`;
const isPopup = (element: HTMLElement): boolean => element.closest(popup) !== null;

/** Where the keyboard goes on when what had it is gone: what is marked as home nearby, else what is left around it. */
const nextTo = ({ element, around }: Held): HTMLElement | undefined => {
  if (canHold(element)) return element;
  const left = around.filter((each) => each.isConnected && each !== document.body && each.id !== 'root');
  for (const each of left) {
    const home = each.matches('[data-home]') ? each : each.querySelector<HTMLElement>('[data-home]');
    if (home && canHold(home)) return home;
    if (each.tagName === 'MAIN') return each;
  }
  return document.querySelector<HTMLElement>('main') ?? undefined;
};

/** Watches that nothing which goes away, or is switched off, takes the keyboard with it. Answers how to stop. */
export const keepFocus = (): (() => void) => {
  let last: Held | undefined;
  // behind a dialog or a menu the screen has the keyboard again where it had it
  let onScreen: Held | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = held(target);
    if (!isPopup(target)) onScreen = last;
  };
  // a click beside everything lets go on purpose
  const forget = () => {
    if (document.activeElement === document.body) last = undefined;
  };
  const look = () => {
    const now = document.activeElement;
    const lost = now === null || now === document.body || (now instanceof HTMLElement && !stillHolds(now));
    if (!last || !lost || canHold(last.element)) return;
    // a dialog that stays has it still: what lies behind must not hear the next key
    const within = last.around.find((each) => each.matches(dialog) && canHold(each));
    const before = [last.element, ...last.around].some((each) => each.matches(popup)) ? onScreen : last;
    const home = within ?? (before && nextTo(before));
    if (home) restOn(home);
  };
  const watch = new MutationObserver(look);
  document.addEventListener('focusin', remember);
  document.addEventListener('click', forget, true);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', forget, true);
  };
};
