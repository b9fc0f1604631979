import { scale, vars } from '../../tokens/contract.css.ts';
import { css } from '../../tokens/css-kit.ts';

export const input = css({ fontVariantNumeric: 'tabular-nums' });
export const steppers = css({ display: 'inline-flex', flex: 'none', gap: scale.space.xxs, color: vars.color.fg.muted });
