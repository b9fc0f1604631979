import { scale, vars } from '../../tokens/contract.css.ts';
import { css, cssVariants } from '../../tokens/css-kit.ts';
import { spaces } from '../../tokens/names.ts';
import { boxGrounds, boxWidths } from './box-names.ts';

export const base = css({ minInlineSize: 0, inlineSize: '100%' });

const grounds = {
  none: 'transparent',
  page: vars.color.bg.page,
  surface: vars.color.bg.surface,
  sunken: vars.color.bg.sunken,
  accent: vars.color.tone.accent.soft,
};
export const ground = cssVariants(boxGrounds, (name) => ({ background: grounds[name] }));

const widths = { full: 'none', dialog: '28rem', form: '40rem', text: '65ch', page: '80rem' };
export const width = cssVariants(boxWidths, (name) => ({ maxInlineSize: widths[name] }));

export const paddingX = cssVariants(spaces, (name) => ({ paddingInline: scale.space[name] }));
export const paddingY = cssVariants(spaces, (name) => ({ paddingBlock: scale.space[name] }));
export const bordered = css({ border: `1px solid ${vars.color.border.subtle}` });
export const rounded = css({ borderRadius: vars.radius.lg });
// Centred through the parent's alignment, because a root has no margin of its own.
export const centered = css({ justifySelf: 'center', alignSelf: 'center' });
