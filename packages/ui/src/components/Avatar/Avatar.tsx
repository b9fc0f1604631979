import { useState, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Avatar.css.ts';
import type { AvatarSize } from './avatar-sizes.ts';
import { categoryOf, initialsOf } from './initials.ts';

export { avatarSizes } from './avatar-sizes.ts';
export type { AvatarSize } from './avatar-sizes.ts';

export interface AvatarProps extends ElementMarks {
  /** Whose it is: gives the initials, the colour and the spoken name. */
  name: string;
  /** Address of the picture. Initials stand in until it is there, and when it fails. */
  src?: string | null | undefined;
  size?: AvatarSize;
  /** Shows whether the person is here now. */
  isOnline?: boolean | undefined;
  /** The name is written beside it, so it is not spoken twice. */
  isDecorative?: boolean;
}

/** A person's picture, or their initials on a colour of their own. */
export function Avatar({ name, src, size = 'md', isOnline, isDecorative = false, ...marks }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const hasPicture = src !== undefined && src !== null && src !== '' && failed !== src;
  return (
    <span
      {...marks}
      className={cx(styles.root, styles.size[size], styles.color[categoryOf(name)])}
      // Drawn by the style: initials are part of a picture, and no text of the button or the row that it is in (WCAG 2.5.3).
      data-initials={initialsOf(name)}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {hasPicture && <img className={styles.picture} src={src} alt="" loading="lazy" onError={() => setFailed(src)} />}
      {isOnline !== undefined && <span className={cx(styles.presence, isOnline && styles.online)} />}
    </span>
  );
}
