import { known, strict } from './strict.mjs';

const privileged = new Map();
const handlers = new Map();
let ready = false;

export const protocolIsReady = () => {
  ready = true;
};

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes) {
    if (ready) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges = {} } of schemes) {
      known('privileges', privileges, ['standard', 'secure', 'supportFetchAPI', 'codeCache', 'stream', 'corsEnabled']);
      privileged.set(scheme, privileges);
    }
  },
  handle(scheme, handler) {
    if (!ready) throw new Error('protocol.handle before the app is ready');
    if (handlers.has(scheme)) throw new Error(`a second handler for ${scheme}`);
    handlers.set(scheme, handler);
  },
  isProtocolHandled: (scheme) => handlers.has(scheme),
});

/** Every byte of a page comes from main's handler. */
export const answerRequest = async (address, request) => {
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(address)?.[1];
  const handler = scheme && handlers.get(scheme);
  if (!handler) return undefined;
  if (!privileged.get(scheme)?.standard) throw new Error(`${scheme} has no privileges: its pages would have no origin`);
  const method = request.method();
  const body = request.postData();
  const response = await handler(
    // Node's Request knows only its own schemes' rules; a page address in the made-up scheme is what Electron hands over.
    strict('request', {
      url: address,
      method,
      headers: new Headers(request.headers()),
      ...(body === null ? {} : { body }),
    }),
  );
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
};
