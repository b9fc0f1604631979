import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { logoVars, scale } from './contract.css.ts';
import { compactDensity, scaledByControl, scaledByText } from './density.ts';
import { tokensLayer } from './layers.css.ts';

const inTokens = { '@layer': tokensLayer };

createGlobalTheme(':root', scale.space, {
  ...inTokens,
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
});
createGlobalTheme(':root', scale.leading, { ...inTokens, tight: '1.25', normal: '1.5', loose: '1.7' });
createGlobalTheme(':root', scale.weight, {
  ...inTokens,
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
});
createGlobalTheme(':root', scale.motion, {
  ...inTokens,
  fast: '120ms',
  normal: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  spin: '800ms',
});
createGlobalTheme(':root', scale.layer, {
  ...inTokens,
  sticky: '10',
  bar: '20',
  overlay: '100',
  snackbar: '200',
  progress: '300',
});

// What a brand scales is worked out where the brand is: on the root, or on a part of a page that shows another brand.
const branded = ':root, [data-brand]';

createGlobalTheme(branded, scale.text, {
  ...inTokens,
  xs: scaledByText('0.75rem'),
  sm: scaledByText('0.8125rem'),
  md: scaledByText('0.875rem'),
  lg: scaledByText('1rem'),
  xl: scaledByText('1.25rem'),
  '2xl': scaledByText('1.5rem'),
  '3xl': scaledByText('1.875rem'),
});
createGlobalTheme(branded, scale.control, {
  ...inTokens,
  sm: scaledByControl('1.75rem'),
  md: scaledByControl('2.25rem'),
  lg: scaledByControl('2.75rem'),
  padSm: '0.625rem',
  padMd: '0.75rem',
  padLg: '1.125rem',
  gap: '0.5rem',
});
createGlobalTheme(branded, scale.size, {
  ...inTokens,
  row: scaledByControl('2.75rem'),
  cellX: '0.75rem',
  cellY: '0.5rem',
  cardPad: '1.25rem',
  topBar: scaledByControl('3.5rem'),
  sideNav: scaledByText('15.625rem'),
  sideNavNarrow: scaledByControl('3.75rem'),
  icon: scaledByText('1.125rem'),
  iconSm: scaledByText('1rem'),
});

globalStyle('[data-density="compact"], [data-density="compact"] [data-brand]', {
  '@layer': { [tokensLayer]: { vars: compactDensity } },
});

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

const lightLogo = { '@layer': { [tokensLayer]: { vars: { [logoVars.logo]: logoVars.logoLight } } } };
const darkLogo = { '@layer': { [tokensLayer]: { vars: { [logoVars.logo]: logoVars.logoDark } } } };
// The same modes, said of the logo: pictures have no light-dark() in every browser yet.
globalStyle(':root, [data-brand], [data-mode="light"]', lightLogo);
globalStyle(':root:not([data-mode="light"])', { '@media': { '(prefers-color-scheme: dark)': darkLogo } });
globalStyle('[data-mode="dark"], [data-mode="dark"] [data-brand]', darkLogo);
