import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Badge } from '../Badge/index.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarButtonProps extends Omit<
  ButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
  /** The spoken name, including what the count says. */
  label: string;
  /** An icon or an avatar. */
  children: ReactNode;
  /** How many things wait behind it. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that suits the ground of the bar, whatever the brand made of it. */
export function TopBarButton({ label, children, count = 0, ...rest }: TopBarButtonProps): ReactNode {
  return (
    <Button {...rest} aria-label={label} className={styles.button}>
      {children}
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          <Badge count={count} tone="critical" />
        </span>
      )}
    </Button>
  );
}
