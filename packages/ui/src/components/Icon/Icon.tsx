import type { ComponentType, ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { Tone } from '../../tokens/names.ts';
import * as styles from './Icon.css.ts';
import type { IconSize } from './icon-sizes.ts';

export { iconSizes } from './icon-sizes.ts';
export type { IconSize } from './icon-sizes.ts';

/** A drawing that takes its size from the text around it, such as those of `@karmik/ui/icons`. */
export type IconDrawing = ComponentType<{ size?: string | number; 'aria-hidden'?: boolean | 'true' | 'false' }>;

export interface IconProps {
  /** The drawing. */
  of: IconDrawing;
  size?: IconSize;
  /** Its colour; without one it has that of the text. */
  tone?: Tone;
  /** Spoken name. Leave it out when words beside it say the same. */
  label?: string;
}

/** A drawing at the size and in the colour of its place. */
export function Icon({ of: Drawing, size = 'md', tone, label }: IconProps): ReactNode {
  return (
    <span
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      className={cx(styles.root, styles.size[size], tone && styles.tone[tone])}
    >
      <Drawing size="1em" aria-hidden="true" />
    </span>
  );
}
