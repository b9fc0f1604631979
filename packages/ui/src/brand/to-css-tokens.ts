import type { BrandTokens } from '../tokens/token-types.ts';
import type { Brand } from './define-brand.ts';

const COLOR = /#[0-9a-f]{6,8}/gi;

/** One set of values for both modes: where they differ, each colour becomes `light-dark(…)` and follows the colour scheme. */
export function toCssTokens(brand: Brand): BrandTokens {
  return join(brand.light, brand.dark) as BrandTokens;
}

function join(light: unknown, dark: unknown): unknown {
  if (typeof light === 'string' && typeof dark === 'string') return joinLeaf(light, dark);
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(light as Record<string, unknown>)) {
    result[key] = join(value, (dark as Record<string, unknown>)[key]);
  }
  return result;
}

function joinLeaf(light: string, dark: string): string {
  if (light === dark) return light;
  const darkColors = dark.match(COLOR) ?? [];
  if (light.replaceAll(COLOR, '') !== dark.replaceAll(COLOR, '')) {
    throw new Error(`Light and dark may differ in colours only, not as "${light}" and "${dark}".`);
  }
  let index = 0;
  return light.replaceAll(COLOR, (color) => {
    const other = darkColors[index++] ?? color;
    return other === color ? color : `light-dark(${color}, ${other})`;
  });
}
