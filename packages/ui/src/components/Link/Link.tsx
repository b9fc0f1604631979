import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Link.css.ts';
import type { LinkLook } from './link-looks.ts';

export { linkLooks } from './link-looks.ts';
export type { LinkLook } from './link-looks.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'render' | 'children'> {
  children: ReactNode;
  href: string;
  /** `inline` in a sentence, `standalone` on its own, `quiet` where a whole list is links. */
  look?: LinkLook;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. It follows the router that the app gave to React Aria, and is an ordinary link without one. */
export function Link({ children, look = 'inline', ...rest }: LinkProps): ReactNode {
  return (
    <AriaLink {...rest} className={cx(styles.base, styles.look[look])}>
      {children}
    </AriaLink>
  );
}
