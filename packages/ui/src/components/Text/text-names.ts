export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = [
  'default',
  'muted',
  'subtle',
  'accent',
  'info',
  'positive',
  'caution',
  'critical',
  'inherit',
] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'dt',
  'dd',
  'li',
  'time',
  'figcaption',
  'blockquote',
] as const;
export type TextElement = (typeof textElements)[number];
