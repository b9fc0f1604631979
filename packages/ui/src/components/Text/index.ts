export { Text } from './Text.tsx';
export type { TextProps } from './Text.tsx';
export { textSizes, textTones, textWeights, textElements } from './text-names.ts';
export type { TextSize, TextTone, TextWeight, TextElement } from './text-names.ts';
