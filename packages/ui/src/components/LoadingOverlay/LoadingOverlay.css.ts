import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

export const root = css({
  position: 'fixed',
  inset: 0,
  zIndex: scale.layer.progress,
  display: 'grid',
  placeItems: 'center',
  padding: scale.space.lg,
  background: vars.color.bg.scrim,
});

export const sheet = css({
  padding: `${scale.space.lg} ${scale.space.xl}`,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.lg,
  overflowWrap: 'anywhere',
});
