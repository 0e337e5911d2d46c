import type { ProposedPlace } from '../canvas/scene.ts';
import type { Proposed } from '../photo/proposed/doubts.ts';
import type { Option, Subject } from './proposeSubject.ts';

/**
 * The places the map draws while proposals lie on it: all proposals, and of lines those asked about where nothing is
 * proposed. What is decided keeps its colour under the hand; what is marked is only framed, for the photo must be seen.
 */
export const placesShown = (
  proposed: ReadonlyMap<string, Proposed>,
  options: readonly Option[],
  { of }: Pick<Subject, 'of'>,
  at: string | undefined,
  marked: ReadonlySet<string> | undefined,
): readonly ProposedPlace[] => {
  const asked = marked ?? new Set(at === undefined ? [] : [at]);
  // the frame of a hex nobody proposed anything for is that of the hand
  const bare = of === 'terrain' && !marked ? [] : [...asked].filter((place) => !proposed.has(place));
  return [
    ...[...proposed.values()].map(({ at: place, as, second, doubtful, decided }): ProposedPlace => {
      const isAsked = marked ? marked.has(place) : place === at && !decided;
      const how = isAsked ? 'asked' : decided ? 'decided' : doubtful ? 'doubtful' : 'proposed';
      // where perhaps nothing lies, the line that perhaps does is shown
      const kinds = options.find((one) => one.as === (as === '' && !decided ? second : as))?.kinds ?? [];
      return { at: place, of, looks: kinds.map(({ look }) => look), as: how };
    }),
    ...bare.map((place): ProposedPlace => ({ at: place, of, looks: [], as: 'asked' })),
  ];
};
