import { defineGame } from '#rules/kit/game/define.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { actions } from './actions/index.ts';
import { calculators } from './calculators/index.ts';
import { fightReaders } from './calculators/reckon.ts';
import { accountSpecs, cellSpecs, setUp } from './cells.ts';
import { sides } from './cells-ids.ts';
import { charts } from './charts.ts';
import { courses } from './courses.ts';
import { turns } from './data/cities.ts';
import { crt } from './data/crt.ts';
import { terrainTable } from './data/terrain-chart.ts';
import { lanes } from './lanes.ts';
import { limits } from './limits.ts';
import { map } from './map/index.ts';
import { markSpecs } from './marks.ts';
import { options } from './options.ts';
import { fightQuestions } from './questions/fight.ts';
import { mapQuestions } from './questions/map.ts';
import { tableQuestions } from './questions/table.ts';
import { reference } from './reference.ts';
import { reminders } from './reminders.ts';
import { rosterSpecs, tableSpecs } from './rosters.ts';
import { score } from './score.ts';
import { firstPlace, sequence } from './sequence.ts';
import { standing } from './standing.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { t } from './text/speak.ts';

export const panzergruppeGuderian: Game = defineGame({
  id: 'panzergruppe-guderian',
  code: 'PGG',
  name: 'Panzergruppe Guderian',
  about: t('pgg.about'),
  edition: 'SPI 1976, reprint with the magazine errata',
  sides: [
    { id: sides.soviet, word: 'pgg.side.soviet', look: 'soviet' },
    { id: sides.german, word: 'pgg.side.german', look: 'axis' },
  ],
  scenarios: [{ id: 'smolensk', msg: t('pgg.scenario'), about: t('pgg.scenario.about'), turns }],
  options,
  tables: tableSpecs,
  printed: [crt, terrainTable],
  charts,
  rosters: rosterSpecs,
  calculators,
  readers: fightReaders,
  actions,
  questions: [...fightQuestions, ...tableQuestions, ...mapQuestions],
  reference,
  map,
  sequence,
  cells: cellSpecs,
  marks: markSpecs,
  accounts: accountSpecs,
  lanes,
  courses,
  standing,
  limits,
  reminders,
  score,
  setUp: (choice) => setUp(choice.options, firstPlace),
  text: { en, it },
});
