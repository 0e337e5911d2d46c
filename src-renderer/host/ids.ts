const alphabet = '0123456789abcdefghijkmnpqrstuvwxyz';

/** A name for a line of the journal or a fight: short, and never met twice in one library. */
export const newId = (prefix = ''): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return prefix + Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
};
