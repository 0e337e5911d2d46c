interface Output {
  readonly on: (event: 'error', told: (error: NodeJS.ErrnoException) => void) => unknown;
}

/** Whoever reads may have had enough, `solve … | head`: that is no fault of anybody's. */
export const endsQuietly = (outputs: readonly Output[], exit: (code: number) => void): void => {
  for (const output of outputs) output.on('error', ({ code }) => exit(code === 'EPIPE' ? 0 : 1));
};
