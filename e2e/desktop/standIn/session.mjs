import { chromiumContext } from './chromium.mjs';
import { toPage } from './origins.mjs';
import { strict } from './strict.mjs';

let request;
let check;

const names = [
  'clipboard-read',
  'clipboard-sanitized-write',
  'display-capture',
  'fileSystem',
  'fullscreen',
  'geolocation',
  'hid',
  'idle-detection',
  'keyboardLock',
  'local-fonts',
  'media',
  'midi',
  'midiSysex',
  'notifications',
  'openExternal',
  'persistent-storage',
  'pointerLock',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'unknown',
];

export const defaultSession = strict('session', {
  setPermissionRequestHandler(handler) {
    request = handler;
  },
  setPermissionCheckHandler(handler) {
    check = handler;
  },
  webRequest: strict('webRequest', {}),
});
export const session = strict('session', { defaultSession });

/** What main grants to a page at an address; without handlers Electron grants everything. */
export const asked = async (contents, url) => {
  const granted = [];
  for (const name of names) {
    const requested = request
      ? await new Promise((done) => request(contents, name, done, { requestingUrl: url, isMainFrame: true }))
      : true;
    const checked = check
      ? check(contents, name, new URL(url).origin === 'null' ? url : new URL(url).origin, {
          requestingUrl: url,
          isMainFrame: true,
        })
      : true;
    if (requested && checked) granted.push(name);
  }
  return granted;
};

/** Electron's names of the permissions that Chromium can be set to. */
const inChromium = {
  'clipboard-sanitized-write': 'clipboard-write',
  'clipboard-read': 'clipboard-read',
  geolocation: 'geolocation',
  notifications: 'notifications',
  'screen-wake-lock': 'screen-wake-lock',
};

/** Chromium's own permissions set to what main answers; all others are refused with it. */
export const permissionsFor = async (contents, address) => {
  const granted = await asked(contents, address);
  const names = Object.entries(inChromium).flatMap(([name, inside]) => (granted.includes(name) ? [inside] : []));
  await chromiumContext().grantPermissions(names, { origin: new URL(toPage(address)).origin });
};
