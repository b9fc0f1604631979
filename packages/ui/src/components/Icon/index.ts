export { Icon, iconSizes } from './Icon.tsx';
export type { IconProps, IconSize, IconDrawing } from './Icon.tsx';
