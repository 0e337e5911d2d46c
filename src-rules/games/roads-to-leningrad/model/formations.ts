import { type SideId, scenarios, sides } from '../ids.ts';

/** S5.22, S6.23: Soviet rifle divisions that act as one formation for all purposes, by their numbers. */
const joint: readonly { readonly name: string; readonly members: RegExp }[] = [
  { name: '11 Army', members: /\b(180|182|183)(?!\d)/ },
  { name: 'I Mech', members: /\b(163|202)(?!\d)/ },
];
/** The formation a counter belongs to in a scenario; '' stays an army unit. */
export const formationOf = (scenario: string | undefined, side: SideId, printed: string): string =>
  side === sides.soviet && (scenario === scenarios.starayaRussa || scenario === scenarios.manstein)
    ? (joint.find(({ members }) => members.test(printed))?.name ?? printed)
    : printed;
