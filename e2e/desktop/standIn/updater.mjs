import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What asks for new versions, in a test's hands: it reads what there is from a file, and writes down what it was asked. */
const file = process.env.STAND_IN_UPDATES;
const note = (what) => appendFileSync(`${file}.log`, `${what}\n`);
note('loaded');

export const openUpdater = () => ({
  look: async () => {
    note('look');
    if (!existsSync(file)) throw new Error('nobody answers');
    return JSON.parse(readFileSync(file, 'utf8')).found;
  },
  download: (told) => {
    note('fetch');
    let stop;
    const done = new Promise((resolve, reject) => {
      let share = 0;
      const turn = setInterval(() => {
        const { shares } = JSON.parse(readFileSync(file, 'utf8'));
        share = Math.min(shares, share + 0.25);
        told(share);
        if (share < 1) return;
        clearInterval(turn);
        resolve();
      }, 50);
      turn.unref();
      stop = () => {
        note('stop');
        clearInterval(turn);
        reject(new Error('cancelled'));
      };
    });
    return { done, stop };
  },
});
