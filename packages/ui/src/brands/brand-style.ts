import { createGlobalTheme } from '@vanilla-extract/css';
import type { Brand } from '../brand/define-brand.ts';
import { toCssTokens } from '../brand/to-css-tokens.ts';
import { vars } from '../tokens/contract.css.ts';
import { tokensLayer } from '../tokens/layers.css.ts';

/** Writes a brand's rule: every variable of the contract, on the element that carries its `data-brand`. */
export function writeBrand(brand: Brand): void {
  createGlobalTheme(`[data-brand="${brand.values.id}"]`, vars, { '@layer': tokensLayer, ...toCssTokens(brand) });
}
