import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import type { HostEvent } from '#shared/contract.ts';
import { type MenuState, menuStateSchema } from '#shared/menu.ts';
import type { Server } from '#shared/serve.ts';
import { callChannel, eventChannel, holdChannel, leaveChannel, menuChannel } from './channels.ts';
import { isOurs } from './pages.ts';

/** Only the main frame of our own window, on a page of ours; a frame inside it, or one gone meanwhile, is nobody. */
const isFromOurPage = (event: IpcMainEvent | IpcMainInvokeEvent, ours: WebContents | undefined): boolean =>
  ours !== undefined && event.sender === ours && event.senderFrame === ours.mainFrame && isOurs(event.senderFrame.url);

/** What the page says beside the calls of the contract. */
export interface PageWords {
  readonly onMenu: (state: MenuState) => void;
  readonly onHold: (holds: boolean) => void;
  readonly onLeave: () => void;
}

/** The one gate every message passes: its sender here, its schema in `server` and by `menuStateSchema`. */
export const setupIpc = (
  ipcMain: IpcMain,
  server: Server,
  ours: () => WebContents | undefined,
  { onMenu, onHold, onLeave }: PageWords,
): void => {
  ipcMain.handle(callChannel, (event, name: unknown, input: unknown) => {
    if (!isFromOurPage(event, ours())) throw new Error('not our page');
    return server(typeof name === 'string' ? name : '', input);
  });
  ipcMain.on(menuChannel, (event, raw: unknown) => {
    const state = menuStateSchema.safeParse(raw);
    if (state.success && isFromOurPage(event, ours())) onMenu(state.data);
  });
  ipcMain.on(holdChannel, (event, holds: unknown) => {
    if (typeof holds === 'boolean' && isFromOurPage(event, ours())) onHold(holds);
  });
  ipcMain.on(leaveChannel, (event) => {
    if (isFromOurPage(event, ours())) onLeave();
  });
};

export const tellPage = (contents: WebContents | undefined, event: HostEvent): void => {
  if (contents && !contents.isDestroyed()) contents.send(eventChannel, event);
};
