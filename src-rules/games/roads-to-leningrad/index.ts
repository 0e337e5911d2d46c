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
import { en } from './model/en.ts';
import { it } from './model/it.ts';
import { msg } from './model/msg.ts';
import { scenarioRules } from './model/scenarios.ts';
import { shown } from './model/shown.ts';
import { title } from './model/title.ts';

/** A chapter knows those before it. */
const chapters: readonly Chapter[] = [
  setup,
  events,
  map,
  command,
  supply,
  movement,
  arrivals,
  air,
  production,
  victory,
  combat,
  sequence,
  tables,
];

export const roadsToLeningrad: Game = defineGame({
  id: title.id,
  code: 'RTL',
  name: title.name,
  about: msg('rtl.about'),
  edition: msg('rtl.edition'),
  sides: [
    { id: sides.german, word: 'rtl.side.german', look: 'axis' },
    { id: sides.soviet, word: 'rtl.side.soviet', look: 'soviet' },
  ],
  scenarios: scenarioRules.map(({ id, first, last }) => ({
    id,
    msg: msg(`rtl.scenario.${id}`),
    about: msg(`rtl.scenario.${id}.about`),
    turns: last,
    first,
  })),
  chapters,
  shown,
  text: { en, it },
});
