import { defineGame } from '#rules/kit/game/define.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { air } from './chapters/air/index.ts';
import { arrivals } from './chapters/arrivals/index.ts';
import { combat } from './chapters/combat/index.ts';
import { command } from './chapters/command/index.ts';
import { map } from './chapters/map/index.ts';
import { movement } from './chapters/movement/index.ts';
import { sequence } from './chapters/sequence/index.ts';
import { setup } from './chapters/setup/index.ts';
import { supply } from './chapters/supply/index.ts';
import { tables } from './chapters/tables/index.ts';
import { victory } from './chapters/victory/index.ts';
import { sides } from './ids.ts';
import { en } from './model/en.ts';
import { it } from './model/it.ts';
import { msg } from './model/msg.ts';
import { shown } from './model/shown.ts';
import { title } from './model/title.ts';
import { turns } from './model/turns.ts';

const chapters = [setup, map, supply, command, arrivals, air, movement, combat, victory, sequence, tables];

export const panzergruppeGuderian: Game = defineGame({
  id: title.id,
  code: 'PGG',
  name: title.name,
  about: msg('pgg.about'),
  edition: msg('pgg.edition'),
  sides: [
    { id: sides.soviet, word: 'pgg.side.soviet', look: 'soviet' },
    { id: sides.german, word: 'pgg.side.german', look: 'axis' },
  ],
  scenarios: [{ id: 'smolensk', msg: msg('pgg.scenario'), about: msg('pgg.scenario.about'), turns }],
  text: { en, it },
  chapters,
  shown,
});
