import type { Decorator } from '@storybook/react-vite';
import { nepali } from '../src/strings/ne.ts';
import { applyTheme } from '../src/theme/index.ts';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UiProvider } from '../src/provider/index.ts';

interface SurroundingsProps {
  globals: Record<string, unknown>;
  isFullscreen: boolean;
  children: ReactNode;
}

/** The root attributes, language and direction that the toolbar asks for. */
export function ShellProviders({ globals, isFullscreen, children }: SurroundingsProps): ReactNode {
  const { brand, mode, density, direction, language, calendar, motion } = globals;
  const isNepali = language === 'ne';
  useLayoutEffect(() => {
    if (density === 'brand') delete document.documentElement.dataset['density'];
    applyTheme({
      brand: String(brand),
      mode: mode === 'dark' ? 'dark' : 'light',
      ...((density === 'compact' || density === 'comfortable') && { density }),
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
      // A test would look at a dialog while it is still fading in.
      motion: motion === 'reduced' || '__vitest_browser__' in window ? 'reduced' : 'full',
    });
    document.documentElement.lang = isNepali ? 'ne' : 'en';
  }, [brand, mode, density, direction, motion, isNepali]);
  const content = isFullscreen ? children : <div style={{ padding: '1rem' }}>{children}</div>;
  return (
    <UiProvider
      language={isNepali ? 'ne' : 'en'}
      calendar={calendar === 'ad' ? 'ad' : 'bs'}
      strings={isNepali ? nepali : {}}
    >
      {/* No language of the product runs right to left; an Arabic locale makes React Aria mirror its keys. */}
      {direction === 'rtl' ? <I18nProvider locale="ar-AE">{content}</I18nProvider> : content}
    </UiProvider>
  );
}

export const withSurroundings: Decorator = (Story, context) => (
  <ShellProviders globals={context.globals} isFullscreen={context.parameters['layout'] === 'fullscreen'}>
    <Story />
  </ShellProviders>
);
