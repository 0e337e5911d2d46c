export { audit, type Change, type RippleReport, ripple } from './ripple.ts';
export { instantEnd, record, standingEntries } from './standing.ts';
