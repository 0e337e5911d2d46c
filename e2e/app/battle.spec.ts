import type { Page } from '@playwright/test';
import { handsOn, onDisk } from './hands.ts';
import { expect, test } from './host.ts';

/**
 * A battle of blocks planned, then fought with dice thrown on the table: a hit between equals given to one of them, the
 * second round taken back by its name and fought again, three rounds in all. The blocks are invented; all of them are
 * infantry of 1941, so that only a 6 hits, on either side.
 */
const english = {
  begin: /^Begin/,
  base: /^base rules/,
  advanced: /^advanced rules/,
  rulings: 'The rulings',
  optional: /^Optional rules/,
  locomotives: 'Locomotives',
  lacks: 'No effect. Needs: advanced game, First winter',
  needs: 'Switch on First winter',
  ownRulings: '3 own rulings',
  attacks: [/^Soviet/, /^Axis/] as const,
  axis: 'Axis units',
  soviet: 'Soviet units',
  add: /^Add unit/,
  name: 'Name',
  faces: /^Faces/,
  result: 'Result',
  wins: 'the Axis wins',
  plan: /The Axis.* 8 PF against the Soviet.* 5 PF/,
  givingUp: 'Giving up',
  whatIf: 'What if',
  fight: /^Fight it/,
  round: (n: number) => `Round ${n}`,
  theThrow: 'The throw',
  dice: (n: number) => `${n} dice to roll`,
  onlySix: 'only a 6 hits',
  hits: (n: number) => (n === 1 ? /^1 hit / : new RegExp(`^${n} hits`)),
  record: /^Record/,
  falls: 'The hit falls on V Corps',
  axisForce: /^Axis, attacks/,
  sovietForce: /^Soviet, defends/,
  turned: 'turned, 4 to 2',
  goOn: /^Go on/,
  decides: /the Soviet decides/i,
  decidesThen: /the Axis decides/i,
  eachFace: 'Type each face',
  hitsOnly: 'Type the hits',
  face: (n: number) => `Face of die ${n}`,
  last: 'Last throw',
  journal: 'Journal',
  undo: 'Undo',
  undoRound: 'Undo round 2',
  branches: /^Branches 1/,
  thrown: (side: 'axis' | 'soviet', hits: number, dice: number) =>
    new RegExp(`${side === 'axis' ? 'Axis' : 'Soviet'}.*: ${hits} hits? with ${dice} dice`),
  chosen: /V Corps, 4 PF/,
  expected: 'Expected hits',
  actual: 'Hits',
  axisTakes: /Axis takes the hex/,
  doNow: 'Do now',
  next: /^Next fight/,
  luck: 'Luck of the hits',
  luckTab: 'Dice',
  decimal: '.',
};
type Words = typeof english;
const italian: Words = {
  begin: /^Comincia/,
  base: /^regole base/,
  advanced: /^regole avanzate/,
  rulings: 'Le scelte',
  optional: /^Regole opzionali/,
  locomotives: 'Locomotive',
  lacks: 'Senza effetto. Richiede: regole avanzate, Primo inverno',
  needs: 'Attiva Primo inverno',
  ownRulings: '3 scelte proprie',
  attacks: [/^sovietico/i, /^Asse/],
  axis: 'Unità dell’Asse',
  soviet: 'Unità sovietiche',
  add: /^Aggiungi unità/,
  name: 'Nome',
  faces: /^Facce/,
  result: 'Risultato',
  wins: 'vince l’Asse',
  plan: /L’Asse.* 8 PF contro il sovietico.* 5 PF/i,
  givingUp: 'Ritirarsi',
  whatIf: 'E se',
  fight: /^Si combatte/,
  round: (n) => `Round ${n}`,
  theThrow: 'Il tiro',
  dice: (n) => `${n} dadi da tirare`,
  onlySix: 'colpisce solo con 6',
  hits: (n) => (n === 1 ? /^1 colpo/ : new RegExp(`^${n} colpi`)),
  record: /^Registra/,
  falls: 'Il colpo cade su V Corps',
  axisForce: /^Asse, attacca/,
  sovietForce: /^sovietico, difende/i,
  turned: 'da 4 a 2',
  goOn: /^Continua/,
  decides: /decide il sovietico/i,
  decidesThen: /decide l’Asse/i,
  eachFace: 'Faccia per faccia',
  hitsOnly: 'Solo i colpi',
  face: (n) => `Faccia del dado ${n}`,
  last: 'Ultimo tiro',
  journal: 'Diario',
  undo: 'Annulla',
  undoRound: 'Annulla il round 2',
  branches: /^Rami 1/,
  thrown: (side, hits, dice) =>
    new RegExp(`${side === 'axis' ? 'Asse' : 'sovietic.'}.*: ${hits} colp[oi] con ${dice} dadi`),
  chosen: /V Corps, 4 PF/,
  expected: 'Colpi attesi',
  actual: 'Colpi',
  axisTakes: /Asse prende l’esagono/,
  doNow: 'Da fare ora',
  next: /^Prossimo scontro/,
  luck: 'Fortuna nei colpi',
  luckTab: 'Dadi',
  decimal: ',',
};

/** Two blocks of the Axis show 4, and turn differently: whose hit it is matters. */
const blocks = (words: Words) =>
  [
    [words.axis, 'III Corps', '4 3 2 1'],
    [words.axis, 'V Corps', '4 2 1'],
    [words.soviet, '9 Rifle', '3 2 1'],
    [words.soviet, '12 Rifle', '2 1'],
  ] as const;

/** What both tests look at, in the language of the page. */
const partsOf = (page: Page, words: Words) => {
  const main = page.getByRole('main');
  const region = (name: string | RegExp) => page.getByRole('region', { name });
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const journal = page.getByRole('listbox', { name: words.journal });
  const thrown = (side: 'axis' | 'soviet', hits: number, dice: number) =>
    journal.getByRole('option').filter({ hasText: words.thrown(side, hits, dice) });
  return {
    main,
    region,
    button,
    journal,
    thrown,
    inRound: (n: number) => expect(main.getByRole('heading', { name: words.round(n), exact: true })).toBeVisible(),
    toRoll: (n: number) => expect(region(words.theThrow)).toContainText(words.dice(n)),
    isPlanned: async () => {
      await expect(region(words.result)).toContainText(words.wins);
      await expect(region(words.result).locator('output')).toHaveText(new RegExp(`^\\d\\d\\${words.decimal}\\d\\s?%$`));
      await expect(main).toContainText(words.plan);
      await expect(region(words.whatIf)).toBeVisible();
      await expect(region(words.givingUp).getByRole('row')).not.toHaveCount(0);
    },
    /** The entry keeps the dice, what they were to bring and what they brought. */
    isRecorded: async (dice: string, expected: string, hits: number) => {
      const details = page.getByRole('complementary');
      await expect(details).toContainText(dice);
      await expect(details).toContainText(words.expected);
      await expect(details).toContainText(expected.replace('.', words.decimal));
      await expect(
        details
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${words.actual}$`) })
          .locator('xpath=following-sibling::*[1]'),
      ).toHaveText(String(hits));
    },
    /** A battle that is over is a line of the journal. */
    unfold: async () => {
      await journal.locator('[data-kind="fight"]').click();
      await page.getByRole('button', { name: /^Show what was recorded/ }).click();
    },
    /** Three rounds, and nothing in sight of the one that was taken back. */
    isWhole: async () => {
      await expect(journal).toContainText(words.axisTakes);
      await expect(thrown('soviet', 1, 5)).toHaveCount(1);
      await expect(journal).toContainText(words.chosen);
      await expect(thrown('axis', 1, 6)).toHaveCount(1);
      await expect(thrown('soviet', 0, 4)).toHaveCount(0);
      await expect(thrown('axis', 0, 6)).toHaveCount(0);
      await expect(thrown('soviet', 1, 4)).toHaveCount(1);
      await expect(thrown('axis', 2, 5)).toHaveCount(1);
      await expect(thrown('soviet', 0, 2)).toHaveCount(1);
      await expect(thrown('axis', 3, 5)).toHaveCount(1);
    },
  };
};

test('BITE-7.7-1 BITE-7.7.8-2 BITE-7.7.9-1 BITE-7.7.13-1 by mouse: a battle of three rounds planned and fought with dice of the table, a round taken back, found again', async ({
  page,
  host,
}) => {
  const words = english;
  const { main, region, button, thrown, inRound, toRoll, isPlanned, isRecorded, isWhole, unfold } = partsOf(
    page,
    words,
  );
  const hit = async (n: number) => {
    await region(words.theThrow)
      .getByRole('button', { name: words.hits(n) })
      .click();
    await button(words.record).click();
  };
  const bothGoOn = async () => {
    await expect(main).toContainText(words.decides);
    await button(words.goOn).click();
    await expect(main).toContainText(words.decidesThen);
    await button(words.goOn).click();
  };

  await page.goto(host.url);
  await test.step('a game with a rule that needs others', async () => {
    await page
      .getByRole('link', { name: /Blocks in the East/ })
      .last()
      .click();
    await button(words.rulings).click();
    await page.getByRole('radio', { name: words.advanced }).click();
    await button(words.optional).click();
    await page.getByRole('checkbox', { name: words.locomotives }).click();
    await button(words.needs).click();
    await expect(main).not.toContainText(words.lacks);
    await button(words.begin).click();
    await page.getByRole('tree').waitFor();
    await expect(page.getByRole('banner')).toContainText(words.ownRulings);
  });

  await test.step('blocks typed as they stand in the box, and the plan read', async () => {
    await page.getByRole('link', { name: /^Fight/ }).click();
    await page.getByRole('radio', { name: words.attacks[1] }).first().click();
    for (const [side, name, faces] of blocks(words)) {
      await region(side).getByRole('button', { name: words.add }).click();
      await region(side).getByRole('combobox', { name: words.name }).fill(name);
      await region(side).getByRole('textbox', { name: words.faces }).fill(faces);
    }
    await isPlanned();
    await button(words.fight).click();
    await inRound(1);
  });

  await test.step('round 1: a hit between equals is given to one of them', async () => {
    await toRoll(5);
    await expect(region(words.theThrow)).toContainText(words.onlySix);
    await hit(1);
    await button(words.falls).click();
    await expect(region(words.axisForce)).toContainText(words.turned);
    await toRoll(6);
    await hit(1);
    await bothGoOn();
  });

  await test.step('round 2, taken back by its name in the journal', async () => {
    await inRound(2);
    await toRoll(4);
    await hit(0);
    await toRoll(6);
    await hit(0);
    await expect(main).toContainText(words.decides);
    await page.getByRole('link', { name: /^Journal/ }).click();
    await main.getByRole('button', { name: words.undo, exact: true }).click();
    await page.getByRole('menuitem', { name: words.undoRound }).click();
    await expect(thrown('soviet', 0, 4)).toHaveCount(0);
    await expect(page.getByRole('tab', { name: words.branches })).toBeVisible();
    await page.getByRole('link', { name: /^Fight/ }).click();
  });

  await test.step('round 2 again, its first step face by face', async () => {
    await inRound(2);
    await toRoll(4);
    await button(words.eachFace).click();
    for (const [i, face] of [2, 6, 1, 5].entries())
      await page
        .getByRole('group', { name: words.face(i + 1) })
        .getByRole('button', { name: new RegExp(`${face}$`) })
        .click();
    await button(words.record).click();
    await expect(region(words.theThrow)).toContainText(words.last);
    await toRoll(5);
    await button(words.hitsOnly).click();
    await hit(2);
    await bothGoOn();
  });

  await test.step('round 3: the last blocks go, the hex is taken', async () => {
    await inRound(3);
    await toRoll(2);
    await hit(0);
    await toRoll(5);
    await hit(3);
    await expect(main).toContainText(words.axisTakes);
    // what is to be done has the column to itself, the next fight below it
    const deeds = await main.getByRole('list', { name: words.doNow }).boundingBox();
    const next = await main.getByRole('button', { name: words.next }).boundingBox();
    expect(next?.y).toBeGreaterThanOrEqual((deeds?.y ?? Number.NaN) + (deeds?.height ?? 0));
    await onDisk(page);
  });

  await test.step('the journal has each throw with what it was to bring', async () => {
    await page.getByRole('link', { name: /^Journal/ }).click();
    await unfold();
    await isWhole();
    await thrown('soviet', 1, 4).click();
    await isRecorded('2, 6, 1, 5', '0.67', 1);
    await page.getByRole('tab', { name: words.luckTab }).click();
    await expect(region(words.luck)).toBeVisible();
  });

  await test.step('after a restart everything is there', async () => {
    const hash = new URL(page.url()).hash;
    await page.goto('about:blank');
    await page.goto(await host.restart());
    await page.goto(`${new URL(page.url()).origin}/${hash}`);
    await unfold();
    await isWhole();
    await thrown('axis', 3, 5).click();
    await isRecorded('3 × 6, 2 × 6', '0.83', 3);
  });
});

test.describe('it-IT', () => {
  test.use({ locale: 'it-IT' });
  test('BITE-7.7-1 BITE-7.7.8-2 BITE-7.7.9-1 BITE-7.7.13-1 by keyboard alone: the same battle, in Italian', async ({
    page,
    host,
  }) => {
    const words = italian;
    const { press, type, reach, move } = handsOn(page);
    const { main, region, button, journal, thrown, inRound, toRoll, isPlanned, isRecorded, isWhole } = partsOf(
      page,
      words,
    );
    const enter = async (target: Parameters<typeof reach>[0]) => {
      await reach(target);
      await press('Enter');
    };
    const bothGoOn = async () => {
      await expect(main).toContainText(words.decides);
      await enter(button(words.goOn));
      await expect(main).toContainText(words.decidesThen);
      await enter(button(words.goOn));
    };

    await page.goto(host.url);
    await test.step('a game with a rule that needs others', async () => {
      await enter(page.getByRole('link', { name: /Blocks in the East/ }).last());
      await enter(button(words.rulings));
      await reach(page.getByRole('radio', { name: words.base }));
      await press('ArrowRight');
      await expect(page.getByRole('radio', { name: words.advanced })).toBeChecked();
      await enter(button(words.optional));
      await reach(page.getByRole('checkbox', { name: words.locomotives }));
      await press('Space');
      await expect(main).toContainText(words.lacks);
      await enter(button(words.needs));
      await expect(main).not.toContainText(words.lacks);
      await enter(button(words.begin));
      await page.getByRole('tree').waitFor();
      await expect(page.getByRole('banner')).toContainText(words.ownRulings);
    });

    await test.step('blocks typed, and the plan read', async () => {
      await press('f');
      await reach(page.getByRole('radio', { name: words.attacks[0] }).first());
      await press('ArrowLeft');
      for (const [side, name, faces] of blocks(words)) {
        await enter(region(side).getByRole('button', { name: words.add }));
        await expect(region(side).getByRole('combobox', { name: words.name })).toBeFocused();
        await type(name);
        await reach(region(side).getByRole('textbox', { name: words.faces }));
        await type(faces);
      }
      await isPlanned();
      await press('Escape', 'Enter');
      await inRound(1);
    });

    await test.step('round 1: a hit between equals is given to one of them', async () => {
      await toRoll(5);
      await expect(region(words.theThrow)).toContainText(words.onlySix);
      await press('1', 'Enter');
      await enter(button(words.falls));
      await expect(region(words.axisForce)).toContainText(words.turned);
      await toRoll(6);
      await press('1', 'Enter');
      await bothGoOn();
    });

    await test.step('round 2, taken back by its name in the journal', async () => {
      await inRound(2);
      await toRoll(4);
      await press('0', 'Enter');
      await toRoll(6);
      await press('0', 'Enter');
      await expect(main).toContainText(words.decides);
      await press('j');
      await enter(main.getByRole('button', { name: words.undo, exact: true }));
      await move(page.getByRole('menuitem', { name: words.undoRound }));
      await press('Enter');
      await expect(thrown('soviet', 0, 4)).toHaveCount(0);
      await press('f');
    });

    await test.step('round 2 again, its first step face by face', async () => {
      await inRound(2);
      await toRoll(4);
      await enter(button(words.eachFace));
      await press('2', '6', '1', '5');
      await enter(button(words.record));
      await expect(region(words.theThrow)).toContainText(words.last);
      await toRoll(5);
      await enter(button(words.hitsOnly));
      await press('2');
      await enter(button(words.record));
      await bothGoOn();
    });

    await test.step('round 3: the last blocks go, the hex is taken', async () => {
      await inRound(3);
      await toRoll(2);
      await press('0', 'Enter');
      await toRoll(5);
      await press('3', 'Enter');
      await expect(main).toContainText(words.axisTakes);
      await onDisk(page);
    });

    await test.step('after a restart everything is there, each throw with what it was to bring', async () => {
      await page.goto('about:blank');
      await page.goto(await host.restart());
      await expect(page.getByRole('button', { name: /^Blocks in the East/ })).toBeFocused();
      await press('Enter');
      await page.getByRole('tree').waitFor();
      await press('j');
      await reach(journal);
      await press('Home', 'ArrowRight');
      await isWhole();
      await move(thrown('soviet', 1, 4));
      await isRecorded('2, 6, 1, 5', '0.67', 1);
    });
  });
});
