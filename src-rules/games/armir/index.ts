import type { Chapter } from '#rules/kit/game/chapter.ts';
import { defineGame } from '#rules/kit/game/define.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { air } from './chapters/air/index.ts';
import { arrivals } from './chapters/arrivals/index.ts';
import { combat } from './chapters/combat/index.ts';
import { events } from './chapters/events/index.ts';
import { map } from './chapters/map/index.ts';
import { movement } from './chapters/movement/index.ts';
import { sequence } from './chapters/sequence/index.ts';
import { setup } from './chapters/setup/index.ts';
import { supply } from './chapters/supply/index.ts';
import { tables } from './chapters/tables/index.ts';
import { victory } from './chapters/victory/index.ts';
import { sides, turns } from './ids.ts';
import { en } from './model/en.ts';
import { it } from './model/it.ts';
import { msg } from './model/msg.ts';
import { shown } from './model/shown.ts';
import { title } from './model/title.ts';

/** `setup` holds what stands on the map to the rules, so that it follows `map`. */
const chapters: readonly Chapter[] = [
  map,
  setup,
  supply,
  movement,
  air,
  combat,
  arrivals,
  events,
  victory,
  sequence,
  tables,
];

export const armir: Game = defineGame({
  id: title.id,
  code: 'ARMIR',
  name: title.name,
  about: msg('armir.about'),
  edition: msg('armir.edition'),
  stepWord: msg('armir.word.step'),
  sides: [
    { id: sides.axis, word: 'armir.side.axis', look: 'axis' },
    { id: sides.soviet, word: 'armir.side.soviet', look: 'soviet' },
  ],
  scenarios: [{ id: 'don', msg: msg('armir.scenario'), about: msg('armir.scenario.about'), turns }],
  chapters,
  shown,
  text: { en, it },
});
