import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '#rules/kit/words/message.ts';
import { english } from '../i18n/english.ts';
import { italian } from '../i18n/italian.ts';
import { SpeakIn } from '../i18n/Language.tsx';
import { takeLanguage } from '../i18n/spoken.ts';
import { theme } from '../theme/theme.ts';

takeLanguage('en', english);
takeLanguage('it', italian);

/** Draws a screen or a part of one as the app would, without the frame. */
export const draw = (what: ReactNode, locale: Locale = 'en') =>
  render(what, {
    wrapper: ({ children }) => (
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
        env="test"
      >
        <SpeakIn locale={locale}>
          {children}
          <section id="popups" />
        </SpeakIn>
      </MantineProvider>
    ),
  });
