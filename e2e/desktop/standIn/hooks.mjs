/**
 * `electron` is the stand-in; and where a test plays the address that new versions come from, so is what asks it.
 *
 * @type {import('node:module').ResolveHook}
 */
export const resolve = (specifier, context, next) => {
  const ours = (file) => ({ url: new URL(file, import.meta.url).href, format: 'module', shortCircuit: true });
  if (specifier === 'electron' || specifier === 'electron/main') return ours('./electron.mjs');
  if (specifier === './updater.js' && process.env.STAND_IN_UPDATES) return ours('./updater.mjs');
  return next(specifier, context);
};
