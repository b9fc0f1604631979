import type { ReactNode } from 'react';
import { sample } from './tokens.css.ts';

/* Samples show tokens one by one, which is what a style attribute is for here. */

const box = (style: React.CSSProperties) => <span aria-hidden="true" className={sample} style={style} />;

/** How one token of a group looks, by the first word of the group's name. */
export const samples: Readonly<Record<string, (reference: string) => ReactNode>> = {
  color: (reference) => box({ background: reference }),
  radius: (reference) => box({ borderRadius: reference }),
  shadow: (reference) => box({ boxShadow: reference, borderColor: 'transparent' }),
  space: (reference) => box({ inlineSize: reference, border: 0, background: 'currentColor' }),
  text: (reference) => (
    <span aria-hidden="true" style={{ fontSize: reference, whiteSpace: 'nowrap' }}>
      Aa कर्मी
    </span>
  ),
  leading: (reference) => (
    <span aria-hidden="true" style={{ lineHeight: reference, display: 'block', inlineSize: '8rem' }}>
      Two lines of it, दुई लहर
    </span>
  ),
  weight: (reference) => (
    <span aria-hidden="true" style={{ fontWeight: reference, whiteSpace: 'nowrap' }}>
      Aa कर्मी
    </span>
  ),
};
