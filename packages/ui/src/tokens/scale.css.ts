import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { scale } from './contract.css.ts';
import { tokensLayer } from './layers.css.ts';

createGlobalTheme(':root', scale, {
  '@layer': tokensLayer,
  space: {
    none: '0',
    xxs: '0.125rem',
    xs: '0.25rem',
    sm: '0.5rem',
    md: '0.75rem',
    lg: '1rem',
    xl: '1.5rem',
    '2xl': '2rem',
    '3xl': '3rem',
    '4xl': '4rem',
  },
  text: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
  },
  leading: { tight: '1.25', normal: '1.5', loose: '1.7' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  control: {
    sm: '1.75rem',
    md: '2.25rem',
    lg: '2.75rem',
    padSm: '0.625rem',
    padMd: '0.75rem',
    padLg: '1.125rem',
    gap: '0.5rem',
  },
  size: {
    row: '2.75rem',
    cellX: '0.75rem',
    cellY: '0.5rem',
    cardPad: '1.25rem',
    topBar: '3.5rem',
    sideNav: '15.625rem',
    sideNavNarrow: '3.75rem',
    icon: '1.125rem',
    iconSm: '1rem',
  },
  motion: {
    fast: '120ms',
    normal: '200ms',
    slow: '320ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
    spin: '800ms',
  },
  layer: { sticky: '10', bar: '20', overlay: '100', snackbar: '200', progress: '300' },
});

const compact = {
  [scale.control.sm]: '1.5rem',
  [scale.control.md]: '1.875rem',
  [scale.control.lg]: '2.25rem',
  [scale.control.padSm]: '0.5rem',
  [scale.control.padMd]: '0.625rem',
  [scale.control.padLg]: '0.875rem',
  [scale.control.gap]: '0.375rem',
  [scale.size.row]: '2rem',
  [scale.size.cellX]: '0.625rem',
  [scale.size.cellY]: '0.25rem',
  [scale.size.cardPad]: '0.875rem',
  [scale.size.topBar]: '3rem',
  [scale.size.sideNav]: '14rem',
  [scale.text.md]: '0.8125rem',
  [scale.text.sm]: '0.78125rem',
};

globalStyle('[data-density="compact"]', { '@layer': { [tokensLayer]: { vars: compact } } });

// Nothing at all, not a little: the shortest transition still shows the colour before until the next frame is drawn.
const still = {
  [scale.motion.fast]: '0s',
  [scale.motion.normal]: '0s',
  [scale.motion.slow]: '0s',
  // A spinner that stands still would say "stuck", so it turns slowly.
  [scale.motion.spin]: '3000ms',
};

globalStyle('[data-motion="reduced"]', { '@layer': { [tokensLayer]: { vars: still } } });
globalStyle(':root:not([data-motion="full"])', {
  '@media': { '(prefers-reduced-motion: reduce)': { '@layer': { [tokensLayer]: { vars: still } } } },
});

// A brand writes its colours as light-dark(), so a mode is nothing but a colour scheme and may be nested.
globalStyle(':root', { '@layer': { [tokensLayer]: { colorScheme: 'light dark' } } });
globalStyle('[data-mode="light"]', { '@layer': { [tokensLayer]: { colorScheme: 'light' } } });
globalStyle('[data-mode="dark"]', { '@layer': { [tokensLayer]: { colorScheme: 'dark' } } });
