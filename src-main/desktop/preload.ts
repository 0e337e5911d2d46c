import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import { callChannel, eventChannel, holdChannel, leaveChannel, menuChannel } from './channels.ts';

/**
 * What the page is given of its host: five verbs, never `ipcRenderer` itself, and never Electron's event, which carries
 * the sender.
 */
contextBridge.exposeInMainWorld('statoMaggiore', {
  call: (name: string, input: unknown): Promise<unknown> => ipcRenderer.invoke(callChannel, name, input),
  listen: (on: (event: unknown) => void): (() => void) => {
    const heard = (_event: IpcRendererEvent, said: unknown): void => on(said);
    ipcRenderer.on(eventChannel, heard);
    return () => {
      ipcRenderer.off(eventChannel, heard);
    };
  },
  offer: (state: unknown): void => ipcRenderer.send(menuChannel, state),
  hold: (holds: unknown): void => ipcRenderer.send(holdChannel, holds),
  leave: (): void => ipcRenderer.send(leaveChannel),
});
