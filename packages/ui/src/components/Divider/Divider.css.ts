import { vars } from '../../tokens/contract.css.ts';
import { cssVariants } from '../../tokens/css-kit.ts';

const line = `1px solid ${vars.color.border.subtle}`;

export const orientation = cssVariants(['horizontal', 'vertical'], (name) =>
  name === 'horizontal'
    ? { inlineSize: '100%', blockSize: 0, border: 0, borderBlockStart: line, margin: 0 }
    : { alignSelf: 'stretch', inlineSize: 0, minBlockSize: '1em', border: 0, borderInlineStart: line, margin: 0 },
);
