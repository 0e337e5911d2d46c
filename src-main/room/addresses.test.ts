import { expect, it } from 'vitest';
import { addressesNow } from './addresses.ts';

const at = (address: string, more: object = {}) => ({
  address,
  family: 'IPv4' as const,
  internal: false,
  netmask: '',
  mac: '',
  cidr: null,
  ...more,
});

it('is opened on private addresses and on its own alone', () => {
  const found = addressesNow({
    lo: [at('127.0.0.1', { internal: true })],
    wlan: [at('192.168.1.20'), { ...at('fe80::1'), family: 'IPv6', scopeid: 0 }],
    lan: [at('10.1.2.3'), at('172.16.0.9'), at('172.32.0.9')],
    direct: [at('169.254.7.7')],
    internet: [at('203.0.113.5'), at('11.0.0.1'), at('192.169.0.1'), at('100.64.0.1')],
  });
  expect(found).toEqual(['192.168.1.20', '10.1.2.3', '172.16.0.9', '169.254.7.7', '127.0.0.1']);
  expect(addressesNow({})).toEqual(['127.0.0.1']);
});
