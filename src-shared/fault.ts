import { z } from 'zod';

/**
 * What a log keeps of a fault of ours: its kind, what the system called it, and where in our code. Never its message: that
 * may bear a name, a path or what stood in a game.
 */
export const faultSchema = z.object({
  kind: z.string().regex(/^[A-Za-z]{1,40}$/),
  code: z
    .string()
    .regex(/^[A-Z0-9_]{1,40}$/)
    .optional(),
  /** files of the app with line and column, the innermost first */
  at: z.array(z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/)).max(8),
});
export type Fault = z.infer<typeof faultSchema>;

const place = /([\w.-]{1,80}\.(?:[cm]?js|tsx?)):(\d{1,7}):(\d{1,7})/g;

/** Never throws, whatever was thrown. */
export const faultOf = (error: unknown): Fault => {
  if (!(error instanceof Error)) return { kind: 'Thrown', at: [] };
  const kind = faultSchema.shape.kind.safeParse(error.name);
  const code = faultSchema.shape.code.safeParse('code' in error ? error.code : undefined);
  // the message stands before the first place of the stack, and may name files, too
  const stack = String(error.stack ?? '')
    .split(/\n\s*at /)
    .slice(1)
    .join('\n');
  const at = [...stack.matchAll(place)].slice(0, 8).map(([, file, line, column]) => `${file}:${line}:${column}`);
  return {
    kind: kind.success ? kind.data : 'Error',
    ...(code.success && code.data !== undefined ? { code: code.data } : {}),
    at,
  };
};
