import { expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { speaker } from '#shared/say.ts';
import { nameOfThing, usualName } from './thingName.ts';
import { wantedOf } from './things.ts';

it('a list nobody named is called in the language of the screen, one with a name of its own keeps it', () => {
  const [say, dice] = [speaker('en', [game.text.en]), speaker('it', [game.text.it])];
  for (const { kind, of, spec } of wantedOf(game)) {
    for (const made of [say(spec.msg), dice(spec.msg)])
      expect(usualName(game, { kind, of, name: made })).toEqual(spec.msg);
    expect(nameOfThing(game, { kind, of, name: 'Ours' })).toEqual({ name: 'Ours' });
  }
  expect(nameOfThing(undefined, { kind: 'roster', of: 'german', name: 'Ours' })).toEqual({ name: 'Ours' });
});
