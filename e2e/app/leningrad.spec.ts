import type { Page } from '@playwright/test';
import { rosters } from '../leningrad.mjs';
import { begin, handsOn, onDisk, openForm, passTo } from './hands.ts';
import { expect, test } from './host.ts';
import { call } from './prepared.ts';

/** Roads to Leningrad: the start of scenario 4. Counters, their values and where they stand are invented. */

const playerOf = (page: Page) => {
  const hands = handsOn(page);
  const main = page.getByRole('main');
  const form = openForm(main);
  const { press, reach, type, move } = hands;
  const put = async (label: string | RegExp, value: number | string) => {
    await reach(
      main
        .locator('input')
        .and(main.getByLabel(label, { exact: true }))
        .last(),
    );
    await press('Control+a');
    await type(String(value));
  };
  return {
    ...hands,
    main,
    form,
    put,
    foot: main.locator('footer'),
    journal: page.getByRole('region', { name: /^(Journal|Diario)$/ }),
    /** A line of the turn opened by Enter. */
    open: async (name: RegExp) => {
      await press('t');
      await reach(main.locator('[role=treeitem][tabindex="0"]'));
      await move(main.getByRole('treeitem', { name }).first());
      await press('Enter');
    },
    record: async () => {
      await press('Enter');
      await expect(form).toHaveCount(0);
    },
  };
};

test('RTL-7.12 RTL-7.14 RTL-8.61 RTL-9.16 RTL-10.41 RTL-10.42 RTL-10.44 RTL-11.5 RTL-S1.31 RTL-P1 by keyboard: scenario 4 begins, an overrun, a coordinated attack with CAS and guns, a retreat, VP, draws, the attack undone at once, found again', async ({
  page,
  host,
}) => {
  const { main, form, foot, journal, open, record, put, press, reach, type } = playerOf(page);
  const unit = async (side: 'German' | 'Soviet', name: string, ...more: readonly (() => Promise<void>)[]) => {
    const units = main.getByRole('region', { name: `${side} units` });
    const adds = units.getByRole('button', { name: /^Add unit/ });
    // the key adds to the list touched last
    if (/A$/.test(await adds.innerText())) await press('a');
    else {
      await reach(adds);
      await press('Enter');
    }
    await type(name);
    await press('Enter');
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue(name);
    for (const next of more) await next();
    await press('Enter');
  };
  const stands = async (name: string, hex: string) => {
    await reach(main.locator('[data-row]').filter({ hasText: name }));
    await press('ArrowRight');
    await put('Hex', hex);
    await press('Enter');
  };
  const spends = async () => {
    await reach(main.getByLabel('Command points for'));
    await press('End', 'Tab');
  };
  const asked = (what: RegExp | string) => expect(foot).toContainText(what);

  await test.step('a game of scenario 4 with its own counters', async () => {
    await page.goto(host.url);
    for (const roster of rosters) await call(page, 'things.write', roster);
    await reach(page.getByRole('link', { name: /^Roads to Leningrad/ }).last());
    await press('Enter');
    await page.getByRole('button', { name: /^Begin/ }).waitFor();
    await reach(page.getByRole('radio').first());
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect(page.getByRole('radio', { name: /^Manstein/ })).toBeChecked();
    await press('Enter');
    await page.getByRole('tree').waitFor();
  });

  await test.step('overcast and German initiative, as the scenario lays down; both cups are filled', async () => {
    await passTo(page, '19AM', 'Weather');
    await open(/Weather without a die/);
    await record();
    await expect(journal).toContainText(/overcast/i);
    await passTo(page, '19AM', 'Initiative');
    await open(/First Player/);
    await record();
    await expect(journal).toContainText('First Player: German.');
    await open(/Cup of the First/);
    await record();
    await open(/Cup of the Second/);
    await record();
    await expect(journal).toContainText('Soviet: markers in the cup: 2.');
  });

  await test.step('his first marker he may choose', async () => {
    await passTo(page, '19AM', 'Activation');
    await open(/Choose the sequence/);
    await put('Marker', 'Blue');
    await press('Enter');
    await expect(form).toContainText('German, Mobile sequence: Blue.');
    await record();
  });

  await test.step('an overrun: the outpost is beaten, its hex taken', async () => {
    await passTo(page, '19AM', 'Movement');
    await open(/Overruns/);
    await unit('German', 'Panzers');
    await unit('German', 'Grenadiers');
    await unit('Soviet', 'Outpost');
    await press('6');
    await asked(/14 : 2, Mobile CRT, column 7-1, DRM −5\W+Die 6 is DE/);
    await press('Enter');
    await asked('Outpost: eliminated.');
  });

  await test.step('an attack is declared; the enemy stands', async () => {
    await open(/Declare attacks/);
    await put('Target hex', '5019');
    await put('Attackers', 'Panzers, Grenadiers, ');
    await press('Escape');
    await record();
    await passTo(page, '19AM', 'Enemy reaction');
    await passTo(page, '19AM', 'Combat');
  });

  await test.step('from two hexes, with CAS, guns and an HQ: a plan over every check', async () => {
    await reach(main.getByRole('button', { name: 'Attack on 5019' }));
    await press('Enter');
    await stands('Grenadiers', '5020');
    await unit('German', 'Howitzers', () => put('Hexes away', 3));
    await unit('German', 'Staff', spends);
    await unit('German', 'Stukas');
    await unit('Soviet', 'Tanks');
    await unit('Soviet', 'Lorries');
    await asked('18 : 11, Mobile CRT, column 3-2, DRM −2');
    const why = main.getByRole('region', { name: 'Why' });
    await expect(why).toContainText('Coordination check, Panzers: 8 or less, 80.0 %');
    await expect(why).toContainText('Howitzers: full on 5 or less, 50.0 %; half up to 8, 30.0 %');
  });

  await test.step('so many units hide the terrain: one line says what is set of it, and leads there', async () => {
    const woods = main.getByRole('checkbox', { name: 'woods' });
    const forces = main.getByRole('region', { name: 'Forces and terrain' });
    await forces.evaluate((units) => units.scrollTo(0, 0));
    await expect(woods).not.toBeInViewport();
    const line = main.getByRole('button', { name: /^Terrain and more:/ });
    await expect(line).toContainText('5019');
    const above = (await forces.boundingBox())?.y;
    await line.click();
    await expect(woods).toBeInViewport();
    await expect(line).toBeHidden();
    await expect(main.locator('[data-ground]')).toBeFocused();
    // units that jump as they are scrolled lose the press that was meant for one of them
    expect((await forces.boundingBox())?.y).toBe(above);
  });

  await test.step('steps a to l with dice of the table: three checks, the die, the retreat and its check', async () => {
    for (const [die, ask, says] of [
      ['3', 'German CAS check: Stukas, ER 7, DRM +3: passes on 4 or less.', 'Die 3: German CAS check: passed'],
      ['5', 'German artillery check: Howitzers, ER 6', 'Die 5: German artillery check: full support'],
      ['4', 'Coordination check: Panzers, ER 7, DRM −1', 'Die 4: Coordination check: passed'],
    ] as const) {
      await asked(ask);
      await press(die);
      await asked(says);
      await press('Enter');
    }
    await press('6');
    await asked(/18 : 11, Mobile CRT, column 3-2, DRM −4\W+Die 6 is D1R/);
    await press('Enter');
    await asked('The Soviet retreats: is there a way out?');
    await reach(foot.getByRole('button', { name: /^Only through one empty hex/ }));
    await press('Enter');
    await asked('ER check of Lorries, which leads the retreat: passes with 4 or less.');
    await press('2');
    await asked('Die 2: passed');
    await press('Enter');
    await asked('German attack on 5019, 18 : 11, Mobile 3-2, die 6, DRM −4: D1R');
    await asked('Tanks: eliminated.');
    await asked('Lorries: retreat two hexes; the Soviet chooses the way.');
    await press('Enter');
  });

  const total = main.locator('output').first();
  await test.step('a Soviet tank step is a VP at once', async () => {
    await press('v');
    await expect(main).toContainText('Tanks: 1 step');
    await expect(total).toHaveText('−12');
  });

  await test.step('the next draw: the Soviet draws by the app, hidden until he looks', async () => {
    await press('t');
    await passTo(page, '19AM', 'Activation');
    await open(/Draw a marker/);
    // one key: the app's draw is no die to be looked at
    await press('d');
    await expect(form).toHaveCount(0);
    await expect(journal).toContainText('Soviet: one marker of 2 is drawn.');
    await expect(page.locator('body')).not.toContainText(/(Red|Brown) marker/);
    await open(/Choose the sequence/);
    // S6.22: the form opens on the sequence the rules leave open, the keyboard on what is chosen
    await expect(form.getByRole('radio', { name: /Assault/ })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Soviet' })).toBeFocused();
    await expect(page.locator('body')).not.toContainText(/(Red|Brown) marker/);
    await reach(form.getByRole('button', { name: 'Only the Soviet is looking' }));
    await press('Enter');
    await page.keyboard.down(' ');
    await expect(form).toContainText(/(Red|Brown) marker/);
    await page.keyboard.up(' ');
    await expect(page.locator('body')).not.toContainText(/(Red|Brown) marker/);
    // without the choice nobody knows what follows: N asks for it
    await press('Escape');
    await press('Escape');
    await press('n');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Activation');
    await expect(form).toHaveCount(0);
    await press('Escape');
    await expect(form).toHaveCount(0);
  });

  await test.step('the whole attack is undone in one step, and redone in one', async () => {
    await press('j');
    await reach(main.getByRole('button', { name: 'Undo', exact: true }));
    await press('Enter');
    const choice = page.getByRole('menuitem', { name: 'Undo the fight and what came after it' });
    await reach(choice, 'ArrowDown');
    await press('Enter');
    await expect(choice).toHaveCount(0);
    await press('v');
    await expect(total).toHaveText('−13');
    await press('t');
    await expect(main.getByRole('button', { name: 'Attack on 5019' })).toBeVisible();
    await press('Control+Shift+z', 'v');
    await expect(total).toHaveText('−12');
    await onDisk(page);
  });

  await test.step('the host stops and starts: all is found again', async () => {
    await page.goto(await host.restart());
    await reach(page.getByRole('region', { name: /Saved games/ }).getByRole('button', { name: /^Roads/ }));
    await press('Enter');
    await page.getByRole('tree').waitFor();
    await expect(main).toContainText('Activation');
    await expect(journal).toContainText('Soviet: one marker of 2 is drawn.');
    await press('v');
    await expect(total).toHaveText('−12');
    await press('j');
    // a fight is a line; its dice are behind it
    for (const says of ['German overrun, 14 : 2, 7-1, die 6, DRM −5: DE', 'Mobile 3-2, die 6, DRM −4: D1R'])
      await expect(main.getByRole('option').filter({ hasText: says })).toBeVisible();
  });
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT', hasTouch: true });
  test('RTL-7.14 RTL-10.32 RTL-10.61c RTL-11.31 in italiano, con le dita: scenario 1 senza alcuna pedina scritta, segnalini contati e pescati, un attacco in una cittadina', async ({
    page,
    host,
  }) => {
    const { main, form, foot, journal } = playerOf(page);
    const row = (name: RegExp) => main.getByRole('treeitem', { name }).first();
    const open = async (name: RegExp) => {
      await row(name).tap();
      await form.waitFor();
    };
    const record = async () => {
      await form.getByRole('button', { name: /^Registra/ }).tap();
      await expect(form).toHaveCount(0);
    };
    await page.goto(host.url);
    await begin(page, undefined, /^Roads to Leningrad/);

    await test.step('iniziativa e tazze: bastano i numeri', async () => {
      await passTo(page, '13AM', 'Fase di iniziativa');
      await open(/Primo Giocatore/);
      await record();
      for (const [cup, count] of [
        [/Tazza del Primo/, '3'],
        [/Tazza del Secondo/, '4'],
      ] as const) {
        await open(cup);
        await form.getByLabel('Segnalini senza nome').fill(count);
        await record();
      }
      await passTo(page, '13AM', 'Attivazione');
      await open(/Scegli la sequenza/);
      await record();
      await expect(journal).toContainText('Sequenza mobile: tedesco.');
    });

    await test.step('18 contro 5 in una cittadina: CRT Assalto, colonna 3-1, DRM −1; con un 4 il difensore si ritira', async () => {
      await passTo(page, '13AM', 'Fase di combattimento');
      await page.getByRole('link', { name: 'Scontro' }).tap();
      // the table has fields of the same names
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Scontro');
      for (const [label, value] of [
        ['Attacco', '18'],
        ['Difesa', '5'],
        ['ER dell’unità di testa attaccante', '7'],
        ['ER dell’unità di testa in difesa', '4'],
      ] as const)
        await main.getByRole('spinbutton', { name: label, exact: true }).fill(value);
      await main.getByRole('checkbox', { name: 'cittadina' }).tap();
      await expect(foot).toContainText('18 : 5, CRT Assalto, colonna 3-1, DRM −1');
      await expect(main.getByRole('region', { name: 'Perché' })).toContainText('CRT Assalto: cittadina');
      await foot.getByRole('button', { name: 'Dado 4', exact: true }).tap();
      await foot.getByRole('button', { name: /^Registra/ }).tap();
      await expect(foot).toContainText('Disorganizzazione: tutte le unità del sovietico.');
      await foot.getByRole('button', { name: /^Prossimo scontro/ }).tap();
    });

    await test.step('la pescata del sovietico, nascosta', async () => {
      await page.getByRole('link', { name: 'Tavolo' }).tap();
      await passTo(page, '13AM', 'Attivazione');
      await open(/Estrai un segnalino/);
      await form.getByRole('button', { name: /^Estrai/ }).tap();
      await expect(form).toHaveCount(0);
      await expect(journal).toContainText('Estrae il sovietico: uno su 4.');
      await expect(journal).toContainText('18 : 5, Assalto 3-1, dado 4, DRM −1: DRd');
      await onDisk(page);
    });
  });
});
