import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '#rules/kit/text.ts';
import { SpeakIn } from '../i18n/Language.tsx';
import { theme } from '../theme/theme.ts';

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
