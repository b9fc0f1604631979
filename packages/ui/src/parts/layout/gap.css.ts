import { scale } from '../../tokens/contract.css.ts';
import { cssVariants } from '../../tokens/css-kit.ts';
import { spaces } from '../../tokens/names.ts';

export const gap = cssVariants(spaces, (name) => ({ gap: scale.space[name] }));
