import type { JsonObject } from '#rules/kit/base/json.ts';

/** The words games use for arms, and the map symbol of each. */
const symbols: { readonly [word: string]: string | undefined } = {
  infantry: 'infantry',
  rifle: 'infantry',
  inf: 'infantry',
  armor: 'armour',
  armour: 'armour',
  panzer: 'armour',
  tank: 'armour',
  grenadier: 'mechanised',
  mech: 'mechanised',
  mechanized: 'mechanised',
  mechanised: 'mechanised',
  motorized: 'motorised',
  motorised: 'motorised',
  mot: 'motorised',
  cavalry: 'cavalry',
  artillery: 'artillery',
  heavyArtillery: 'artillery',
  mountain: 'mountain',
  hq: 'hq',
  headquarters: 'hq',
  leader: 'leader',
  air: 'air',
  fighter: 'air',
  bomber: 'bomber',
  longRange: 'bomber',
  static: 'static',
  paratroops: 'paratroops',
  marines: 'marines',
  tanks: 'armour',
  tracked: 'armour',
  armouredHq: 'hq',
  airHq: 'hq',
  navalHq: 'hq',
  supremeHq: 'leader',
};

/** The map symbol of an arm by its name. */
export const symbolOfArm = (arm: string): string => symbols[arm] ?? 'infantry';

/** Whether a value is the name of an arm, which the symbol already tells. */
export const namesArm = (value: unknown): boolean => typeof value === 'string' && symbols[value] !== undefined;

/** The symbol a row of a calculator or roster deserves, read from whatever field names its arm. */
export const symbolOf = (row: JsonObject): string => {
  if (row.untried === true || row.revealed === false || row.state === 'untried' || row.kind === 'untried')
    return 'untried';
  for (const value of Object.values(row)) {
    if (typeof value !== 'string') continue;
    const symbol = symbols[value];
    if (symbol) return symbol;
  }
  return 'infantry';
};
