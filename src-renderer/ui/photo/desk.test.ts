import { expose } from 'comlink';
import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { openDesk } from './desk.ts';
import type { PhotoWork, Straighten } from './work.ts';

const picture = { image: 'data:image/jpeg;base64,AAAA', width: 40, height: 30 };
const asked: Straighten = { places: [], of: picture, grid: gridOf(4, 4) };

/** Workers as the browser makes them, each with its own end of a channel. */
const workers = (straighten: PhotoWork['straighten']) => {
  const made: { ended: boolean; readonly opened: Blob[] }[] = [];
  const make = (): Worker => {
    const { port1, port2 } = new MessageChannel();
    const one = { ended: false, opened: [] as Blob[] };
    made.push(one);
    const work: PhotoWork = {
      open: async (file, tell) => {
        one.opened.push(file);
        await tell(0.5);
        return { ok: true, picture };
      },
      straighten,
    };
    expose(work, port2);
    port1.start();
    const terminate = () => {
      one.ended = true;
      port1.close();
    };
    return Object.assign(port1, { terminate }) as unknown as Worker;
  };
  return { made, make };
};
const file = (text: string) => new Blob([text]);
const never = async () => {
  throw new Error('nobody asks for the file');
};

it('a photo is opened off the screen, and tells how far that is', async () => {
  const { made, make } = workers(async () => ({ ok: true, picture }));
  const desk = openDesk(make);
  expect(made).toHaveLength(0);
  const parts: number[] = [];
  expect(await desk.open(file('photo'), (part) => parts.push(part))).toEqual({ ok: true, picture });
  expect(parts).toEqual([0.5]);
  expect(await desk.straighten(asked, never, () => {})).toMatchObject({ ok: true });
  desk.cancel();
});

it('what is stopped answers so at once, and the photo can be worked on again', async () => {
  let first = true;
  const { made, make } = workers(async () => {
    if (first) {
      first = false;
      await new Promise(() => {});
    }
    return { ok: true, picture };
  });
  const desk = openDesk(make);
  await desk.open(file('photo'), () => {});
  const under = desk.straighten(asked, never, () => {});
  await new Promise((done) => setTimeout(done, 5));
  desk.cancel();
  expect(await under).toBe('cancelled');
  expect(made[0]?.ended).toBe(true);
  expect(await desk.straighten(asked, never, () => {})).toMatchObject({ ok: true });
  expect(await made[1]?.opened[0]?.text()).toBe('photo');
  desk.cancel();
});

it('once straightened, the picture that is kept is the one worked on, as is one of an earlier day', async () => {
  const { made, make } = workers(async () => ({ ok: true, picture }));
  const desk = openDesk(make);
  await desk.open(file('photo'), () => {});
  await desk.straighten(asked, never, () => {});
  await desk.straighten(
    asked,
    async () => file('kept'),
    () => {},
  );
  expect(await Promise.all(made[0]?.opened.map((one) => one.text()) ?? [])).toEqual(['photo', 'kept']);
  desk.cancel();
});
