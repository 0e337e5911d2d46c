import { X509Certificate } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, tempFolder } from '../library/testing/temp.ts';
import { makeCertificate } from './certificate.ts';
import { openCodes } from './codes.ts';
import { openFollowers } from './followers.ts';
import { startRoomServer } from './server.ts';
import { deviceAt } from './testing/device.ts';

afterEach(cleanUp);

it('a device that sends more than many evenings would is heard no further', async () => {
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
    mostSent: 1_000,
  });
  const device = deviceAt(server.origins[0] ?? '');
  await device.join(codes.now()?.code ?? '');
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
