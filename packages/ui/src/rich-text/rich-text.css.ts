import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { scale, vars } from '../tokens/contract.css.ts';
import { css } from '../tokens/css-kit.ts';
import { componentsLayer } from '../tokens/layers.css.ts';

/** How a text looks, while it is written and when it is read. */
export const prose = css({ overflowWrap: 'anywhere', minInlineSize: 0 });

function within(selector: string, rule: StyleRule): void {
  globalStyle(
    selector
      .split(', ')
      .map((each) => `${prose} ${each}`)
      .join(', '),
    { '@layer': { [componentsLayer]: rule } },
  );
}

within('> * + *', { marginBlockStart: scale.space.sm });
within('h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  lineHeight: scale.leading.tight,
});
within('h2', { fontSize: scale.text.xl });
within('h3', { fontSize: scale.text.lg });
within('h4', { fontSize: scale.text.md });
within('ul, ol', { paddingInlineStart: scale.space.xl });
within('li + li, li > * + *', { marginBlockStart: scale.space.xs });
within('blockquote', {
  paddingInlineStart: scale.space.md,
  borderInlineStart: `3px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
});
within('a', { color: vars.color.fg.link, textDecoration: 'underline', textUnderlineOffset: '0.15em' });
within('code', {
  paddingInline: '0.25em',
  borderRadius: vars.radius.sm,
  background: vars.color.bg.neutral,
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
});
