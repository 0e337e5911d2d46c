import type { Game } from '#rules/kit/game/game.ts';
import type { Thing } from '#shared/contract.ts';
import { endings } from '#shared/ownFiles.ts';
import { downloadText } from '../../host/gameFiles.ts';
import { fileName } from '../../host/thingFile.ts';

/** A map of the library as a file; its reader comes with it, in a chunk of its own. One that cannot be read goes as it is. */
export const exportSheet = async (game: Game, thing: Thing): Promise<void> => {
  const [{ parseSheet }, { writeSheet }] = await Promise.all([
    import('#rules/kit/hexmap/file/parseSheet.ts'),
    import('#rules/kit/hexmap/file/writeSheet.ts'),
  ]);
  const spec = game.map?.sheet;
  const parsed = spec ? parseSheet(thing.data, spec) : undefined;
  const text = parsed?.ok
    ? writeSheet(parsed.sheet, { game: game.id, name: thing.name })
    : JSON.stringify(thing.data, null, 1);
  downloadText(fileName(thing.name, endings.map), text);
};
