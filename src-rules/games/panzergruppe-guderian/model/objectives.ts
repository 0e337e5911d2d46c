/** 15.11: objectives and their points. To be proof-read against the rulebook. */
export interface Objective {
  readonly id: string;
  /** as on the map */
  readonly name: string;
  readonly points: number;
  /** the two numbered hexes are no cities: no recapture points (15.12) */
  readonly city: boolean;
}

export const objectives: readonly Objective[] = [
  { id: 'vitebsk', name: 'Vitebsk', points: 10, city: true },
  { id: 'orsha', name: 'Orsha', points: 5, city: true },
  { id: 'mogilev', name: 'Mogilev', points: 5, city: true },
  { id: 'smolensk', name: 'Smolensk', points: 25, city: true },
  { id: 'roslavl', name: 'Roslavl', points: 10, city: true },
  { id: 'yelnya', name: 'Yelnya', points: 10, city: true },
  { id: 'rzhev', name: 'Rzhev', points: 5, city: true },
  { id: 'gzhatsk', name: 'Gzhatsk', points: 5, city: true },
  { id: 'vyazma', name: 'Vyazma', points: 15, city: true },
  { id: 'kaluga', name: 'Kaluga', points: 20, city: true },
  { id: 'hex5907', name: '5907', points: 20, city: false },
  { id: 'hex5915', name: '5915', points: 20, city: false },
];

export const objectiveOf = (id: string): Objective | undefined => objectives.find((objective) => objective.id === id);
