import './theme/layers.css';
import '@mantine/core/styles.layer.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/mantine.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadLanguage } from './i18n/spoken.ts';
import { loadLibrary } from './library/store.ts';
import { loadSettings, localeNow } from './settings/store.ts';

// Everything the first screen needs is asked for at once, the likely language too; it is drawn as soon as language and
// theme are known.
void loadLibrary();
void loadLanguage(localeNow());
const root = document.getElementById('root');
void loadSettings()
  .then(() => loadLanguage(localeNow()))
  .finally(() => {
    if (root)
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
  });
