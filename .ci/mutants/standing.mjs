// What the plugin plants now. Vite bundles the configuration, so that a module of its own would be there twice.

/** @type {{ fault?: { file: string, code: string }, texts?: ReadonlyMap<string, string>, numbers?: ReadonlyMap<string, number>, order: string[] }} */
const now = { order: [] };
const shared = /** @type {{ __planted?: typeof now }} */ (globalThis);
shared.__planted ??= now;
export const standing = shared.__planted;
