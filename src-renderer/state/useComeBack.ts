import { useEffect } from 'react';
import type { Refusal } from '#shared/contract.ts';
import { isBack, mayComeBack } from '../host/comeBack.ts';

/** milliseconds */
const lookEvery = 2_000;

/** While what was refused may come back by itself (a disk, a host started again), looks for it and then does it again. */
export const useComeBack = (refusal: Refusal | undefined, again: () => void): void => {
  const waits = mayComeBack(refusal);
  useEffect(() => {
    if (!waits) return;
    const looking = setInterval(async () => {
      if (await isBack()) again();
    }, lookEvery);
    return () => clearInterval(looking);
  }, [waits, again]);
};
