import { X509Certificate } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanUp, tempFolder } from '../library/testing/temp.ts';
import { isGood, makeCertificate } from './certificate.ts';
import { openCodes } from './codes.ts';
import { openFollowers } from './followers.ts';
import { startRoomServer } from './server.ts';
import { deviceAt } from './testing/device.ts';

afterEach(cleanUp);

const openServer = async (mostSent?: number) => {
  const codes = openCodes();
  codes.renew();
  const server = await startRoomServer({
    port: 0,
    addresses: ['127.0.0.1'],
    certificate: await makeCertificate(['127.0.0.1']),
    renderer: tempFolder(),
    codes,
    followers: openFollowers,
    answer: async () => '{}',
    joined: () => {},
    came: () => {},
    heard: () => {},
    told: () => {},
    mostSent,
  });
  const device = deviceAt(server.origins[0] ?? '');
  await device.join(codes.now()?.code ?? '');
  return { server, device };
};

it('a device that sends more than many evenings would is heard no further', async () => {
  const { server, device } = await openServer(1_000);
  const send = async () => (await device.post('/send?channel=none', ['x'.repeat(400)])).status;
  // no such channel; and then not even that is said
  expect([await send(), await send(), await send()]).toEqual([404, 404, 413]);
  device.close();
  await server.close();
});

it('the certificate says that its key may sign and do nothing else', async () => {
  const { cert } = await makeCertificate(['127.0.0.1']);
  // key usage (2.5.29.15), critical, digital signature
  expect(new X509Certificate(cert).raw.toString('hex')).toContain('0603551d0f0101ff040403020780');
});

it('a device has four pages open at once; a fifth closes the one that was opened first', async () => {
  const { server, device } = await openServer();
  const closed: number[] = [];
  for (let page = 1; page <= 5; page++) {
    const heard = new Promise<void>((resolve) => {
      const source = device.ways.source('/stream');
      source.onmessage = () => resolve();
      source.onerror = () => closed.push(page);
    });
    await heard;
    if (page === 4) expect(closed).toEqual([]);
  }
  await expect.poll(() => closed).toEqual([1]);
  device.close();
  await server.close();
});

it('a certificate signs for no other, and is made anew in its last half day', async () => {
  const addresses = ['127.0.0.1'];
  const certificate = await makeCertificate(addresses);
  // its basic constraints, critical and empty: a browser may refuse one that calls itself an authority
  expect(new X509Certificate(certificate.cert).raw.toString('hex')).toContain('0603551d130101ff04023000');
  const now = Date.now();
  const goodAfter = (hours: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(now + hours * 3_600_000);
    return isGood(certificate, addresses);
  };
  expect([goodAfter(35), goodAfter(37), goodAfter(49)]).toEqual([true, false, false]);
  vi.restoreAllMocks();
});
