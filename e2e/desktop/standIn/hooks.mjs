/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier === 'electron' || specifier === 'electron/main'
    ? { url: new URL('./electron.mjs', import.meta.url).href, format: 'module', shortCircuit: true }
    : next(specifier, context);
