import { strict } from './strict.mjs';

/** Answers the test has laid ready, and the questions that were asked. */
const answers = [];
export const questions = [];
export const layReady = (kind, answer) => answers.push({ kind, answer });

const ask =
  (kind) =>
  async (...args) => {
    const options = args.at(-1);
    questions.push({ kind, options: structuredClone(options), modal: args.length > 1 });
    const at = answers.findIndex((one) => one.kind === kind);
    if (at < 0) throw new Error(`nobody answers the dialog ${kind}`);
    return answers.splice(at, 1)[0].answer;
  };

export const dialog = strict('dialog', {
  showSaveDialog: ask('save'),
  showOpenDialog: ask('open'),
  showMessageBox: ask('message'),
  showErrorBox(title, content) {
    questions.push({ kind: 'error', options: { title, content }, modal: false });
  },
});
