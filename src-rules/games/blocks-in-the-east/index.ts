import type { Chapter } from '#rules/kit/game/chapter.ts';
import { defineGame } from '#rules/kit/game/define.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { air } from './chapters/air/index.ts';
import { arrivals } from './chapters/arrivals/index.ts';
import { combat } from './chapters/combat/index.ts';
import { command } from './chapters/command/index.ts';
import { events } from './chapters/events/index.ts';
import { map } from './chapters/map/index.ts';
import { movement } from './chapters/movement/index.ts';
import { production } from './chapters/production/index.ts';
import { sequence } from './chapters/sequence/index.ts';
import { setup } from './chapters/setup/index.ts';
import { supply } from './chapters/supply/index.ts';
import { tables } from './chapters/tables/index.ts';
import { victory } from './chapters/victory/index.ts';
import { sides } from './ids.ts';
import { turnName } from './model/calendar.ts';
import { en } from './model/en.ts';
import { it } from './model/it.ts';
import { msg } from './model/msg.ts';
import { scenarios } from './model/scenarios.ts';
import { shown } from './model/shown.ts';
import { title } from './model/title.ts';

/** Lists that players see stand here in their own order: it is older than the chapters. */

const chapters: readonly Chapter[] = [
  map,
  setup,
  supply,
  command,
  movement,
  combat,
  arrivals,
  events,
  production,
  air,
  victory,
  sequence,
  tables,
];

export const blocksInTheEast: Game = defineGame({
  id: title.id,
  code: 'BITE',
  name: title.name,
  about: msg('bite.about'),
  edition: msg('bite.edition'),
  sides: [
    { id: sides.axis, word: 'bite.side.axis', look: 'axis' },
    { id: sides.soviet, word: 'bite.side.soviet', look: 'soviet' },
  ],
  scenarios,
  turnName,
  text: { en, it },
  chapters,
  shown,
});
