import { type Area, joined, together } from '#rules/kit/game/area.ts';
import { defineGame } from '#rules/kit/game/define.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { fight } from './fight/area.ts';
import { fronts } from './fronts/area.ts';
import { guns } from './guns/area.ts';
import { gameId, sides, turns } from './ids.ts';
import { supplyArea } from './map/area.ts';
import { map } from './map/index.ts';
import { markSpecs } from './marks.ts';
import { moving } from './moving/area.ts';
import { options } from './options.ts';
import { record } from './record/area.ts';
import { turnDays } from './record/lanes.ts';
import { pool } from './record/pool.ts';
import { firstPlace, sequence } from './record/sequence.ts';
import { gameOver } from './record/standing.ts';
import { reference } from './reference.ts';
import { rosterSpecs } from './rosters.ts';
import { tables } from './tables/area.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { t } from './text/speak-table.ts';
import { victory } from './victory/area.ts';
import { score } from './victory/score.ts';
import { objectivesSecret } from './victory/secret.ts';

const areas: readonly Area[] = [record, fight, guns, moving, fronts, victory, tables, supplyArea];

export const armir: Game = defineGame({
  id: gameId,
  code: 'ARMIR',
  name: 'ARMIR',
  about: t('armir.about'),
  edition: 'first edition',
  sides: [
    { id: sides.axis, word: 'armir.side.axis', look: 'axis' },
    { id: sides.soviet, word: 'armir.side.soviet', look: 'soviet' },
  ],
  scenarios: [{ id: 'don', msg: t('armir.scenario'), about: t('armir.scenario.about'), turns }],
  options,
  tables: joined(areas, (area) => area.tables),
  printed: joined(areas, (area) => area.printed),
  charts: joined(areas, (area) => area.charts),
  rosters: [...rosterSpecs, ...joined(areas, (area) => area.rosters)],
  calculators: joined(areas, (area) => area.calculators),
  readers: Object.assign({}, ...areas.map((area) => area.readers)),
  actions: joined(areas, (area) => area.actions),
  questions: joined(areas, (area) => area.questions),
  map,
  pool,
  sequence,
  cells: joined(areas, (area) => area.cells),
  marks: markSpecs,
  accounts: joined(areas, (area) => area.accounts),
  lanes: joined(areas, (area) => area.lanes),
  courses: joined(areas, (area) => area.courses),
  turnAbout: turnDays,
  standing: joined(areas, (area) => area.standing),
  tracks: together(areas, (area) => area.tracks),
  limits: together(areas, (area) => area.limits),
  reminders: together(areas, (area) => area.reminders),
  score,
  secrets: [objectivesSecret],
  over: gameOver,
  setUp: (choice) => ({
    cells: Object.assign({}, ...areas.map((area) => area.start?.cells)),
    balances: Object.assign({}, ...areas.map((area) => area.start?.balances)),
    options: choice.options,
    place: { path: firstPlace, turn: 1 },
  }),
  text: { en, it },
  reference,
});
