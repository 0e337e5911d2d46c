import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop = (): void => {};
beforeEach(() => {
  document.body.innerHTML = `<div id="root"><main id="sheet" tabindex="-1">
    <section id="result" data-home="" tabindex="0"></section>
    <footer><button id="answer">x</button><button id="other">y</button></footer></main>
    <nav id="rail"><p id="box"><button id="place">z</button></p></nav></div><section id="popups"></section>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});
const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const told = () => new Promise((done) => setTimeout(done));
const has = () => document.activeElement?.id;

test('what goes away leaves the keyboard to the home of its place', async () => {
  at('answer').focus();
  at('answer').remove();
  await told();
  expect(has()).toBe('result');
});

test('where there is no home it stays on the sheet', async () => {
  at('result').remove();
  at('answer').focus();
  at('answer').remove();
  await told();
  expect(has()).toBe('sheet');
});

test('behind a dialog that closes, what had the keyboard before has it again', async () => {
  at('place').focus();
  at('popups').innerHTML = '<div role="dialog"><button id="close">c</button></div>';
  at('close').focus();
  at('popups').replaceChildren();
  await told();
  expect(has()).toBe('place');
});

test('in a dialog that stays, what is switched off or goes away leaves it to the dialog, not to the screen behind', async () => {
  at('place').focus();
  at('popups').innerHTML =
    '<section id="asks" role="dialog"><p><button id="open">o</button><button id="done">d</button></p></section>';
  at('open').focus();
  at('open').setAttribute('disabled', '');
  await told();
  expect(has()).toBe('asks');
  at('done').focus();
  at('done').remove();
  await told();
  expect(has()).toBe('asks');
});

test('a key that is switched off under the hand lets go of it; what was let go of on purpose is left alone', async () => {
  at('other').focus();
  at('other').setAttribute('disabled', '');
  await told();
  expect(has()).toBe('result');
  at('result').blur();
  document.body.click();
  at('result').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});
