import type { Requirement } from '#rules/kit/game/requirements.ts';

const onMap = 'the players move the blocks; the app reminds';

export const requirements: readonly Requirement[] = [
  // numbers and dice
  { id: 'BITE-3.14-1', means: 'to-hit numbers by class, TECH and role' },
  { id: 'BITE-6.5-1', means: "AA fires at the unit's defence number with its PF, on either side" },
  { id: 'BITE-5.2-1', means: 'players may edit any to-hit cell; an edited one is shown as theirs' },
  { id: 'BITE-7.7.6-1', means: 'a bonus lowers the number to hit by 1, never below 1' },
  { id: 'BITE-7.7.6-2', means: 'each malus halves the dice' },
  { id: 'BITE-3.17-1', means: 'a unit with 1 PF always rolls a die, a unit with none never' },
  { id: 'BITE-7.7.6-3', means: 'bonus and malus of all sources add up; by agreement they cancel out' },
  { id: 'BITE-7.7.7-1', means: 'units with the same malus share what halving leaves over; the weakest rolls it' },
  { id: 'BITE-7.7.7-2', means: 'a die hits on the number of the unit that rolls it' },
  { id: 'BITE-7.7.7-3', means: 'extra dice come after halving and sharing' },
  // terrain
  { id: 'BITE-C1-1', means: 'effects of terrain, crossing and city add up; one category of city a hex' },
  { id: 'BITE-C1-2', means: 'no terrain between aircraft, none for defending guns and AA; AA of guns counts as guns' },
  { id: 'BITE-C1-3', means: 'an HQ fires as guns or fights as tanks, with the terrain of either' },
  { id: 'BITE-6.1.2-1', means: 'mountain troops: no malus for hills and mountains, a bonus defending there' },
  { id: 'BITE-5.5-1', means: 'Finns in the attack zone: a bonus in forest and swamp, ski troops attacking too' },
  // weather
  { id: 'BITE-9.3-1', means: 'snow spares Soviets, Finns and mountain troops' },
  { id: 'BITE-9.3-2', means: 'snow freezes rivers, not straits' },
  { id: 'BITE-33.0-1', means: 'first winter: a further malus for the Axis, attacking and defending' },
  // elite
  { id: 'BITE-10.0-1', means: 'elite units: a bonus attacking, or defending and in AA' },
  { id: 'BITE-10.0-2', means: 'Guards destroyed are counted' },
  // the battle
  {
    id: 'BITE-7.7-1',
    means: 'the order of a round: aircraft, AA, raid, guns, ground; later rounds without aircraft against aircraft',
  },
  { id: 'BITE-7.7.1-1', means: 'aircraft fight where one of them is a fighter, both sides at once' },
  {
    id: 'BITE-7.7.1-2',
    means: 'after each round aircraft may withdraw; on while both have some and a fighter is there',
  },
  { id: 'BITE-7.7.1-3', means: 'fighters based in the hex scramble, bombers stay down and can be hit' },
  { id: 'BITE-7.7.2-1', means: 'AA of both sides at once, with the dice of the city; guns do not turn for it' },
  { id: 'BITE-7.7.3-1', means: 'the raid hits units and aircraft on the ground' },
  { id: 'BITE-7.7.4-1', means: "guns fire and turn, the attacker's first" },
  { id: 'BITE-7.7.5-1', means: 'ground fire: the defender first, the attacker with what is left' },
  { id: 'BITE-6.1.4-1', means: 'guns without a combat unit beside them are silent before enemy combat units' },
  { id: 'BITE-7.7.10-1', means: 'units die at their last face; those with a 0 stay until nothing holds them' },
  { id: 'BITE-7.7.11-1', means: 'hits nobody can take are lost' },
  { id: 'BITE-7.7.12-1', means: 'a new round follows while both sides stand' },
  { id: 'BITE-7.7.12-2', means: 'who has won, in this order; guns alone lose the battle' },
  { id: 'BITE-7.7.9-1', means: 'hits fall on the strongest; among equals the owner chooses' },
  { id: 'BITE-7.7.8-1', means: 'a shield takes two hits a face; the mark stays until the battle is over' },
  { id: 'BITE-7.7.8-2', means: 'a block is the list of its faces' },
  { id: 'BITE-19.2-1', means: 'guided fire: after reconnaissance the attacker chooses among equals' },
  { id: 'BITE-7.7.4-2', means: 'guns turn to their next face after firing' },
  { id: 'BITE-6.4-1', means: 'an armoured HQ firing as guns loses a point and cannot fight alone' },
  { id: 'BITE-6.1.4-2', means: 'guns at 0 are silent until repaired' },
  { id: 'BITE-7.7.13-1', means: 'after each round the defender, then the attacker may retreat; static units never' },
  { id: 'BITE-7.7.15-1', means: 'where ground units may retreat to' },
  { id: 'BITE-7.7.16-1', means: 'aircraft retreat to a base in range' },
  { id: 'BITE-7.7.5-2', means: 'aircraft caught on the ground evacuate, turned by one face', map: onMap },
  // special attacks
  { id: 'BITE-12.4.1-1', means: 'desperate attack: one round, then the unsupplied surrender' },
  { id: 'BITE-20.0-1', means: 'cavalry charge: before the defender, who must hit the cavalry first' },
  { id: 'BITE-21.0-1', means: 'panzer attack: the same with armour against none' },
  { id: 'BITE-22.0-1', means: 'Stukas at full strength: two dice more in the raid' },
  { id: 'BITE-23.0-1', means: 'paratroops: hits on their aircraft count twice; a malus in round 1' },
  { id: 'BITE-24.0-1', means: 'landings: the defender first and better in round 1; marines may re-embark' },
  { id: 'BITE-25.0-1', means: 'Katyusha: two dice more for Soviet guns of TECH 2' },
  { id: 'BITE-26.0-1', means: 'Gustav against forts: no malus of theirs, bonus instead' },
  { id: 'BITE-SBE5-1', means: 'Barbarossa surprise: no Soviet bonus, no Axis malus, fighters on the ground' },
  {
    id: 'BITE-SBE5-2',
    means: 'air supremacy by agreement: dice doubled in round 1, another AP of the Luftwaffe’s HQs',
  },
  // reconnaissance
  { id: 'BITE-19.0-1', means: 'unscouted hexes: a malus for raid and guns of the attacker in round 1' },
  // probability
  { id: 'BITE-12.P-1', means: 'exact arithmetic, nothing sampled' },
  { id: 'BITE-12.P-2', means: 'volleys of mixed numbers' },
  { id: 'BITE-12.P-3', means: 'states by face and mark' },
  { id: 'BITE-12.P-4', means: 'fire steps in order; guns turn; stranded support leaves' },
  { id: 'BITE-12.P-5', means: 'solved to the end; rounds without a hit divided out; stalemate named' },
  { id: 'BITE-12.P-6', means: 'policies of retreat' },
  { id: 'BITE-12.P-7', means: 'who wins, rounds, faces, PF left, what would change it' },
  { id: 'BITE-12.P-8', means: 'special solvers' },
  { id: 'BITE-12.P-9', means: 'the largest legal battle is solved' },
  { id: 'BITE-12.P-10', means: 'any number of units' },
  { id: 'BITE-12.P-11', means: 'every figure opens to its reasons' },
];
