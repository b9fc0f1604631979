import { scale, vars } from '../../tokens/contract.css.ts';
import { colorTransition, css, cssVariants, focusRing } from '../../tokens/css-kit.ts';
import { linkLooks } from './link-looks.ts';

export const base = css({
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 'from-font',
  transition: colorTransition,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-disabled]': { color: vars.color.fg.disabled, cursor: 'default' },
  },
});

const looks = {
  // Inside a sentence colour alone does not tell a link from words, so it is underlined.
  inline: { color: vars.color.fg.link, textDecorationLine: 'underline' },
  standalone: {
    color: vars.color.fg.link,
    fontWeight: scale.weight.medium,
    textDecorationLine: 'none',
    selectors: { '&[href]:hover': { textDecorationLine: 'underline' } },
  },
  quiet: {
    color: 'inherit',
    textDecorationLine: 'none',
    selectors: { '&[href]:hover': { color: vars.color.fg.link, textDecorationLine: 'underline' } },
  },
} as const;

export const look = cssVariants(linkLooks, (name) => looks[name]);
