/** Where a battle stands: what dice and players have decided so far. Plain data, kept between the stages of a procedure. */
export interface Standing {
  /** 0: the aircraft fight among themselves before round 1 */
  readonly round: number;
  /** index into the steps of this round (or of air combat) */
  readonly step: number;
  /** rounds of air combat fought */
  readonly airRounds: number;
  /** by unit id: twice the place in its face list, plus 1 with a mark (`Shown` of the kit); past the last face: gone */
  readonly shown: { readonly [unit: string]: number };
  /** units that left the battle alive, or gave themselves up */
  readonly out: { readonly [unit: string]: 'retreated' | 'surrendered' };
  /** the order in which a side's tied units are hit, where its owner has said so; ids, the first is hit first */
  readonly prefers: readonly string[];
}
