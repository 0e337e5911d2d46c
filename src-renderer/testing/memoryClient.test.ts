import { expect, it } from 'vitest';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import { makeGame } from './makeGame.ts';
import { memoryHost } from './memoryClient.ts';

it('no two hosts give games one id: what lies on the bench of one is not found by the other', async () => {
  const ids = [];
  for (const host of [memoryHost(), memoryHost()]) ids.push(await makeGame(host, panzergruppeGuderian));
  expect(new Set(ids).size).toBe(2);
});
