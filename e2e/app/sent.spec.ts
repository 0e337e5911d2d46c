import { handsOn, onDisk, openForm } from './hands.ts';
import { expect, test } from './host.ts';
import { openPrepared } from './prepared.ts';

test('RTL-7.14 RTL-S6.31: scenario 4, sent as it stands at its first activation, goes on there', async ({
  page,
  host,
}) => {
  const { press, reach, move, type } = handsOn(page);
  const main = page.getByRole('main');
  const form = openForm(main);
  const journal = page.getByRole('region', { name: 'Journal' });
  await page.goto(host.url);
  await openPrepared(page, {
    name: 'Manstein',
    game: 'roads-to-leningrad',
    scenario: 'manstein',
    to: 't13/ops#1/op/activation',
  });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Activation');
  await expect(main).toContainText('19AM');

  await test.step('the First Player chooses his first marker', async () => {
    await press('t');
    await reach(main.locator('[role=treeitem][tabindex="0"]'));
    await move(main.getByRole('treeitem', { name: /Choose the sequence/ }).first());
    await press('Enter');
    await reach(form.locator('input').and(form.getByLabel('Marker', { exact: true })));
    await press('Control+a');
    await type('Invented am-blue');
    await press('Enter');
    await expect(form).toContainText('German, Mobile sequence: Blue.');
    await press('Enter');
    await expect(form).toHaveCount(0);
    await expect(journal).toContainText('German, Mobile sequence: Blue.');
    await onDisk(page);
  });

  await test.step('what was played before can be undone', async () => {
    await press('Control+z', 'Control+z');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Initiative');
  });
});
