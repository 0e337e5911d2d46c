import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  {
    id: 'RTL-3.57',
    means: 'An allowance is halved at most once, for supply, the Assault sequence or a reaction; the half is kept.',
  },
  { id: 'RTL-3.72a', means: 'Disruption takes two points off what is left after halving, never below none.' },
  { id: 'RTL-3.32', means: 'Nine stacking points a hex at the end of a phase; what is over is shown.' },
  { id: 'RTL-3.34', means: 'A stack goes as its slowest unit and pays as motorised if one of it does.' },
  { id: 'RTL-8.3', means: 'A step costs hex or road, hexside, enemy ZOC and enemy strongpoint together.' },
  {
    id: 'RTL-8.31',
    means: 'Off the roads the dearest terrain of the hex is paid, woods on top for all but those on foot.',
  },
  { id: 'RTL-8.33', means: 'Along a road from hex to hex its rate stands in for the terrain.' },
  { id: 'RTL-8.35', means: 'A railway counts only where it is cheaper.' },
  { id: 'RTL-8.42', means: 'In rain a trail gives no rate, but its hex is paid without the woods.' },
  {
    id: 'RTL-8.36',
    means: 'Streams and rivers cost what the chart says unless a bridge is there; who may not cross does not.',
  },
  {
    id: 'RTL-8.37',
    means: 'Swamp holds vehicles and heavy equipment to the roads and stops those on foot, not cavalry.',
  },
  { id: 'RTL-8.21', means: 'One point more into an enemy ZOC, however many exert it.' },
  { id: 'RTL-8.22', means: 'In an enemy ZOC all but motorised units stop; from ZOC to ZOC no road rate.' },
  {
    id: 'RTL-8.23',
    means: 'Who begins in a ZOC and is not motorised pays the whole allowance for a step into another.',
  },
  { id: 'RTL-8.12', means: 'A group moves as far as its slowest unit.' },
  { id: 'RTL-8.13', means: 'No hex is entered that cannot be paid; there is no least move.' },
  { id: 'RTL-8.15', means: 'Leaders and bridges keep away from enemy combat units unless friends are there.' },
  { id: 'RTL-5.21', means: 'The reach names entry hexes of the other side, where a move should not end.' },
];
