import type { Msg } from '../words/message.ts';
import type { Fact } from './journal.ts';

/** What an action would book, or why it does not. */
export type Proposal =
  | {
      readonly ok: true;
      readonly says: Msg;
      readonly facts: readonly Fact[];
      readonly next?: readonly { readonly msg: Msg; readonly rule: string }[];
    }
  /** a limit: nothing is booked; `anyway` is what is booked when the players do it anyway (shown in the journal as an override) */
  | {
      readonly ok: false;
      readonly msg: Msg;
      readonly rule: string;
      readonly anyway?: { readonly says: Msg; readonly facts: readonly Fact[] };
      /** only the die is missing, and so much is known before it: what it has to show, or a limit that stands anyhow */
      readonly ahead?: 'die' | 'limit';
    };
