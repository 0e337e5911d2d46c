import { handsOn, onDisk, passTo } from './hands.ts';
import { expect, test } from './host.ts';

// motion as most players have it
test.use({ locale: 'it-IT', contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The five minutes that matter, by keyboard alone and in both languages, one after the other. Values of regiments, of Soviet counters and of
 * Konev's rating are invented; the steps of infantry divisions are the rulebook's (9.63).
 */
const english = {
  begin: /^Begin/,
  phases: {
    sovMove: 'Soviet movement phase',
    sovFight: 'Soviet combat phase',
    gerFight: 'German combat phase',
  },
  rows: {
    shuffle: /Shuffle untried counters/,
    army: (n: string) => new RegExp(`${n}th Army at`),
    dice: (n: string) => new RegExp(`Roll for ${n}th Army`),
    entry: (at: string) => new RegExp(`Reinforcements: turn 1, ${at}`),
    provisional: /Roll the provisional die/,
  },
  placed: 'placed',
  says: {
    free: '16th Army, die 2: may move this turn.',
    frozen: '19th Army, die 5: frozen this turn.',
    atX: 'Soviet reinforcements at X: 6 rifle, Rokassovski.',
    atV: 'Soviet reinforcements at V: 5 rifle, Yershakov.',
    waits: 'Provisional die 4: rifle division waits at entry 4.',
    entered: 'Provisional die 4: rifle division in at entry 4.',
    lost: 'Provisional division of turn 1 did not enter: lost.',
    fight: '26 against 9, forest, all across the river: column 2-1.',
    die: /^Die 3: D1\/A1/,
    end: /26 : 9, column 2-1, die 3: D1\/A1/,
    second: /6 (?::|against) 2\b/,
  },
  ripple: { region: 'What changes', changed: 'Before:', dropped: 'Dropped:', accept: 'Accept the correction' },
  how: { later: 'later in this phase', enters: 'enters' },
  fight: 'Fight',
  result: 'Result',
  why: 'Why',
  german: 'German units',
  soviet: 'Soviet units',
  add: /^Add unit/,
  left: 'Steps left',
  outOfSupply: 'Out of supply',
  forest: 'Forest',
  allAcross: 'All across river',
  supply: 'Supply',
  kind: 'Kind',
  defence: 'Defence',
  journal: 'Journal',
  correct: 'Correct',
  branches: /^Branches 1/,
  openBranch: 'Open',
  strengths: 'Strengths',
  fromTable: 'die from the table',
  note: 'A note for the journal',
  noted: (text: string) => `Note: ${text}`,
  waiting: 'Waiting',
};
type Words = typeof english;
/** What each changes, beside its rule number: the division 8 becomes 16, the 26th 2 becomes 1, terrain 3 becomes 9. */
const reasons = [/§\s7\.3\s*16/, /§\s11\.31\s*\+ 1/, /§\s9\.33\s*× 3/];
const capped = /Konev[^§]*§\s10\.36\s*\+ 3/;

const italian: Words = {
  begin: /^Comincia/,
  phases: {
    sovMove: 'Fase di movimento sovietica',
    sovFight: 'Fase di combattimento sovietica',
    gerFight: 'Fase di combattimento tedesca',
  },
  rows: {
    shuffle: /Mescolare i contrassegni/,
    army: (n) => new RegExp(`${n}ª Armata in`),
    dice: (n) => new RegExp(`Dado per ${n}ª Armata`),
    entry: (at) => new RegExp(`Rinforzi: turno 1, ${at}`),
    provisional: /Tirare il dado dei rinforzi provvisori/,
  },
  placed: 'piazzata',
  says: {
    free: '16ª Armata, dado 2: può muovere in questo turno.',
    frozen: '19ª Armata, dado 5: ferma in questo turno.',
    atX: 'Rinforzi sovietici in X: 6 fucilieri, Rokassovski.',
    atV: 'Rinforzi sovietici in V: 5 fucilieri, Yershakov.',
    waits: 'Dado dei provvisori 4: divisione fucilieri in attesa all’ingresso 4.',
    entered: 'Dado dei provvisori 4: divisione fucilieri all’ingresso 4.',
    lost: 'La divisione provvisoria del turno 1 non è entrata: persa.',
    fight: '26 contro 9, foresta, tutti oltre il fiume: colonna 2-1.',
    die: /^Dado 3: D1\/A1/,
    end: /26 : 9, colonna 2-1, dado 3: D1\/A1/,
    second: /6 (?::|contro) 2\b/,
  },
  ripple: { region: 'Che cosa cambia', changed: 'Prima:', dropped: 'Tolta:', accept: 'Accetta la correzione' },
  how: { later: 'più avanti in questa fase', enters: 'entra' },
  fight: 'Scontro',
  result: 'Risultato',
  why: 'Perché',
  german: 'Unità tedesche',
  soviet: 'Unità sovietiche',
  add: /^Aggiungi unità/,
  left: 'Livelli rimasti',
  outOfSupply: 'Fuori rifornimento',
  forest: 'Foresta',
  allAcross: 'Tutti oltre fiume',
  supply: 'Rifornimento',
  kind: 'Tipo',
  defence: 'Difesa',
  journal: 'Diario',
  correct: 'Correggi',
  branches: /^Rami 1/,
  openBranch: 'Apri',
  strengths: 'Forze',
  fromTable: 'dado del tavolo',
  note: 'Una nota per il diario',
  noted: (text) => `Nota: ${text}`,
  waiting: 'In attesa',
};

test('PGG-5.21 PGG-14.11 PGG-7.3 PGG-11.31 PGG-9.33 PGG-9.5 PGG-10.36 a first game by keyboard alone, begun in Italian and gone on with in English', async ({
  page,
  host,
}) => {
  let words: Words = italian;
  const { press, type, reach, move } = handsOn(page);
  const row = (name: RegExp) => page.getByRole('treeitem', { name, level: 3 });
  const nowRow = page.locator('[role=treeitem][tabindex="0"]');
  const main = page.getByRole('main');
  const journal = page.getByRole('listbox', { name: /^(?:Diario|Journal)$/ });
  const entries = (text: string | RegExp) => journal.getByRole('option').filter({ hasText: text });
  const fights = (text: string | RegExp) => journal.locator('[data-kind="fight"]').filter({ hasText: text });
  const foot = page.getByRole('contentinfo').or(page.locator('main footer')).first();

  await page.goto(host.url);

  await test.step('new game', async () => {
    await reach(page.getByRole('link', { name: /Panzergruppe Guderian/ }));
    await press('Enter');
    await page.getByRole('button', { name: words.begin }).waitFor();
    await type('Anna');
    await press('Tab');
    await type('Bruno');
    await press('Enter');
    await page.getByRole('tree').waitFor();
    await onDisk(page);
  });

  await test.step('set-up cards', async () => {
    await reach(nowRow);
    await move(row(words.rows.shuffle));
    await press('Space');
    await expect(row(words.rows.shuffle)).toBeChecked();
    for (const army of ['24', '16', '19', '13', '20']) {
      await move(row(words.rows.army(army)));
      await press('Enter');
      await page.getByRole('form').waitFor();
      await press('Enter');
      await expect(row(words.rows.army(army))).toContainText(words.placed);
    }
  });

  await test.step('turn 1: both frozen-army dice, reinforcements, the provisional die', async () => {
    await passTo(page, 1, words.phases.sovMove);
    await reach(nowRow);
    for (const [army, face, says] of [
      ['16', '2', words.says.free],
      ['19', '5', words.says.frozen],
    ] as const) {
      await move(row(words.rows.dice(army)));
      await press('Enter');
      await page.getByRole('form').waitFor();
      await press(face);
      await expect(page.getByRole('form')).toContainText(says);
      await press('Enter');
      await expect(row(words.rows.dice(army))).toBeChecked();
    }
    for (const [at, says] of [
      ['X', words.says.atX],
      ['V', words.says.atV],
    ] as const) {
      await move(row(words.rows.entry(at)));
      await press('Enter');
      await expect(page.getByRole('form')).toContainText(says);
      await press('Enter');
      await expect(row(words.rows.entry(at))).toBeChecked();
    }
    await move(row(words.rows.provisional));
    await press('Enter');
    await page.getByRole('form').waitFor();
    await press('4');
    const later = page.getByRole('form').getByRole('radio', { name: words.how.later });
    await reach(page.getByRole('form').getByRole('radio', { name: words.how.enters }));
    await press('ArrowRight');
    await expect(later).toBeChecked();
    await expect(page.getByRole('form')).toContainText(words.says.waits);
    await press('Enter');
    await expect(row(words.rows.provisional)).toBeChecked();
  });

  await test.step('turn 3: 26 against 9 in forest across a river', async () => {
    await passTo(page, 3, words.phases.gerFight);
    await press('f');
    await page.getByRole('region', { name: words.result }).waitFor();
    // the hand is in the line of the fight
    await press('Escape');
    const open = main.locator('[data-open]');
    const unit = async (name: string, ...numbers: readonly string[]) => {
      await press('a');
      await open.waitFor();
      await type(name);
      await press('Enter');
      for (const [i, number] of numbers.entries()) {
        if (i > 0) await press('Tab');
        await type(number);
      }
      if (numbers.length > 0) await press('Enter');
    };
    await unit('12 Pz, Pz Rgt', '4', '4');
    await unit('12 Pz, PzGr 1', '2', '2');
    await unit('12 Pz, PzGr 2', '2', '2');
    await unit('5 Inf');
    await unit('26 Inf');
    await reach(open.getByRole('spinbutton', { name: words.left }));
    await type('2');
    await reach(open.getByRole('checkbox', { name: words.outOfSupply }));
    await press('Space');
    await expect(page.getByRole('region', { name: words.german })).toContainText('26');

    const soviet = page.getByRole('region', { name: words.soviet });
    await reach(soviet.getByRole('button', { name: words.add }));
    await press('Enter', 'Tab', 'Tab');
    await type('2');
    await press('Enter', 'a', 'Tab', 'Tab');
    await type('1');
    await press('Enter');
    await reach(main.getByRole('checkbox', { name: words.forest }));
    await press('Space');
    await reach(main.getByRole('checkbox', { name: words.allAcross }));
    await press('Space');

    await expect(foot).toContainText(words.says.fight);
    const why = page.getByRole('region', { name: words.why });
    for (const reason of reasons) await expect(why).toContainText(reason);
    await press('3');
    await expect(foot).toContainText('D1/A1');
    await press('Enter');
    // the defender pays first (9.66), each side loses its step; the first of the units named is the usual one
    for (const choice of [1, 2, 3, 4]) {
      const question = foot.locator('p').filter({ hasText: await foot.locator('p').first().innerText() });
      await expect(question).toHaveCount(1);
      await expect(foot.locator('button:focus'), `choice ${choice}`).toHaveCount(1);
      await press('Enter');
      await expect(question).toHaveCount(0);
    }
    await expect(foot).toContainText(words.says.end);
    await onDisk(page);
  });

  await test.step('the fight is in the journal with the odds it had', async () => {
    await press('j');
    await reach(journal);
    await press('End');
    await move(fights(words.says.end), 'ArrowUp');
    await press('ArrowRight');
    await move(entries(words.says.die));
    const details = page.getByRole('complementary');
    await expect(details).toContainText('26 : 9');
    await expect(details).toContainText('2-1');
    await expect(details).toContainText(words.fromTable);
    await expect(details).toContainText(/33[.,]3/);
    await expect(entries(words.says.fight)).toBeVisible();
    await expect(entries(words.says.end)).toHaveCount(2);
  });

  await test.step('the other language, in the middle of it', async () => {
    await press('Control+k');
    await type('English');
    await press('Enter');
    words = english;
    await expect(entries(words.says.end)).toHaveCount(2);
  });

  await test.step('turn 4: a 6-8-6 out of supply, in command, with a leader of 4, attacks with 6', async () => {
    await press('t');
    await passTo(page, 4, words.phases.sovFight);
    await press('f');
    // the fight of turn 3 stands in the record: with its phase it has left the bench
    const soviet = page.getByRole('region', { name: words.soviet });
    await expect(soviet).toBeVisible();
    await expect(foot).not.toContainText(words.says.end);
    const open = main.locator('[data-open]');
    await reach(main.getByRole('spinbutton', { name: words.defence }).first());
    await type('2');
    await reach(soviet.getByRole('button', { name: words.add }));
    await press('Enter');
    await type('107');
    await press('Tab');
    await type('6');
    await press('Tab');
    await type('8');
    await reach(open.getByRole('combobox', { name: words.kind }));
    await press('ArrowDown');
    await reach(open.getByRole('combobox', { name: words.supply }));
    await press('ArrowDown');
    await reach(soviet.getByRole('button', { name: words.add }));
    await press('Enter');
    await type('Konev');
    await press('Enter');
    await type('4');
    await press('Enter');
    await expect(foot).toContainText(words.says.second);
    await expect(page.getByRole('region', { name: words.why })).toContainText(capped);
    await press('4', 'Enter');
    await onDisk(page);
  });

  await test.step('undo and redo', async () => {
    await press('j');
    await journal.waitFor();
    await expect(fights(words.says.second)).toHaveCount(1);
    // whatever the fight booked, entry by entry
    for (let guard = 0; guard < 12 && (await fights(words.says.second).count()) > 0; guard++) {
      await press('Control+z');
      await page.waitForTimeout(50);
    }
    await expect(fights(words.says.second)).toHaveCount(0);
    await press('Control+Shift+z');
    await expect(fights(words.says.second)).toHaveCount(1);
    await press('Control+z');
    await expect(fights(words.says.second)).toHaveCount(0);
  });

  await test.step('playing on grows a branch; the other one is opened and left again', async () => {
    await reach(page.getByRole('textbox', { name: words.note }));
    await type('Anna 1');
    await press('Enter');
    await expect(entries(words.noted('Anna 1'))).toHaveCount(1);
    await reach(page.getByRole('tab', { name: words.branches }));
    await press('Enter');
    await reach(page.getByRole('button', { name: words.openBranch, exact: true }));
    await press('Enter');
    await expect(fights(words.says.second)).toHaveCount(1);
    await expect(entries(words.noted('Anna 1'))).toHaveCount(0);
    await reach(page.getByRole('button', { name: words.openBranch, exact: true }));
    await press('Enter');
    await expect(entries(words.noted('Anna 1'))).toHaveCount(1);
    await expect(fights(words.says.second)).toHaveCount(0);
  });

  await test.step('PGG-14.13 an entry of turn 1 is corrected, what changes is shown first', async () => {
    await reach(journal);
    await press('Home');
    await move(entries(words.says.waits));
    await reach(page.getByRole('button', { name: words.correct, exact: true }));
    await press('Enter');
    const form = page.getByRole('complementary').getByRole('form');
    await reach(form.getByRole('radio', { name: words.how.later }));
    await press('ArrowLeft');
    await expect(form).toContainText(words.says.entered);
    await press('Enter');
    const ripple = page.getByRole('region', { name: words.ripple.region });
    await expect(ripple).toContainText(`${words.ripple.changed} ${words.says.waits}`);
    await expect(ripple).toContainText(`${words.ripple.dropped} ${words.says.lost}`);
    await expect(page.getByRole('button', { name: words.ripple.accept })).toBeFocused();
    await press('Enter');
    await expect(ripple).toHaveCount(0);
    await onDisk(page);
  });

  await test.step('after a restart everything is there', async () => {
    await page.goto('about:blank');
    await page.goto(await host.restart());
    // last night's game is chosen: Enter goes on with it
    await expect(page.getByRole('button', { name: /^Panzergruppe Guderian/ })).toBeFocused();
    await press('Enter');
    await page.getByRole('tree').waitFor();
    await expect(main).toContainText(words.phases.sovFight);
    await press('j');
    await reach(journal);
    await press('Home');
    for (const says of [words.says.free, words.says.frozen, words.says.atX, words.says.atV, words.says.entered])
      await expect(entries(says).first(), says).toBeVisible();
    await press('End');
    await expect(entries(words.noted('Anna 1'))).toBeVisible();
    await expect(fights(words.says.second)).toHaveCount(0);
    await move(fights(words.says.end), 'ArrowUp');
    await expect(page.getByRole('complementary')).toContainText('26 : 9');
    await expect(page.getByRole('tab', { name: words.branches })).toBeVisible();
  });
});
