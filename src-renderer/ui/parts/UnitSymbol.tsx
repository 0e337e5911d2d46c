import { shapesOf } from './unitShapes.ts';

/** The strokes of an arm's symbol, for a drawing of its own (a box of 48 by 32). */
export const UnitStrokes = ({ kind }: { readonly kind: string }) =>
  shapesOf(kind).map(({ d, width, dash }) =>
    width === undefined ? (
      <path key={d} d={d} fill="currentColor" />
    ) : (
      <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeDasharray={dash?.join(' ')} />
    ),
  );

/** The map symbol of an arm; one we have no drawing for is drawn as infantry's empty frame. */
export function UnitSymbol({
  kind,
  width = 36,
  title,
}: {
  readonly kind: string;
  readonly width?: number;
  readonly title?: string;
}) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its aria-label, or hidden beside its word
    <svg width={`${width / 16}rem`} height={`${width / 24}rem`} viewBox="0 0 48 32" {...named}>
      <UnitStrokes kind={kind} />
    </svg>
  );
}
