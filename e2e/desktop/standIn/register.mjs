import { register } from 'node:module';

/**
 * `node --import ./register.mjs dist/desktop/main.js` runs our compiled main process against the stand-in: `electron`
 * means `electron.mjs` from here on, for our code and for what it bundles.
 *
 * It proves our code, never Electron's: the true origin, context isolation, the system's sandbox, native menus and
 * packaging are for the tests tagged @electron.
 */
register('./hooks.mjs', import.meta.url);
