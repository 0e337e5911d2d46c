import { proxy, type Remote, transfer, wrap } from 'comlink';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { UnderPhoto } from '../canvas/brushes.ts';
import type { Proposals, ProposeOf } from './proposed/proposals.ts';
import type { TeacherWork } from './teacher.worker.ts';

/** Looks at a photo once, then learns from what is drawn as often as it is told of more; all off the main thread. */
export interface Teacher {
  /** answers how many places can be seen; undefined: the photo cannot be worked on */
  readonly look: (
    photo: UnderPhoto,
    grid: Grid,
    of: ProposeOf,
    told: (part: number) => void,
  ) => Promise<number | undefined>;
  /**
   * options by the index of a place, each the kinds it stands for, and which of the places were decided in doubt;
   * undefined: given up meanwhile
   */
  readonly learn: (
    named: ReadonlyMap<number, number>,
    options: readonly (readonly string[])[],
    decided: ReadonlySet<number>,
  ) => Promise<Proposals | undefined>;
  readonly stop: () => void;
}

const ofWorker = (): Teacher => {
  const worker = new Worker(new URL('./teacher.worker.ts', import.meta.url), { type: 'module' });
  const remote: Remote<TeacherWork> = wrap<TeacherWork>(worker);
  let giveUp = (): void => {};
  // a worker that ends, or that never begins, answers nothing: whoever waits for it is told
  const gone = new Promise<undefined>((done) => {
    giveUp = () => done(undefined);
  });
  worker.addEventListener('error', giveUp);
  const orGone = <T>(answer: Promise<T>): Promise<T | undefined> => Promise.race([answer.catch(() => undefined), gone]);
  return {
    look: async ({ image, matrix }, grid, of, told) => {
      const copy = await createImageBitmap(image as ImageBitmap).catch(() => undefined);
      if (!copy) return undefined;
      return orGone(remote.look(transfer(copy, [copy]), matrix, grid, of, proxy(told)));
    },
    learn: (named, options, decided) => orGone(remote.learn([...named], options, decided)),
    stop: () => {
      worker.terminate();
      giveUp();
    },
  };
};

let make: () => Teacher = ofWorker;
export const newTeacher = (): Teacher => make();
/** Tests have no workers. */
export const setTeacher = (other: () => Teacher): void => {
  make = other;
};
