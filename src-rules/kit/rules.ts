export { audit, type AuditLine, type Change, type Flag, ripple, type RippleReport } from './ripple.ts';
export { instantEnd, record, standingEntries } from './standing.ts';
