let turning = false;

/**
 * The program turns to a field by itself, as a form opens. Under a finger no list opens then over what stands behind
 * the field: a tap on it asks for the list.
 */
export const focusUnasked = (field: HTMLElement | null | undefined): void => {
  turning = true;
  field?.focus();
  turning = false;
};

/** Whether the focus that comes just now is one a finger did not ask for. */
export const comesUnasked = (): boolean => turning && window.matchMedia('(pointer: coarse)').matches;
