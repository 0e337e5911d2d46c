import { defineGame } from '#rules/kit/game/define.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { actions } from './actions/index.ts';
import { calculators } from './calculators/index.ts';
import { cellSpecs, setUp } from './cells.ts';
import { charts } from './charts.ts';
import { courses } from './courses.ts';
import { turnName } from './data/calendar.ts';
import { battleTerrain, battleWeather, hexCosts } from './data/charts.ts';
import { scenarios } from './data/scenarios.ts';
import { hqStanding } from './hq/reserve.ts';
import { gameId, sides } from './ids.ts';
import { lanes } from './lanes.ts';
import { map } from './map/index.ts';
import { markSpecs } from './marks.ts';
import { options } from './options.ts';
import { battlesOf } from './pool/battles.ts';
import { pool } from './pool/spec.ts';
import { accountSpecs } from './production/accounts.ts';
import { book } from './production/book.ts';
import { standing } from './production/standing.ts';
import { questions } from './questions/index.ts';
import { reference } from './reference.ts';
import { limits, reminders } from './reminders.ts';
import { rosterSpecs, tableSpecs } from './rosters.ts';
import { gameOver, score } from './score.ts';
import { firstPlace, sequence } from './sequence.ts';
import { tracks } from './sites/tracks.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { t } from './text/speak.ts';

export const blocksInTheEast: Game = defineGame({
  id: gameId,
  code: 'BITE',
  name: 'Blocks in the East',
  about: t('bite.about'),
  edition: 'VentoNuovo, standard edition',
  sides: [
    { id: sides.axis, word: 'bite.side.axis', look: 'axis' },
    { id: sides.soviet, word: 'bite.side.soviet', look: 'soviet' },
  ],
  scenarios,
  options,
  tables: tableSpecs,
  printed: [battleTerrain, battleWeather, hexCosts],
  charts,
  rosters: rosterSpecs,
  map,
  calculators,
  actions,
  questions,
  pool,
  fights: battlesOf,
  sequence,
  reference,
  cells: cellSpecs,
  marks: markSpecs,
  accounts: accountSpecs,
  book,
  courses,
  tracks,
  standing: [...standing, ...hqStanding],
  lanes,
  turnName,
  limits,
  reminders,
  score,
  over: gameOver,
  setUp: (choice) => setUp(choice, (options) => firstPlace(choice.scenario, options)),
  text: { en, it },
});
