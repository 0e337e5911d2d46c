import './ui/theme/layers.css';
import '@mantine/core/styles.layer.css';
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/mantine.css';
import './ui/theme/base.css';
import './ui/theme/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSecond } from './host/client.ts';
import { loadLibrary } from './host/library.ts';
import { App } from './shell/App.tsx';
import { lastResort } from './shell/lastResort.ts';
import { loadAnewWithoutPart } from './state/missingPart.ts';
import { loadSettings, localeNow } from './state/settings.ts';
import { tellFault, tellFaults } from './state/tellFaults.ts';
import { loadFirstWords, loadLanguage } from './words/spoken.ts';

// Everything the first screen needs is asked for at once, the likely language too; it is drawn as soon as language and
// theme are known.
loadAnewWithoutPart();
tellFaults();
if (!isSecond) void loadLibrary();
void loadFirstWords(localeNow());
const root = document.getElementById('root');
void loadSettings()
  .then(() => loadFirstWords(localeNow()))
  .finally(() => {
    void loadLanguage(localeNow());
    if (root)
      createRoot(root, {
        onUncaughtError: (error) => {
          tellFault(error);
          lastResort(error);
        },
      }).render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
  });
