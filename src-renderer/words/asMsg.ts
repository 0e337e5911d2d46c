import type { Msg, MsgValue } from '#rules/kit/words/message.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const asValue = (value: unknown): MsgValue | undefined => {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(asValue).filter((each) => each !== undefined);
  if (!isObject(value)) return undefined;
  if (typeof value.name === 'string') return { name: value.name };
  return typeof value.id === 'string' ? asMsg({ id: value.id, p: isObject(value.p) ? value.p : undefined }) : undefined;
};

/** A message that came from disk: what is no parameter is left out. */
export const asMsg = (raw: {
  readonly id: string;
  readonly p?: Readonly<Record<string, unknown>> | undefined;
}): Msg => {
  const p: Record<string, MsgValue> = {};
  for (const [key, value] of Object.entries(raw.p ?? {})) {
    const known = asValue(value);
    if (known !== undefined) p[key] = known;
  }
  return { id: raw.id, p };
};
