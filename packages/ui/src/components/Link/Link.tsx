import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { RouterLink } from '../../parts/RouterLink.tsx';
import * as styles from './Link.css.ts';
import type { LinkLook } from './link-looks.ts';

export { linkLooks } from './link-looks.ts';
export type { LinkLook } from './link-looks.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  children: ReactNode;
  href: string;
  /** `inline` in a sentence, `standalone` on its own, `quiet` where a whole list is links. */
  look?: LinkLook;
  /** Leads nowhere for now. */
  isDisabled?: boolean;
}

/** Goes somewhere. It follows the router that the app gave to React Aria, and is an ordinary link without one. */
export function Link({ look = 'inline', isDisabled = false, href, children, ...rest }: LinkProps): ReactNode {
  const className = cx(styles.base, styles.look[look]);
  // Without an address it is no link to a browser, so it says that it is one.
  return isDisabled ? (
    <a {...rest} role="link" aria-disabled="true" className={className}>
      {children}
    </a>
  ) : (
    <RouterLink {...rest} href={href} className={className}>
      {children}
    </RouterLink>
  );
}
