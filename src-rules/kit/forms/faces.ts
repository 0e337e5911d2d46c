import type { Outcome } from '../base/json.ts';
import { type Msg, msg, name } from '../words/message.ts';

/** The faces of a block as they are typed, best first: "4 3 2 1". Commas, slashes and dashes part them too. */
export interface FaceList {
  /** a block has no more faces than this */
  readonly most: number;
  /** and none above this */
  readonly top: number;
}

const between = /[\s,;/–-]+/;

/**
 * The faces of a block, best first. None is above the one before it; a last 0 is a face of its own. '' is a block whose
 * faces are not typed yet: an empty list.
 */
export const readFaces = (text: string, list: FaceList): Outcome<readonly number[], { readonly msg: Msg }> => {
  const parts = text.trim() === '' ? [] : text.trim().split(between);
  const no = (id: string, p: Msg['p']) => ({ ok: false, msg: msg(`kit.field.${id}`, p) }) as const;
  const odd = parts.find((part) => !/^\d{1,3}$/.test(part));
  if (odd !== undefined) return no('faces', { value: name(odd.slice(0, 20) || text.trim().slice(0, 20)) });
  const faces = parts.map(Number);
  if (faces.length > list.most) return no('facesMany', { max: list.most });
  const rises = faces.findIndex((face, i) => i > 0 && (face > (faces[i - 1] ?? 0) || faces[i - 1] === 0));
  if (rises > 0) return no('facesRise', { face: faces[rises] ?? 0, before: faces[rises - 1] ?? 0 });
  const [first] = faces;
  if (first !== undefined && first > list.top) return no('facesHigh', { face: first, max: list.top });
  return first === 0 ? no('facesNone', {}) : { ok: true, value: faces };
};

/** What may stand on top of a block: a face of its list. Without a list there is nothing to compare with. */
export const topTrouble = (top: number, faces: readonly number[]): Msg | undefined => {
  const [first] = faces;
  if (first === undefined || faces.includes(top)) return undefined;
  return top > first
    ? msg('kit.field.topHigh', { top, max: first })
    : msg('kit.field.topNone', { top, faces: name(faces.join(' ')) });
};

/** The next strength a hand turns to: down the list with −1, up with 1; the ends hold. */
export const turned = (list: readonly number[], top: number | null, by: number): number | null => {
  const faces = [...new Set(list)];
  if (faces.length === 0) return top;
  const at = top === null ? 0 : faces.indexOf(top);
  const from = at < 0 ? faces.findLastIndex((face) => face > (top ?? 0)) : at;
  return faces[Math.min(faces.length - 1, Math.max(0, from - by))] ?? top;
};
