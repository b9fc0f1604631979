import { scale, vars } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 47.99rem)';

/** At the end of the page, above the bar of a phone: it covers neither the header nor what is read. */
export const note = style({
  position: 'fixed',
  insetBlockEnd: scale.space.md,
  insetInlineEnd: scale.space.md,
  zIndex: scale.layer.bar,
  maxInlineSize: 'calc(100vw - 1rem)',
  padding: `${scale.space.xs} ${scale.space.md}`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.raised,
  boxShadow: vars.shadow.md,
  color: vars.color.fg.default,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
  '@media': {
    [phone]: {
      insetInline: scale.space.sm,
      insetBlockEnd: 'calc(4rem + env(safe-area-inset-bottom, 0px))',
      textAlign: 'center',
    },
    print: { display: 'none' },
  },
});
