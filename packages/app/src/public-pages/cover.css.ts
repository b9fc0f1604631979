import { categories, scale, vars } from '@karmik/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 60rem)';
const { accent } = vars.color.tone;

/** A step of the way from the accent to the ink of dark grounds, so that every brand paints its own mountains. */
const depth = (share: number) => `color-mix(in oklab, ${accent.solid}, black ${share}%)`;
const light = (share: number) => `color-mix(in oklab, ${accent.solid}, white ${share}%)`;

export const root = style({
  display: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  overflow: 'hidden',
  background: depth(30),
  '@media': { [wide]: { display: 'block' }, '(forced-colors: active)': { display: 'none' } },
});

export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const photograph = style([picture, { objectFit: 'cover' }]);

export const skyTop = style({ stopColor: depth(34) });
export const skyLow = style({ stopColor: light(30) });
export const sunIn = style({ stopColor: 'white', stopOpacity: 0.55 });
export const sunOut = style({ stopColor: 'white', stopOpacity: 0 });
export const sun = style({ fill: 'white', opacity: 0.92 });
export const ridge1 = style({ fill: light(12) });
export const snow = style({ fill: 'white', opacity: 0.85 });
export const ridge2 = style({ fill: depth(12) });
export const mistTop = style({ stopColor: 'white', stopOpacity: 0 });
export const mistLow = style({ stopColor: 'white', stopOpacity: 0.22 });
export const mist = style({ fill: 'url(#cover-mist)' });
export const ridge3 = style({ fill: depth(38) });
export const ridge4 = style({ fill: depth(58) });

export const cord = style({ fill: 'none', stroke: 'white', strokeOpacity: 0.6, strokeWidth: 1.5 });
export const flag = styleVariants(
  Object.fromEntries(categories.map((name) => [name, { fill: vars.color.category[name].solid, opacity: 0.95 }])),
);

export const words = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: scale.space['3xl'],
  paddingBlockStart: '6rem',
  color: 'white',
  background: `linear-gradient(to top, ${depth(74)}, transparent)`,
});
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: 'clamp(1.75rem, 2.6vw, 2.5rem)',
  fontWeight: scale.weight.semibold,
  lineHeight: scale.leading.tight,
  letterSpacing: vars.font.headingTracking,
  maxInlineSize: '18ch',
  textWrap: 'balance',
});
export const subtitle = style({
  marginBlockStart: scale.space.sm,
  maxInlineSize: '44ch',
  fontSize: scale.text.lg,
  opacity: 0.86,
});
