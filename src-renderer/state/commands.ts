import type { Msg } from '#rules/kit/words/message.ts';
import { ui } from '../words/text.ts';
import type { Place } from './route.ts';

/**
 * Every command that can have a key: its usual key (in tinykeys' notation) and its words. A command is offered, listed
 * and shown only while a screen answers to it.
 */
interface CommandSpec {
  readonly key: string;
  readonly msg: Msg;
  /** what is there besides: the palette finds it by these words too */
  readonly about?: Msg;
  readonly group: 'places' | 'game' | 'app';
  /** the only place that answers to it: there it may share its key with another place's command */
  readonly at?: Place;
}

export const commands = {
  'place.table': { key: 't', msg: ui('ui.place.table'), group: 'places' },
  'place.fight': { key: 'f', msg: ui('ui.place.fight'), group: 'places' },
  'place.supply': { key: 's', msg: ui('ui.place.supply'), group: 'places' },
  'place.pool': { key: 'b', msg: ui('ui.place.pool'), group: 'places' },
  'place.ledger': { key: 'l', msg: ui('ui.place.ledger'), group: 'places' },
  'place.turns': { key: 'r', msg: ui('ui.place.turns'), group: 'places' },
  'place.journal': { key: 'j', msg: ui('ui.place.journal'), about: ui('ui.palette.inJournal'), group: 'places' },
  'place.score': { key: 'v', msg: ui('ui.place.score'), about: ui('ui.palette.inScore'), group: 'places' },
  'phase.done': { key: 'n', msg: ui('ui.command.phaseDone'), group: 'game' },
  'fight.quick': { key: 'q', msg: ui('ui.command.quickFight'), group: 'game' },
  'fight.line': { key: 'i', msg: ui('ui.command.fightLine'), group: 'game', at: 'fight' },
  'row.add': { key: 'a', msg: ui('ui.command.addRow'), group: 'game' },
  'die.roll': { key: 'd', msg: ui('ui.command.roll'), group: 'game' },
  'table.mode': { key: 'm', msg: ui('ui.command.tableMode'), group: 'game', at: 'fight' },
  'pool.view': { key: 'x', msg: ui('ui.command.poolView'), group: 'game', at: 'pool' },
  'turns.table': { key: 'w', msg: ui('ui.command.turnsTable'), group: 'game', at: 'turns' },
  'map.next': { key: '', msg: ui('ui.command.mapNext'), group: 'game', at: 'supply' },
  'map.entry': { key: 'e', msg: ui('ui.command.mapEntry'), group: 'game', at: 'supply' },
  'map.move': { key: 'm', msg: ui('ui.command.mapMove'), group: 'game', at: 'supply' },
  'map.try': { key: 'w', msg: ui('ui.command.mapTry'), group: 'game', at: 'supply' },
  'map.hex': { key: 'h', msg: ui('ui.command.mapHex'), group: 'game', at: 'supply' },
  'map.side': { key: 'x', msg: ui('ui.command.mapSide'), group: 'game', at: 'supply' },
  'map.zoom': { key: 'z', msg: ui('ui.command.mapZoom'), group: 'game', at: 'supply' },
  'map.paint': { key: 'p', msg: ui('ui.command.mapPaint'), group: 'game', at: 'supply' },
  'map.status': { key: '', msg: ui('ui.command.mapStatus'), group: 'game', at: 'supply' },
  'book.before': { key: 'ArrowLeft', msg: ui('ui.command.bookBefore'), group: 'game', at: 'ledger' },
  'book.after': { key: 'ArrowRight', msg: ui('ui.command.bookAfter'), group: 'game', at: 'ledger' },
  'game.undo': { key: '$mod+z', msg: ui('ui.command.undo'), group: 'game' },
  'game.redo': { key: '$mod+Shift+z', msg: ui('ui.command.redo'), group: 'game' },
  'game.new': { key: '', msg: ui('ui.command.newGame'), group: 'app' },
  'game.import': { key: '', msg: ui('ui.command.import'), group: 'app' },
  'game.export': { key: '', msg: ui('ui.command.export'), group: 'app' },
  'game.room': { key: '', msg: ui('ui.command.room'), group: 'game' },
  'game.options': { key: '', msg: ui('ui.command.options'), group: 'game' },
  find: { key: '/', msg: ui('ui.command.find'), group: 'app' },
  palette: { key: '$mod+k', msg: ui('ui.command.palette'), group: 'app' },
  help: { key: 'F1', msg: ui('ui.command.help'), group: 'app' },
  'rule.here': { key: 'Shift+F1', msg: ui('ui.command.rule'), group: 'app' },
  keys: { key: '?', msg: ui('ui.command.keys'), group: 'app' },
  'app.library': { key: '', msg: ui('ui.command.library'), group: 'app' },
  'app.things': { key: '', msg: ui('ui.command.things'), group: 'app' },
  'app.settings': { key: '$mod+,', msg: ui('ui.command.settings'), group: 'app' },
  'app.theme': { key: '', msg: ui('ui.command.theme'), group: 'app' },
  'app.language': { key: '', msg: ui('ui.command.language'), group: 'app' },
} satisfies Record<string, CommandSpec>;

export type CommandId = keyof typeof commands;
export const isCommand = (id: string): id is CommandId => id in commands;
export const commandIds: readonly CommandId[] = Object.keys(commands).filter(isCommand);
export const specOf = (id: CommandId): CommandSpec => commands[id];
