import './theme/layers.css';
import '@mantine/core/styles.layer.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/mantine.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadLibrary } from './library/store.ts';
import { loadSettings } from './settings/store.ts';

// Everything the first screen needs is asked for at once; it is drawn as soon as language and theme are known.
void loadLibrary();
const root = document.getElementById('root');
void loadSettings().finally(() => {
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
});
