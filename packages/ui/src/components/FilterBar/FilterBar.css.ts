import { scale } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

const narrow = '(max-width: 40rem)';

export const container = css({ containerType: 'inline-size', minInlineSize: 0 });
export const root = css({ display: 'flex', flexDirection: 'column', gap: scale.space.md });
export const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.sm });
export const search = css({
  flex: '1 1 12rem',
  maxInlineSize: '24rem',
  '@container': { [narrow]: { maxInlineSize: 'none' } },
});
export const controls = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: scale.space.md,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const end = css({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: scale.space.sm });
export const active = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space.sm });
