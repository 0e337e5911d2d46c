/**
 * JSON from elsewhere: measured before it is parsed, for a parser goes down a level for every bracket, and tens of
 * millions of them take it seconds. Undefined: deeper than that, or no JSON.
 */
export const parseJson = (text: string, deepest: number): unknown => {
  if (isDeeper(text, deepest)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const [quote, backslash, open, close, openList, closeList] = [34, 92, 123, 125, 91, 93];

/** Whether brackets outside of texts lie more than `most` in one another. */
export const isDeeper = (text: string, most: number): boolean => {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inText) {
      if (c === backslash) i++;
      else if (c === quote) inText = false;
    } else if (c === quote) inText = true;
    else if (c === open || c === openList) {
      depth++;
      if (depth > most) return true;
    } else if (c === close || c === closeList) depth--;
  }
  return false;
};
