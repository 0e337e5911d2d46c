import type { ReactNode } from 'react';
import type { Refusal } from '#shared/contract.ts';
import { ErrorLine } from './Notice.tsx';
import { refusalMsg } from './refusalMsg.ts';
import { Say } from './Say.tsx';

export { refusalMsg };

/** A refusal on the page. */
export function Refused({ refusal, action }: { readonly refusal: Refusal; readonly action?: ReactNode }) {
  return (
    <ErrorLine action={action}>
      <Say msg={refusalMsg(refusal)} />
    </ErrorLine>
  );
}
