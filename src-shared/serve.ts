import {
  type CallName,
  type Client,
  contract,
  type Handlers,
  type HostEvent,
  type In,
  type Out,
  type Reply,
  refusalSchema,
} from './contract.ts';

/**
 * Both ends of the contract, derived from it: `serve` stands before a host's handlers and checks what comes in and what
 * goes out; `client` is what the screens hold. How a call travels (HTTP, IPC, none at all in a test) is a `Transport`.
 */

export const isCall = (name: string): name is CallName => Object.hasOwn(contract, name);

/** Answers a call by name. Never throws: a fault of ours is told to `told` and answered as `host.fault`. */
export type Server = (name: string, raw: unknown) => Promise<Reply<unknown>>;

/** The path of the first thing wrong, as the player's message names it: `players.german`, `lines.3.facts.0.kind`. */
const pathOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): string =>
  issues[0]?.path.map(String).join('.') ?? '';

const answer = async <K extends CallName>(handlers: Handlers, name: K, raw: unknown): Promise<Reply<Out<K>>> => {
  const input = contract[name].input.safeParse(raw ?? {});
  if (!input.success)
    return { ok: false, reason: 'input.invalid', p: { call: name, path: pathOf(input.error.issues) } };
  const handler: (input: In<K>) => Promise<Reply<Out<K>>> = handlers[name];
  const reply = await handler(input.data as In<K>);
  if (!reply.ok) return { ok: false, ...refusalSchema.parse(reply) };
  return { ok: true, value: contract[name].output.parse(reply.value) as Out<K> };
};

export const serve =
  (handlers: Handlers, told: (error: unknown, call: string) => void = () => {}): Server =>
  async (name, raw) => {
    if (!isCall(name)) return { ok: false, reason: 'input.invalid', p: { call: name.slice(0, 60), path: '' } };
    try {
      return await answer(handlers, name, raw);
    } catch (error) {
      told(error, name);
      return { ok: false, reason: 'host.fault', p: { call: name } };
    }
  };

export interface Transport {
  /** carries one call; resolves with the host's reply, rejects when the host cannot be reached */
  readonly call: (name: CallName, input: unknown) => Promise<unknown>;
  readonly listen: (on: (event: HostEvent) => void) => () => void;
}

const isReply = (raw: unknown): raw is Reply<unknown> =>
  typeof raw === 'object' &&
  raw !== null &&
  'ok' in raw &&
  (raw.ok === true ? 'value' in raw : refusalSchema.safeParse(raw).success);

/** What the screens hold, over any transport. A host that cannot be reached answers `host.gone`. */
export const client = (transport: Transport): Client => {
  const one =
    (name: CallName) =>
    async (input: unknown): Promise<Reply<unknown>> => {
      try {
        const reply = await transport.call(name, input);
        return isReply(reply) ? reply : { ok: false, reason: 'host.gone' };
      } catch {
        return { ok: false, reason: 'host.gone' };
      }
    };
  const calls = Object.fromEntries((Object.keys(contract) as CallName[]).map((name) => [name, one(name)]));
  return { ...calls, listen: transport.listen } as Client;
};
