import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../.ci/chromium.mjs';

/** Draws icon.png from icon.svg: `node assets/icon.mjs`. The system's icons are made from the picture at packaging. */
const size = 512;
const svg = await readFile(new URL('./icon.svg', import.meta.url), 'utf8');
const executablePath = await findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: size, height: size } });
await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
await writeFile(new URL('./icon.png', import.meta.url), await page.screenshot({ omitBackground: true }));
await browser.close();
