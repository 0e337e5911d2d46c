import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './host.ts';
import { call } from './prepared.ts';

/** What holds on every screen, as lists of what does not. */

/** Beside the light one, in which every screen is opened. */
export const otherThemes = ['dark', 'contrast'] as const;

export const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 20; i++) {
      const running = document.getAnimations().filter((one) => one.playState === 'running');
      if (running.length === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** The settings as they are, changed in place: every window of the library follows. */
export const change = async (page: Page, over: { theme?: string; locale?: string; textSize?: number }) => {
  const now = await call(page, 'settings.read', {});
  await call(page, 'settings.write', { ...now, ...over });
  const root = page.locator('html');
  if (over.theme) await expect(root).toHaveAttribute('data-theme', new RegExp(`^(${over.theme}|night)$`));
  if (over.locale) await expect(root).toHaveAttribute('lang', over.locale);
  if (over.textSize) await expect(root).toHaveAttribute('data-large', String(over.textSize >= 1.5));
  await settle(page);
};

/** What is wrong with what is on the page now, in words. */
export const unnamed = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const width = document.documentElement;
    if (width.scrollWidth > width.clientWidth) wrong.push(`the page is ${width.scrollWidth} px wide`);
    if (/⟨|⟩|\{\{|\}\}/.test(document.body.innerText)) {
      const [found] = /.{0,30}(⟨|⟩|\{\{|\}\}).{0,40}/.exec(document.body.innerText) ?? [];
      wrong.push(`no text: ${found}`);
    }
    return wrong;
  });

export const nameless = async (page: Page) => {
  const found: string[] = [];
  for (const role of ['button', 'link'] as const) {
    for (const one of await page.getByRole(role, { name: /^\s*$/ }).all())
      found.push(`${role} without a name: ${await one.evaluate((element) => element.outerHTML.slice(0, 120))}`);
  }
  return found;
};

const cutNow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('.vh,[aria-hidden="true"],svg') || element.clientWidth === 0) continue;
      const style = getComputedStyle(element);
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
      if (style.textOverflow === 'ellipsis' || style.position === 'absolute') continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.innerText.trim() !== '')
        found.push(`cut off: ${element.className} ${element.innerText.slice(0, 60)}`);
    }
    return found;
  });

/** Words and boxes cut off sideways within their own frame, where nothing scrolls; and still so a moment later. */
export const cutOff = async (page: Page) => {
  const found = await cutNow(page);
  if (found.length === 0) return found;
  // a screen that measures itself draws once more after a change of its size
  await page.waitForTimeout(400);
  return cutNow(page);
};

/**
 * What a theme can change, colours and the size of what is pressed, is looked at in every theme, the rest once: a theme
 * is an attribute of the page and leaves its elements as they are. The page has one frame and keeps axe while it
 * stands: neither a second page nor its source is loaded each time.
 */
export const axe = async (page: Page, what: 'whole' | 'colours') => {
  const loaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(loaded && { axeSource: ';' }) })
    .setLegacyMode()
    // what passes is not told, element by element
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (what === 'whole'
    ? builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    : builder.withRules(['color-contrast', 'link-in-text-block', 'target-size'])
  ).analyze();
  return violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join('; ')}`,
  );
};
