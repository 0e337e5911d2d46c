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

/** A promise to be kept by hand. */
const awaited = <T>() => {
  let keep: (value: T) => void = () => {};
  const kept = new Promise<T>((done) => {
    keep = done;
  });
  return { kept, keep };
};

it('what is stopped answers so at once, and the photo can be worked on again', async () => {
  const begun = awaited<void>();
  let first = true;
  const { made, make } = workers(async () => {
    if (!first) return { ok: true, picture };
    first = false;
    begun.keep();
    return new Promise(() => {});
  });
  const desk = openDesk(make);
  await desk.open(file('photo'), () => {});
  const under = desk.straighten(asked, never, () => {});
  await begun.kept;
  desk.cancel();
  expect(await under).toBe('cancelled');
  expect(made[0]?.ended).toBe(true);
  expect(await desk.straighten(asked, never, () => {})).toMatchObject({ ok: true });
  expect(await made[1]?.opened[0]?.text()).toBe('photo');
  desk.cancel();
});

it('what a worker said before it was stopped is not told after', async () => {
  const begun = awaited<(part: number) => void>();
  const { make } = workers(async (_, tell) => {
    await tell(0.2);
    begun.keep(tell);
    return new Promise(() => {});
  });
  const desk = openDesk(make);
  await desk.open(file('photo'), () => {});
  const parts: number[] = [];
  const under = desk.straighten(asked, never, (part) => parts.push(part));
  const late = await begun.kept;
  desk.cancel();
  await under;
  // answered once the page has heard it
  await late(0.6);
  expect(parts).toEqual([0.2]);
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

it('a photo that was dropped is worked on no more: the next work asks for its own file', async () => {
  const { made, make } = workers(async () => ({ ok: true, picture }));
  const desk = openDesk(make);
  await desk.open(file('of a part'), () => {});
  desk.drop();
  await desk.straighten(
    asked,
    async () => file('kept'),
    () => {},
  );
  expect(await made[1]?.opened[0]?.text()).toBe('kept');
  desk.cancel();
});
