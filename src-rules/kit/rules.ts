export { type AuditLine, audit, type Change, type Flag, type RippleReport, ripple } from './ripple.ts';
export { instantEnd, record, standingEntries } from './standing.ts';
