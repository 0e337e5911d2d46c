import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { call } from './prepared.ts';

/** What holds on every screen, as lists of what does not. */

/** Beside the light one, in which every screen is opened; alone on the page at night a fight has a hue of its own. */
export const otherThemes = ['dark', 'contrast'] as const;
export const nightThemes = ['night', 'contrast'] as const;

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

/** The settings as they are, changed in place: every window of the library follows. Asked at every frame. */
export const change = async (page: Page, over: { locale?: string; textSize?: number }) => {
  const now = await call(page, 'settings.read', {});
  await call(page, 'settings.write', { ...now, ...over });
  await page.waitForFunction(({ locale, textSize }) => {
    const { lang, dataset } = document.documentElement;
    return (!locale || lang === locale) && (!textSize || dataset.large === String(textSize >= 1.5));
  }, over);
  await settle(page);
};

/**
 * Another theme, put on the page's root as the app puts it there (`useApplied`, Mantine): for a setting the whole page
 * would be drawn anew. That the setting does this is seen in `library.spec.ts`.
 */
export const dress = async (page: Page, theme: string) => {
  await page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    dataset.theme = wanted;
    dataset.mantineColorScheme = wanted === 'light' ? 'light' : 'dark';
  }, theme);
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

/** Buttons and links that nobody could call by a name; asked in one go, as axe asks it of the English screen. */
export const nameless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], [role="button"], [role="link"]')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]'))
          return false;
        const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
        const names = [
          element.getAttribute('aria-label'),
          ...ids.map((id) => document.getElementById(id)?.textContent),
          element.textContent,
          element.title,
          ...[...element.querySelectorAll('[aria-label], img')].map(
            (part) => part.getAttribute('aria-label') ?? part.getAttribute('alt'),
          ),
        ];
        return names.every((one) => !one?.trim());
      })
      .map((element) => `without a name: ${element.outerHTML.slice(0, 120)}`),
  );

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

/** Fields of a fight that the keyboard is on, and that lie under its foot all the same. */
export const underFoot = (page: Page) =>
  page.evaluate(() => {
    const had = document.activeElement;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('section[data-home] :is(input, select, button)')) {
      const foot = element.closest('[style*="--foot"]')?.querySelector('[data-foot]');
      if (!foot || !element.checkVisibility()) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const [own, other] = [element.getBoundingClientRect(), foot.getBoundingClientRect()];
      if (own.bottom > other.top + 1 && own.top < other.bottom)
        found.push(`under the foot: ${element.localName} ${element.innerText || element.id}`);
    }
    if (had instanceof HTMLElement) had.focus();
    return found;
  });

/**
 * Marks what a theme may colour in a way not `seen` yet and answers those ways. An element's colours follow from its own
 * attributes, its place among its like and those of what it lies in, never from what it says: of a hundred rows one is
 * looked at, and the header once.
 */
const markUnseen = (page: Page, seen: ReadonlySet<string>) =>
  page.evaluate(
    (known) => {
      const names = new Set(known);
      const said =
        /^(id|name|href|for|value|title|placeholder|key|d|x|y|cx|cy|aria-(label|labelledby|describedby|controls|owns|valuetext|valuenow|rowindex|rowcount|posinset|setsize)|data-(look|theme|key|id|row|path|open|index))$/;
      const ways = new Map<Element | null, string>();
      const hash = (text: string) => {
        let [a, b] = [5381, 52711];
        for (let i = 0; i < text.length; i++) {
          a = (a * 33) ^ text.charCodeAt(i);
          b = (b * 31) ^ text.charCodeAt(i);
        }
        return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
      };
      const fresh: string[] = [];
      for (const element of document.querySelectorAll('*')) {
        element.removeAttribute('data-look');
        const attributes = [...element.attributes].filter(({ name }) => !said.test(name));
        const like = element.parentElement?.children ?? [];
        // rules of style count to seven
        const place = `${Math.min([...like].indexOf(element), 7)}${element.nextElementSibling ? '' : '>'}`;
        const own = attributes.map(({ name, value }) => `${name}=${value}`).join();
        const way = hash(`${ways.get(element.parentElement) ?? ''} ${element.localName} ${own} ${place}`);
        ways.set(element, way);
        const speaks =
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) ||
          element.matches('button,a,input,select,textarea,[role="button"],[tabindex]');
        if (!speaks || names.has(way) || !element.checkVisibility()) continue;
        names.add(way);
        fresh.push(way);
        element.setAttribute('data-look', '');
      }
      return fresh;
    },
    [...seen],
  );

/** What is looked at once a way of looking: what a theme can change, and the size of what is pressed. */
const colours = ['color-contrast', 'link-in-text-block'];
const looks = [...colours, 'target-size'];
const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds that no theme changes: a theme is an attribute of the page and leaves its elements as they are. */
export const axe = async (page: Page) =>
  told(await (await axeOn(page)).withTags(criteria).disableRules(looks).analyze());

/** Whether anything here is coloured or sized in a way not `seen` yet; it is marked for `axeLooks`, and seen then. */
export const hasNewLooks = async (page: Page, seen: Set<string>) => {
  const fresh = await markUnseen(page, seen);
  for (const way of fresh) seen.add(way);
  return fresh.length > 0;
};
export const axeLooks = async (page: Page, rules = looks) =>
  told(await (await axeOn(page)).include('[data-look]').withRules(rules).analyze());
export const axeColours = (page: Page) => axeLooks(page, colours);

/** The page has one frame and keeps axe while it stands: neither a second page nor its source is loaded each time. */
const axeOn = async (page: Page) => {
  const loaded = await page.evaluate(() => 'axe' in window);
  return (
    new AxeBuilder({ page, ...(loaded && { axeSource: ';' }) })
      .setLegacyMode()
      // what passes is not told, element by element
      .options({ resultTypes: ['violations'], preload: false })
  );
};

const told = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join('; ')}`,
  );
