/** What all who say something say; '' where nobody does, or two differ. */
export const onlyOne = (said: readonly string[]): string => {
  const [one = '', ...others] = new Set(said.filter((text) => text !== ''));
  return others.length > 0 ? '' : one;
};
