/** What jsdom lacks and Mantine asks for. Import it first in a component test. */
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

export {};
