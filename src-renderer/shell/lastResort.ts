/**
 * What stands on the page where everything else failed, the language and the frame with them: both languages at once,
 * without React, and a way back to the library. A page that stays white tells nobody that every game is on disk.
 */
const words = [
  { lang: 'en', says: 'Something went wrong in the app. Every game is on disk.', again: 'Saved games' },
  { lang: 'it', says: 'Qualcosa non ha funzionato nell’app. Ogni partita è su disco.', again: 'Archivio' },
] as const;

export const lastResort = (
  error: unknown,
  again: () => void = () => {
    window.location.hash = '';
    window.location.reload();
  },
): void => {
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  page.style.cssText = 'font: 1.125rem/1.5 system-ui, sans-serif; padding: 2rem; max-width: 40rem';
  for (const { lang, says, again: label } of words) {
    const text = document.createElement('p');
    const way = document.createElement('button');
    text.lang = lang;
    text.textContent = says;
    way.lang = lang;
    way.textContent = label;
    way.style.cssText = 'font: inherit; min-height: 44px; padding: 0 1rem; cursor: pointer';
    way.addEventListener('click', again);
    page.append(text, way);
  }
  const why = document.createElement('pre');
  why.style.whiteSpace = 'pre-wrap';
  why.textContent = error instanceof Error ? error.message : String(error);
  page.append(why);
  document.body.replaceChildren(page);
};
