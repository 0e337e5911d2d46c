/**
 * The words of `npm start -- …`. Pure: what was asked, or the first word that is not understood.
 *
 * @typedef {{ host: 'auto' | 'desktop' | 'browser', library?: string, file?: string, dev: boolean, open: boolean, help: boolean }} Asked
 * @param {readonly string[]} argv
 * @returns {{ ok: true, value: Asked } | { ok: false, reason: 'unknown' | 'needsFolder', word: string }}
 */
export const parseArgs = (argv) => {
  /** @type {Asked} */
  const asked = { host: 'auto', dev: false, open: true, help: false };
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--browser') asked.host = 'browser';
    else if (word === '--desktop') asked.host = 'desktop';
    else if (word === '--dev') asked.dev = true;
    else if (word === '--no-open') asked.open = false;
    else if (word === '--help' || word === '-h') asked.help = true;
    else if (word === '--library' || word.startsWith('--library=')) {
      const folder = word === '--library' ? argv[++i] : word.slice('--library='.length);
      if (!folder || folder.startsWith('--')) return { ok: false, reason: 'needsFolder', word: '--library' };
      asked.library = folder;
    } else if (word !== '' && !word.startsWith('-') && asked.file === undefined) asked.file = word;
    else return { ok: false, reason: 'unknown', word };
  }
  // Rebuilding on change is the browser host's: a page can be loaded again, a main process cannot.
  if (asked.dev && asked.host === 'auto') asked.host = 'browser';
  return { ok: true, value: asked };
};
