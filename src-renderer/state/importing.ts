import { type DragEvent, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { acceptOf, type PickedText, pickText, readText } from '../host/gameFiles.ts';
import { newId } from '../host/ids.ts';
import { importGame, useLibrary } from '../host/library.ts';
import { idOf, nameOf } from '../host/rows.ts';
import { showGiven } from './given.ts';
import { useSettings } from './settings.ts';

/** A game someone sent: picked from a dialog or dropped on the page. It becomes a new game and touches no other. */
export const useImport = (onDone: (id: string, name: string) => void) => {
  const desktop = useSettings((s) => s.info?.host === 'desktop');
  const [over, setOver] = useState(false);

  const take = async (file: PickedText | undefined) => {
    if (!file) return;
    if ('tooLarge' in file) {
      useLibrary.setState({ refusal: { reason: 'import.tooLarge', p: { bytes: file.tooLarge, limit: limits.file } } });
      return;
    }
    done(await importGame(file.text));
    // a map somebody sent is no game, but welcome: it is shown for what it is, as if the system had handed it over
    if (useLibrary.getState().refusal?.reason === 'import.map') {
      useLibrary.setState({ refusal: undefined });
      showGiven({ is: 'map', id: newId(), name: file.name, text: file.text });
    }
  };
  const done = (game: { readonly id: string } | undefined) => {
    if (!game) return;
    const row = useLibrary.getState().rows?.find((one) => idOf(one) === game.id);
    onDone(game.id, row ? nameOf(row) : '');
  };

  return {
    over,
    pick: async () =>
      desktop ? done(await importGame()) : take(await pickText(`${acceptOf('game')},${acceptOf('map')}`, limits.file)),
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void readText(event.dataTransfer.files[0], limits.file).then(take);
      },
    },
  };
};
