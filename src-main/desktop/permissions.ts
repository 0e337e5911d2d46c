import type { Session } from 'electron';
import { isOurs } from './pages.ts';

/** All a page of ours may ask for: the screen kept awake beside the table, and a sentence copied by one click. */
const granted: ReadonlySet<string> = new Set(['screen-wake-lock', 'clipboard-sanitized-write']);

export const mayHave = (permission: string, asker: string): boolean => granted.has(permission) && isOurs(asker);

export const setupPermissions = (session: Session): void => {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(mayHave(permission, details.requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, asker) => mayHave(permission, asker));
};
