import { scale } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

const narrow = '(max-width: 40rem)';

export const container = css({ containerType: 'inline-size', minInlineSize: 0 });
export const root = css({ display: 'flex', flexDirection: 'column', gap: scale.space.md });
export const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: scale.space.md });
export const search = css({
  flex: '1 1 14rem',
  maxInlineSize: '24rem',
  '@container': { [narrow]: { maxInlineSize: 'none' } },
});
export const toggle = css({ display: 'none', '@container': { [narrow]: { display: 'block' } } });
export const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: scale.space.md,
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', inlineSize: '100%' } },
});
export const closed = css({ '@container': { [narrow]: { display: 'none' } } });
export const control = css({ flex: '0 1 12rem', minInlineSize: '10rem' });
export const end = css({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: scale.space.sm });
export const active = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.sm });
