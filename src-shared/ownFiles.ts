/**
 * What our files end in. Nothing is read by its ending: the first line of a file says what it is, and one from the time
 * when all of them ended in .json is read for ever. `electron-builder.yml` tells the systems the same.
 */
export const endings = { game: 'statogame', map: 'statomap' } as const;
export type OwnFile = keyof typeof endings;

/** As a chooser's filter names them, the new ending first. */
export const endingsOf = (kind: OwnFile): readonly string[] => [endings[kind], 'json'];

/** What the file of one table or list says it is. */
export const thingFormat = 'stato-maggiore/thing';
