import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Before every file that has a page. What a test’s page lacks and Mantine asks for: */
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string): MediaQueryList => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= Observer;
  window.scrollTo = () => {};
  window.HTMLElement.prototype.scrollIntoView ??= () => {};
}

// said here for all files that share this page: the testing library says it only around the first of them
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// what is awaited comes within moments of work, however busy the machine is with other tests
configure({ asyncUtilTimeout: 60_000 });

// files share one page, and the order they come in is nobody's to know: none finds what another drew or kept
afterEach(() => {
  if (typeof window === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
