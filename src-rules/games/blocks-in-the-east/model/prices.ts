import type { UnitClass } from '../ids.ts';
import { type Colour, noPp, type Pp } from './income.ts';

/** What a PF costs: by its printed colour (7.3) and, in advanced production, by the class of its block (11.0). */

export const pfColours = ['black', 'white', 'red', 'blue'] as const;
export type PfColour = (typeof pfColours)[number];
/** 7.3; blue PF are never rebuilt, and repaired for 1 each (AMB-63). */
const pricePerPf: { readonly [C in PfColour]: number } = { black: 1, white: 2, red: 3, blue: 1 };

/** 11.0: the colour that goes with each yellow PP; undefined: none. */
const partnerOf = (unitClass: UnitClass): Exclude<Colour, 'yellow'> | undefined => {
  switch (unitClass) {
    case 'mechanised':
    case 'tanks':
      return 'red';
    case 'fighter':
    case 'bomber':
    case 'longRange':
    case 'paratroops':
      return 'blue';
    case 'armouredHq':
    case 'airHq':
    case 'navalHq':
    case 'supremeHq':
      return 'black';
    default:
      return undefined;
  }
};

interface PriceRules {
  /** 11.0 in use */
  readonly coloured: boolean;
  /** AMB-33: whether the payer's fuel is counted */
  readonly fuel: boolean;
}

/** The price of these PF, one colour for each: yellow, and as many of the colour that goes with it (AMB-34). */
export const priceOf = (pf: readonly PfColour[], unitClass: UnitClass, { coloured, fuel }: PriceRules): Pp => {
  const yellow = pf.reduce((sum, colour) => sum + pricePerPf[colour], 0);
  const partner = coloured ? partnerOf(unitClass) : undefined;
  return partner === undefined || (partner === 'black' && !fuel)
    ? { ...noPp, yellow }
    : { ...noPp, yellow, [partner]: yellow };
};

/** 34.0: Lend-Lease armour or air PP pay without a yellow one, so each spares both. */
export const withLendLease = (
  price: Pp,
  unitClass: UnitClass,
  lend: { readonly red: number; readonly blue: number },
): { readonly price: Pp; readonly lend: { readonly red: number; readonly blue: number } } => {
  const partner = partnerOf(unitClass);
  if (partner !== 'red' && partner !== 'blue') return { price, lend: { red: 0, blue: 0 } };
  const n = Math.min(price.yellow, Math.max(0, lend[partner]));
  return {
    price: { ...price, yellow: price.yellow - n, [partner]: Math.max(0, price[partner] - n) },
    lend: { red: 0, blue: 0, [partner]: n },
  };
};

/** 4.5, 12.5: what a block that surrenders is worth to its enemy. */
export const surrenderPp = (unitClass: UnitClass, coloured: boolean): Pp => {
  const partner = partnerOf(unitClass);
  const plain = unitClass === 'paratroops' || unitClass === 'navalHq';
  return !coloured || partner === undefined || plain ? { ...noPp, yellow: 1 } : { ...noPp, yellow: 1, [partner]: 1 };
};

const letters: { readonly [letter: string]: PfColour } = { B: 'black', W: 'white', R: 'red', N: 'blue' };
/** The colours a roster has of a block, a letter for each face; undefined unless there is one for every face. */
export const readColours = (text: string, faces: number): readonly PfColour[] | undefined => {
  const read = [...text.toUpperCase().replace(/[\s,;]/g, '')].flatMap((letter) => letters[letter] ?? []);
  return read.length === faces && faces > 0 ? read : undefined;
};
