/**
 * What the digest of a game's rules asks for, in our own words; the coverage list is generated from it and from the names
 * of the tests. `map`: it happens on the map and the app at most reminds. `next`: not built yet; as a text it names what
 * is to come, where tests prove the rest.
 */
export interface Requirement {
  readonly id: string;
  readonly means: string;
  readonly map?: string;
  readonly next?: true | string;
}
