/**
 * What the start script prints, in the system's language. It runs before anything is installed, so it has its own few
 * sentences instead of the app's text files.
 *
 * @typedef {'en' | 'it'} Locale
 */

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} system what `Intl` says
 * @returns {Locale}
 */
export const localeOf = (env, system) => {
  // POSIX: the first variable that is set decides, and "C" names no language.
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const tag = said && !/^(C|POSIX)\b/i.test(said) ? said : system;
  return /^it\b|^it[_-]/i.test(tag) ? 'it' : 'en';
};

const en = {
  help: `npm start -- [options] [FILE]
  FILE             show a game or a map that was exported, to be imported
  --browser        serve the app to an ordinary browser
  --desktop        open the desktop app, and try its download again
  --library DIR    keep games in DIR
  --no-open        print the address, open no browser
  --dev            rebuild the pages when a source changes (browser)`,
  unknown: 'Not understood: {word}. --help lists the options.',
  needsFolder: '{word} needs a folder.',
  wrongNode: 'Node {found} does not suit: {needed} or newer is needed. Nothing was installed.',
  installing: 'Installing what is missing…',
  installFailed: 'npm ci failed ({code}). Nothing was started.',
  building: 'Building {what}…',
  buildFailed: 'The build failed; nothing was started.',
  fetching: 'Fetching Electron {version}, once…',
  progress: 'Electron {version}: {done} of {all} MB',
  noByte: 'no byte for {seconds} s',
  fetchFailed: 'Electron cannot be fetched here ({why}): the app opens in the browser. --desktop tries again.',
  remembered: 'Electron could not be fetched on {when}: the app opens in the browser. --desktop tries again.',
  noDisplay: 'No display for the desktop app: it opens in the browser.',
  desktopFailed: 'The desktop app did not start ({code}): the app opens in the browser.',
  opening: 'Opening the desktop app.',
  address: 'Stato Maggiore: {url}\nCtrl-C stops it.',
  rebuilt: 'Rebuilt. Load the page again.',
  stopped: 'Stopped. Every game is on disk.',
  broken: 'The app could not start: {why}',
};

/** @type {typeof en} */
const it = {
  help: `npm start -- [opzioni] [FILE]
  FILE             mostra una partita o una mappa esportata, da importare
  --browser        apri l’app in un browser qualunque
  --desktop        apri l’app da scrivania, ritentando lo scaricamento
  --library DIR    tieni le partite in DIR
  --no-open        stampa l’indirizzo, non aprire il browser
  --dev            ricostruisci le pagine a ogni modifica (browser)`,
  unknown: 'Non compreso: {word}. --help elenca le opzioni.',
  needsFolder: '{word} richiede una cartella.',
  wrongNode: 'Node {found} non va bene: serve {needed} o successiva. Nulla è stato installato.',
  installing: 'Installazione di ciò che manca…',
  installFailed: 'npm ci non è riuscito ({code}). Nulla è stato avviato.',
  building: 'Costruzione: {what}…',
  buildFailed: 'La costruzione non è riuscita; nulla è stato avviato.',
  fetching: 'Scaricamento di Electron {version}, una volta sola…',
  progress: 'Electron {version}: {done} di {all} MB',
  noByte: 'nessun byte per {seconds} s',
  fetchFailed: 'Electron non si può scaricare da qui ({why}): l’app si apre nel browser. --desktop ritenta.',
  remembered: 'Electron non si è potuto scaricare il {when}: l’app si apre nel browser. --desktop ritenta.',
  noDisplay: 'Nessuno schermo per l’app da scrivania: si apre nel browser.',
  desktopFailed: 'L’app da scrivania non è partita ({code}): l’app si apre nel browser.',
  opening: 'Apertura dell’app da scrivania.',
  address: 'Stato Maggiore: {url}\nCtrl-C la ferma.',
  rebuilt: 'Ricostruita. Ricarica la pagina.',
  stopped: 'Fermata. Tutte le partite sono su disco.',
  broken: 'L’app non è potuta partire: {why}',
};

/**
 * @param {Locale} locale
 * @returns {(key: keyof typeof en, p?: Readonly<Record<string, string | number>>) => string}
 */
export const speaker =
  (locale) =>
  (key, p = {}) =>
    (locale === 'it' ? it : en)[key].replace(/\{(\w+)\}/g, (_, name) => String(p[name] ?? ''));
