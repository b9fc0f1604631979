import { scale } from '@karmik/ui/tokens';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gap: scale.space.xl });
export const part = style({ display: 'grid', gap: scale.space.sm });
