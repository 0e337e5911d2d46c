import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '#rules/kit/words/message.ts';
import { theme } from '../ui/theme/theme.ts';
import { english } from '../words/english.ts';
import { italian } from '../words/italian.ts';
import { SpeakIn } from '../words/Language.tsx';
import { takeLanguage } from '../words/spoken.ts';

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
