export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export { buttonSizes, buttonVariants } from '../../parts/button/button-look-names.ts';
export type { ButtonSize, ButtonVariant } from '../../parts/button/button-look-names.ts';
