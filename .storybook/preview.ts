import '../packages/ui/src/foundation/index.ts';
import '../packages/ui/src/brands/base.css.ts';
import '../packages/ui/src/brands/himal.css.ts';
import '../packages/ui/src/brands/sagar.css.ts';
import '../packages/ui/src/brands/wireframe.css.ts';
import '../packages/ui/examples/bank/setu-bank.css';
import '../packages/ui/examples/school/kopila-school.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { withSurroundings } from '../packages/ui/storybook/surroundings.tsx';

// What a story waits for comes late on a machine that does other things besides.
configure({ asyncUtilTimeout: 10_000 });

function choice(title: string, icon: string, items: Record<string, string>): object {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, text]) => ({ value, title: text })),
    },
  };
}

const preview: Preview = {
  decorators: [withSurroundings],
  initialGlobals: {
    brand: 'base',
    mode: 'light',
    density: 'brand',
    direction: 'ltr',
    motion: 'full',
    calendar: 'bs',
    language: 'en',
  },
  globalTypes: {
    brand: choice('Brand', 'paintbrush', {
      base: 'Base',
      himal: 'Himal',
      sagar: 'Sagar',
      wireframe: 'Wireframe',
      'setu-bank': 'Setu Bank (brand.json)',
      'kopila-school': 'Kopila School (brand.json)',
    }),
    mode: choice('Mode', 'circlehollow', { light: 'Light', dark: 'Dark' }),
    density: choice('Density', 'component', {
      brand: 'Density of the brand',
      comfortable: 'Comfortable',
      compact: 'Compact',
    }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    motion: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
    calendar: choice('Calendar', 'calendar', { bs: 'Bikram Sambat', ad: 'Gregorian' }),
    language: choice('Language', 'globe', { en: 'English', ne: 'नेपाली' }),
  },
  parameters: {
    layout: 'padded',
    // React Aria leaves its last announcement in a live region; what it names is gone when the next story starts.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // An experimental rule, which takes descriptions of menu items for names. Pages of the application are held to it.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    docs: { toc: true },
    chromatic: {
      modes: {
        'base light': { brand: 'base', mode: 'light' },
        'himal dark': { brand: 'himal', mode: 'dark' },
        'sagar light': { brand: 'sagar', mode: 'light' },
        'sagar rtl': { brand: 'sagar', mode: 'light', direction: 'rtl' },
        'wireframe compact': { brand: 'wireframe', mode: 'light', density: 'compact' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Find a component',
          'Playground',
          'Brand desk',
          'Tokens',
          'Components',
          'Recipes',
          'Moving here',
          '*',
          'Other names',
        ],
      },
    },
  },
};

export default preview;
