import { sha256 } from '#rules/kit/base/sha256.ts';

export { sha256 };

/** How many bytes a text takes on disk; counted without making them. */
export const bytesOf = (text: string): number => {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x80) continue;
    if (c < 0x800) bytes += 1;
    else if (c >= 0xd800 && c < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      bytes += 2;
      i++;
    } else bytes += 2;
  }
  return bytes;
};

/** JSON with sorted keys: the same data gives the same text, whoever wrote it. */
export const canonical = (value: unknown): string => {
  // loops, for a level takes one frame of the stack so: old files may be deep
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const one of value) parts.push(canonical(one ?? null));
    return `[${parts.join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      if (member !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(member)}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value ?? null);
};

/** Text to its SHA-256: this file's, or a host's own, which is faster and gives the same. */
export type Hash = (text: string) => string;

/** The version of a table, roster, sheet or file section: its content, whatever the order of its keys. */
export const checksum = (value: unknown, hash: Hash = sha256): string => hash(canonical(value));
