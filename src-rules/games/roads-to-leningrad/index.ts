import { type Area, joined, together } from '#rules/kit/game/area.ts';
import { defineGame } from '#rules/kit/game/define.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { activation } from './activation/area.ts';
import { attack } from './attack/area.ts';
import { checks } from './checks/area.ts';
import { fightsOf } from './checks/noted.ts';
import { scenarioRules } from './data/scenarios.ts';
import { gameId, sides } from './ids.ts';
import { moving } from './map/area.ts';
import { map } from './map/index.ts';
import { markSpecs } from './marks.ts';
import { options } from './options.ts';
import { record } from './record/area.ts';
import { firstPlace, sequence } from './record/sequence.ts';
import { turnNameIn } from './record/turn-name.ts';
import { reference } from './reference.ts';
import { results } from './results/area.ts';
import { rosterSpecs } from './rosters.ts';
import { tables } from './tables/area.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { t } from './text/speak-table.ts';
import { victory } from './victory/area.ts';
import { openingIn } from './victory/opening.ts';
import { gameOver, score } from './victory/score.ts';

const areas: readonly Area[] = [record, attack, results, checks, activation, moving, victory, tables];

export const roadsToLeningrad: Game = defineGame({
  id: gameId,
  code: 'RTL',
  name: 'Roads to Leningrad',
  about: t('rtl.about'),
  edition: 'GMT 2004',
  sides: [
    { id: sides.german, word: 'rtl.side.german', look: 'axis' },
    { id: sides.soviet, word: 'rtl.side.soviet', look: 'soviet' },
  ],
  scenarios: scenarioRules.map(({ id, first, last }) => ({
    id,
    msg: t(`rtl.scenario.${id}`),
    about: t(`rtl.scenario.${id}.about`),
    turns: last,
    first,
  })),
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
  fights: fightsOf,
  turnNameIn,
  turnLasts: 'halfDay',
  sequence,
  cells: joined(areas, (area) => area.cells),
  marks: markSpecs,
  // the points come first in the ledger
  accounts: joined([victory, ...areas.filter((area) => area !== victory)], (area) => area.accounts),
  lanes: joined(areas, (area) => area.lanes),
  courses: joined(areas, (area) => area.courses),
  standing: joined(areas, (area) => area.standing),
  tracks: together(areas, (area) => area.tracks),
  limits: together(areas, (area) => area.limits),
  reminders: together(areas, (area) => area.reminders),
  score,
  over: gameOver,
  setUp: (choice) => ({
    cells: Object.assign({}, ...areas.map((area) => area.start?.cells), openingIn(choice.scenario).cells),
    balances: Object.assign({}, ...areas.map((area) => area.start?.balances), openingIn(choice.scenario).balances),
    options: choice.options,
    place: firstPlace(choice.scenario),
  }),
  text: { en, it },
  reference,
});
