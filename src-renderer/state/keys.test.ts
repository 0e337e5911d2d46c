import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandId } from './commands.ts';
import { capOf, conflicts, onKey, setKeys, useKeys } from './keys.ts';

const answering = (...ids: readonly CommandId[]): string[] => {
  const ran: string[] = [];
  useKeys.setState({ listeners: ids.map((id) => ({ id, run: () => ran.push(id) })) });
  return ran;
};
const press = (init: KeyboardEventInit, target: EventTarget = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  const take = (pressed: Event) => {
    if (pressed instanceof KeyboardEvent) onKey(pressed);
  };
  window.addEventListener('keydown', take, { once: true });
  target.dispatchEvent(event);
  window.removeEventListener('keydown', take);
  return event;
};
const field = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
};

describe('the keys', () => {
  beforeEach(() => setKeys({}, true));
  afterAll(() => {
    answering();
    document.body.replaceChildren();
  });

  it('run the command of the screen that answers last', () => {
    const ran = answering('place.table', 'find');
    press({ key: 't' });
    expect(ran).toEqual(['place.table']);
  });

  it('leave a text field by Escape, so that letters are commands again', () => {
    const ran = answering('place.table');
    const input = field('<div><label>Name <input type="text"></label></div>').querySelector('input') ?? document.body;
    input.focus();
    press({ key: 'Escape' }, input);
    expect(document.activeElement).toBe(input.parentElement);
    press({ key: 't' });
    expect(ran).toEqual(['place.table']);
  });

  it('are letters in a text field and commands in a number field', () => {
    const ran = answering('place.table');
    press({ key: 't' }, field('<input type="text">'));
    expect(ran).toEqual([]);
    press({ key: 't' }, field('<input data-digits="">'));
    expect(ran).toEqual(['place.table']);
  });

  it('are no commands inside an open form, but for its own: die and row', () => {
    const ran = answering('place.table', 'phase.done', 'die.roll', 'row.add', 'game.undo');
    const number = field('<form><input data-digits=""><button>x</button></form>').querySelector('input');
    for (const key of ['t', 'n', 'd', 'a']) press({ key }, number ?? document.body);
    for (const key of ['t', 'n']) press({ key }, document.querySelector('button') ?? document.body);
    press({ key: 'z', ctrlKey: true }, document.querySelector('button') ?? document.body);
    expect(ran).toEqual(['die.roll', 'row.add', 'game.undo']);
    // the form that waits on the table is left by a letter, but not while a number is typed
    const waiting = field('<form data-waits=""><input data-digits=""><button>x</button></form>');
    press({ key: 'n' }, waiting.querySelector('input') ?? document.body);
    press({ key: 't' }, waiting.querySelector('button') ?? document.body);
    expect(ran.slice(3)).toEqual(['place.table']);
  });

  it('pass a list that chooses what the screen shows, and no other', () => {
    const ran = answering('row.add');
    press({ key: 'a' }, field('<select data-passes=""></select>'));
    press({ key: 'a' }, field('<select></select>'));
    expect(ran).toEqual(['row.add']);
  });

  it('find a sign that a keyboard only gives with Shift (an Italian / is Shift+7)', () => {
    const ran = answering('find', 'keys');
    press({ key: '/', shiftKey: true });
    press({ key: '?', shiftKey: true });
    expect(ran).toEqual(['find', 'keys']);
  });

  it('stay silent inside a dialog, so that nothing runs behind it', () => {
    const ran = answering('place.table');
    press({ key: 't' }, field('<div role="dialog"><button>x</button></div>').querySelector('button') ?? document.body);
    expect(ran).toEqual([]);
  });

  it('leave a text field its own undo', () => {
    const ran = answering('game.undo');
    press({ key: 'z', ctrlKey: true }, field('<input type="text">'));
    expect(ran).toEqual([]);
    press({ key: 'z', ctrlKey: true }, document.body);
    expect(ran).toEqual(['game.undo']);
    // one that has sent what it held has none left
    press({ key: 'z', ctrlKey: true }, field('<input type="text" data-spent>'));
    expect(ran).toEqual(['game.undo', 'game.undo']);
  });

  it('can be changed, and single letters switched off while Ctrl keys stay', () => {
    const ran = answering('place.table', 'palette');
    setKeys({ 'place.table': 'x' }, true);
    press({ key: 't' });
    press({ key: 'x' });
    expect(ran).toEqual(['place.table']);
    setKeys({}, false);
    press({ key: 't' });
    press({ key: 'k', ctrlKey: true });
    expect(ran).toEqual(['place.table', 'palette']);
  });

  it('show no cap for what nobody answers to, nor for a letter that is off', () => {
    answering('place.table');
    expect(useKeys.getState().bindingOf('place.fight')).toBeUndefined();
    expect(useKeys.getState().bindingOf('place.table')).toBe('t');
    setKeys({}, false);
    expect(useKeys.getState().bindingOf('place.table')).toBeUndefined();
    expect(capOf('$mod+Shift+z')).toBe('Ctrl Shift Z');
  });

  it('have no conflict as proposed; two commands on one key are named on both sides', () => {
    expect(conflicts({}).size).toBe(0);
    const found = conflicts({ 'place.fight': 'T' });
    expect(found.get('place.fight')).toBe('place.table');
    expect(found.get('place.table')).toBe('place.fight');
    // two places never answer at once: M is table mode over a fight and moves a unit on the map
    expect(conflicts({ 'map.move': 'n' }).get('map.move')).toBe('phase.done');
    expect(conflicts({ 'table.mode': 'z' }).size).toBe(0);
  });
});
