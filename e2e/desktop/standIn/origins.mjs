/**
 * Chromium knows no `app://` unless Electron teaches it: the stand-in's pages live on a made-up https origin that never
 * reaches a network, and main sees the addresses it knows.
 */
const tail = '.stand-in.invalid';

/** @param {string} address app://host/path */
export const toPage = (address) => {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)([\s\S]*)$/i.exec(address);
  if (!match || /^(https?|file|data|about|blob)$/i.test(match[1])) return address;
  return `https://${match[2]}.${match[1]}${tail}${match[3] || '/'}`;
};

/** @param {string} address an address inside Chromium */
export const toMain = (address) => {
  try {
    const url = new URL(address);
    if (!url.hostname.endsWith(tail)) return address;
    const parts = url.hostname.slice(0, -tail.length).split('.');
    const scheme = parts.pop();
    return `${scheme}://${parts.join('.')}${url.pathname}${url.search}${url.hash}`;
  } catch {
    return address;
  }
};
