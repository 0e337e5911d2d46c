import type { RosterUnit } from './playerData.ts';

/** What a list has of a unit, as its columns are typed. */
type Listed = Pick<RosterUnit, 'values'>;

/** undefined: nobody typed it */
export const numberIn = ({ values }: Listed, field: string): number | undefined => {
  const value = values[field];
  return typeof value === 'number' ? value : undefined;
};

/** '' where nobody typed it */
export const textIn = ({ values }: Listed, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
};
