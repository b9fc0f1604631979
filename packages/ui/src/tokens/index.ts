export { vars, scale, logoVars } from './contract.css.ts';
export { tones, colorTones, spaces, categories, modes, densities } from './names.ts';
export type { Tone, ColorTone, Space, Category, Mode, Density } from './names.ts';
export type { BrandTokens, BrandTokensPart } from './token-types.ts';
export { contrastPairs, decorativeColors, readToken } from './contrast-pairs.ts';
export type { ContrastPair } from './contrast-pairs.ts';
