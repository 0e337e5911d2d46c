/** Arrows in a list whose ends meet: on, or back; undefined: another key, or one that is somebody else's. */
export const arrowStep = (event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): 1 | -1 | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'ArrowRight' || event.key === 'ArrowDown') return 1;
  return event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : undefined;
};
