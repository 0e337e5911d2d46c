import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { Photo } from '#shared/contract.ts';
import { setHost } from '../../host/client.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
import { usePhoto } from './usePhoto.ts';

const photo: Photo = { image: 'data:image/png;base64,iVBORw0KGgo=', width: 90, height: 60, opacity: 0.5 };
const grid = gridOf(4, 4);
const memory = { host: memoryHost() };
const closed = new Set<ImageBitmap>();
const drawn: string[] = [];

function Probe({ of }: { readonly of: string | undefined }) {
  const kept = usePhoto(of, grid);
  const { under, picture } = kept;
  // as a canvas does, whenever anything about it changes
  useLayoutEffect(() => {
    if (picture) drawn.push(closed.has(picture) ? 'detached' : 'drawn');
  });
  return (
    <>
      <output>{kept.photo ? `${kept.photo.opacity} ${under ? 'under the grid' : 'not drawn'}` : 'none'}</output>
      <button type="button" onClick={() => kept.keep(photo)}>
        choose
      </button>
      <button
        type="button"
        onClick={() => {
          for (const opacity of [0.6, 0.7, 0.8]) kept.keep({ ...photo, opacity });
        }}
      >
        slide
      </button>
      <button type="button" onClick={() => kept.keep({ ...photo, image: 'data:image/png;base64,AAAA' })}>
        another
      </button>
      <button type="button" onClick={kept.remove}>
        remove
      </button>
    </>
  );
}
const writes = () => memory.host.calls.filter((call) => call === 'photos.write').length;

beforeEach(() => {
  memory.host = memoryHost();
  setHost(memory.host.client);
  closed.clear();
  drawn.length = 0;
  vi.stubGlobal('createImageBitmap', async () => {
    const bitmap: ImageBitmap = { width: 90, height: 60, close: () => void closed.add(bitmap) };
    return bitmap;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is read beside its sheet and laid under the grid', async () => {
  memory.host.photos.set('sheet1', photo);
  draw(<Probe of="sheet1" />);
  expect(await screen.findByText('0.5 under the grid')).toBeTruthy();
});

it('another picture is written at once, a slider once it rests or the screen is left', async () => {
  const { unmount } = draw(<Probe of="sheet1" />);
  fireEvent.click(screen.getByText('choose'));
  await waitFor(() => expect(memory.host.photos.get('sheet1')).toEqual(photo));
  fireEvent.click(screen.getByText('slide'));
  expect(writes()).toBe(1);
  unmount();
  await waitFor(() => expect(memory.host.photos.get('sheet1')?.opacity).toBe(0.8));
  expect(writes()).toBe(2);
});

it('taken away it is gone from the disk, and no slider brings it back', async () => {
  memory.host.photos.set('sheet1', photo);
  const { unmount } = draw(<Probe of="sheet1" />);
  await screen.findByText('0.5 under the grid');
  fireEvent.click(screen.getByText('slide'));
  fireEvent.click(screen.getByText('remove'));
  await waitFor(() => expect(memory.host.photos.size).toBe(0));
  unmount();
  expect(memory.host.photos.size).toBe(0);
  expect(writes()).toBe(0);
});

it('another picture takes its place while the map goes on drawing the first, which is let go of only then', async () => {
  memory.host.photos.set('sheet1', photo);
  const { unmount, rerender } = draw(<Probe of="sheet1" />);
  await screen.findByText('0.5 under the grid');
  fireEvent.click(screen.getByText('another'));
  // the second is still being read
  rerender(<Probe of="sheet1" />);
  await waitFor(() => expect(closed.size).toBe(1));
  expect(drawn).not.toContain('detached');
  unmount();
  expect(closed.size).toBe(2);
});
