import { scale, vars } from '@karmik/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 47.99rem)';

export const brand = style({ display: 'flex', alignItems: 'center', gap: scale.space.sm, blockSize: '2.25rem' });
export const brandName = style({ '@media': { [phone]: { display: 'none' } } });

/** The chip of the organisation: its whole name where there is room, its abbreviation on a phone. */
export const organization = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '16rem',
  paddingInline: scale.space.md,
  blockSize: '1.875rem',
  border: `1px solid ${vars.color.topBar.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.topBar.hover,
  color: vars.color.topBar.fg,
  fontSize: scale.text.sm,
  fontWeight: scale.weight.medium,
});
export const organizationName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
});
export const organizationShort = style({ display: 'none', '@media': { [phone]: { display: 'inline' } } });

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space.md,
  padding: scale.space.sm,
  minInlineSize: 0,
  color: vars.color.sideNav.fg,
});
export const whoTexts = style({ display: 'flex', flexDirection: 'column', gap: '1px', minInlineSize: 0 });
export const trial = style({ paddingBlockEnd: scale.space.lg });
export const role = style({ color: vars.color.sideNav.muted, fontSize: scale.text.xs });

/** A drawing that is filled. */
export const starred = style({ display: 'contents', color: vars.color.fg.link });
globalStyle(`${starred} svg`, { fill: 'currentColor' });
