import { use, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuGlyph } from '../../glyphs/glyphs.tsx';
import { ShellContext } from '../../parts/shell-context.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { appShellStrings } from '../AppShell/strings.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Logo and name, usually a link to the start. */
  brand: ReactNode;
  /** The middle, for a search field. There is no room for it on a phone: offer a button among the actions there. */
  children?: ReactNode;
  /** Buttons and menus at the end. */
  actions?: ReactNode;
}

/** The bar across the top. In an `AppShell` with navigation it begins with the button for it. */
export function TopBar({ brand, children, actions }: TopBarProps): ReactNode {
  const { toggleNav } = use(ShellContext);
  const strings = useStrings('appShell', appShellStrings);
  return (
    <header className={styles.root}>
      <div className={styles.start}>
        {toggleNav !== undefined && (
          <Button className={styles.button} aria-label={strings.toggleNav} onPress={toggleNav}>
            <MenuGlyph />
          </Button>
        )}
        <div className={styles.brand}>{brand}</div>
      </div>
      <div className={styles.middle}>
        {children !== undefined && <div className={styles.middleBox}>{children}</div>}
      </div>
      <div className={styles.end}>{actions}</div>
    </header>
  );
}
