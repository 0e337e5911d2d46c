import { describe, expect, it } from 'vitest';
import { contract, defaultSettings, type Handlers, type Reply } from './contract.ts';
import { client, serve, type Transport } from './serve.ts';
import { type EventSourceLike, httpTransport } from './transport.ts';

/** Handlers of which only those given do anything. */
const handlersWith = (given: Partial<Handlers>): Handlers =>
  ({
    ...Object.fromEntries(
      Object.keys(contract).map((name) => [name, async () => ({ ok: false, reason: 'save.missing' })]),
    ),
    ...given,
  }) as Handlers;

describe('serve', () => {
  it('checks what comes in, and names the place', async () => {
    const answers = serve(handlersWith({}));
    expect(await answers('games.open', { id: '../x' })).toEqual({
      ok: false,
      reason: 'input.invalid',
      p: { call: 'games.open', path: 'id' },
    });
    expect(await answers('settings.write', { ...defaultSettings, textSize: 9 })).toMatchObject({
      p: { path: 'textSize' },
    });
    expect(
      await answers('games.write', {
        id: 'a',
        base: 1,
        lines: Array(2_001).fill({}),
        head: null,
        face: { turn: 1, turns: 1 },
      }),
    ).toMatchObject({ p: { path: 'lines' } });
    expect(await answers('games.open', null)).toMatchObject({ reason: 'input.invalid' });
    expect(await answers('games.open', { id: 'a' })).toEqual({ ok: false, reason: 'save.missing' });
  });

  it.each(['nothing', '', '__proto__', 'constructor', 'toString', 'x'.repeat(1_000)])(
    'knows no call %s',
    async (name) => {
      expect(await serve(handlersWith({}))(name, {})).toMatchObject({ ok: false, reason: 'input.invalid' });
    },
  );

  it('hands on only what the schema names', async () => {
    let seen: unknown;
    const answers = serve(
      handlersWith({
        'games.open': async (input) => {
          seen = input;
          return { ok: false, reason: 'save.missing' };
        },
      }),
    );
    await answers('games.open', { id: 'a', extra: 1 });
    expect(seen).toEqual({ id: 'a' });
  });

  it('tells a fault of ours to the host and never throws: in a handler, or in what it answers', async () => {
    const told: string[] = [];
    const wrong = async (): Promise<Reply<never>> => JSON.parse('{"ok":true,"value":{"locale":"fr"}}');
    const answers = serve(
      handlersWith({
        'settings.read': wrong,
        'games.list': () => {
          throw new Error('ours');
        },
      }),
      (error, call) => told.push(`${call}: ${error instanceof Error ? error.name : error}`),
    );
    expect(await answers('games.list', {})).toEqual({ ok: false, reason: 'host.fault', p: { call: 'games.list' } });
    expect(await answers('settings.read', {})).toEqual({
      ok: false,
      reason: 'host.fault',
      p: { call: 'settings.read' },
    });
    expect(told).toHaveLength(2);
  });
});

describe('client', () => {
  const over = (call: Transport['call']) => client({ call, listen: () => () => {} });

  it('has every call of the contract and hands replies on', async () => {
    const host = over(async (name, input) => ({ ok: true, value: { name, input } }));
    for (const name of Object.keys(contract)) expect(host).toHaveProperty([name]);
    expect(await host['games.open']({ id: 'a' })).toEqual({
      ok: true,
      value: { name: 'games.open', input: { id: 'a' } },
    });
  });

  it('says that the host is gone when it cannot be reached or talks nonsense', async () => {
    const gone = { ok: false, reason: 'host.gone' };
    expect(await over(async () => Promise.reject(new Error('refused')))['games.list']({})).toEqual(gone);
    for (const nonsense of [undefined, null, 'yes', {}, { ok: false, reason: 'because' }, { ok: true }]) {
      expect(await over(async () => nonsense)['games.list']({})).toEqual(gone);
    }
  });

  it('serves through itself: what a handler answers is what the screens get', async () => {
    const answers = serve(handlersWith({ 'settings.read': async () => ({ ok: true, value: defaultSettings }) }));
    expect(await over(answers)['settings.read']({})).toEqual({ ok: true, value: defaultSettings });
  });
});

describe('the HTTP transport', () => {
  const source: EventSourceLike & { closed: boolean } = {
    onmessage: null,
    closed: false,
    close: () => {
      source.closed = true;
    },
  };
  const at = (status: number) =>
    client(
      httpTransport(
        async () => ({ status, json: async () => ({ ok: true, value: [] }) }),
        () => source,
      ),
    );

  it('turns the host’s own refusals into the player’s terms', async () => {
    expect(await at(200)['games.list']({})).toEqual({ ok: true, value: [] });
    expect(await at(401)['games.list']({})).toEqual({ ok: false, reason: 'host.restarted' });
    expect(await at(413)['games.import']({ text: '' })).toEqual({ ok: false, reason: 'import.tooLarge' });
    expect(await at(413)['things.remove']({ id: 'a', base: 1 })).toEqual({ ok: false, reason: 'save.tooLarge' });
    // a host that stops is one that may be started again
    expect(await at(503)['games.list']({})).toEqual({ ok: false, reason: 'host.gone' });
    expect(await at(500)['games.list']({})).toEqual({ ok: false, reason: 'host.fault' });
  });

  it('hands on events it knows, and no others', () => {
    const told: unknown[] = [];
    const stop = at(200).listen((event) => told.push(event));
    source.onmessage?.({ data: '{"event":"changed","what":"games","id":"a","revision":2}' });
    source.onmessage?.({ data: '{"event":"explode"}' });
    source.onmessage?.({ data: 'half' });
    expect(told).toEqual([{ event: 'changed', what: 'games', id: 'a', revision: 2 }]);
    stop();
    expect(source.closed).toBe(true);
  });
});
