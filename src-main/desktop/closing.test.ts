import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { setupClosing } from './closing.ts';

const open = () => {
  const [window, page] = [new EventEmitter(), new EventEmitter()];
  const told: string[] = [];
  let closed = false;
  const close = () => {
    let prevented = false;
    window.emit('close', { preventDefault: () => (prevented = true) });
    closed ||= !prevented;
    return closed;
  };
  const guard = setupClosing(
    { on: (event, on) => window.on(event, on), webContents: { on: (event, on) => page.on(event, on) }, close },
    ({ event }) => told.push(event),
  );
  return { window, page, told, close, guard, closed: () => closed };
};

it('closes at once where nothing waits in the page', () => {
  const { close, told } = open();
  expect([close(), told]).toEqual([true, []]);
});
it('tells the page while something waits there, and closes at its word', () => {
  const { close, told, guard, closed } = open();
  guard.hold(true);
  expect([close(), close(), told]).toEqual([false, false, ['closing', 'closing']]);
  guard.leave();
  expect(closed()).toBe(true);
});
it('closes when the page has written it meanwhile', () => {
  const { close, guard } = open();
  guard.hold(true);
  guard.hold(false);
  expect(close()).toBe(true);
});
it('is not held by a page that hangs or is gone', () => {
  const hung = open();
  hung.guard.hold(true);
  hung.window.emit('unresponsive', {});
  hung.window.emit('responsive', {});
  expect(hung.close()).toBe(false);
  hung.window.emit('unresponsive', {});
  expect(hung.close()).toBe(true);
  const gone = open();
  gone.guard.hold(true);
  gone.page.emit('render-process-gone', {}, { reason: 'crashed' });
  expect(gone.close()).toBe(true);
});
