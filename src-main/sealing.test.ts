import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { sealingCases } from '#shared/testing/sealingCases.ts';
import { nodeWays, stretchAt } from './sealing.ts';

sealingCases(nodeWays);

describe('published vectors', () => {
  it('scrypt of RFC 7914', async () => {
    const key = await stretchAt('password', Buffer.from('NaCl'), 64, { N: 1024, r: 8, p: 16 });
    expect(Buffer.from(key).toString('hex')).toBe(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162' +
        '2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    );
  });
});
