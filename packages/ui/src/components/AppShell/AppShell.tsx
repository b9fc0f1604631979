import { useMemo, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../foundation/cx.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { ShellContext } from '../../parts/shell-context.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { phone } from '../../tokens/media.ts';
import { appShellStrings } from './strings.ts';
import * as styles from './AppShell.css.ts';

export interface AppShellProps {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `SideNav`. Beside the page on wide screens, a drawer on phones. */
  nav?: ReactNode;
  children: ReactNode;
  /** Starts with the navigation reduced to icons. */
  defaultIsNavNarrow?: boolean;
  /** Told when that changes, to remember it. */
  onNavNarrowChange?: (isNarrow: boolean) => void;
}

const MAIN = 'main-content';

/** The frame of an application: bar, navigation, page. */
export function AppShell({
  topBar,
  nav,
  children,
  defaultIsNavNarrow = false,
  onNavNarrowChange,
}: AppShellProps): ReactNode {
  const strings = useStrings('appShell', appShellStrings);
  const [isNavNarrow, setIsNavNarrow] = useState(defaultIsNavNarrow);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const hasNav = nav !== undefined;

  const shell = useMemo(() => {
    function toggleNav(): void {
      if (window.matchMedia(phone).matches) {
        setIsDrawerOpen(true);
        return;
      }
      setIsNavNarrow(!isNavNarrow);
      onNavNarrowChange?.(!isNavNarrow);
    }
    return { isNavNarrow, toggleNav: hasNav ? toggleNav : undefined, onNavigate: () => setIsDrawerOpen(false) };
  }, [isNavNarrow, hasNav, onNavNarrowChange]);
  const inDrawer = useMemo(() => ({ ...shell, isNavNarrow: false }), [shell]);

  return (
    <ShellContext value={shell}>
      <a href={`#${MAIN}`} className={styles.skip}>
        {strings.skip}
      </a>
      <div className={styles.root}>
        <div className={styles.bar}>{topBar}</div>
        {hasNav && <div className={cx(styles.nav, isNavNarrow && styles.navNarrow)}>{nav}</div>}
        <main id={MAIN} tabIndex={-1} className={styles.main}>
          <div className={styles.content}>{children}</div>
        </main>
      </div>
      {hasNav && (
        <ShellContext value={inDrawer}>
          <ModalOverlay isDismissable isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} className={overlay.scrim}>
            <Modal className={cx(overlay.drawer, overlay.drawerAtStart, styles.drawer)}>
              <Dialog aria-label={strings.nav} className={styles.drawerDialog}>
                {nav}
              </Dialog>
            </Modal>
          </ModalOverlay>
        </ShellContext>
      )}
    </ShellContext>
  );
}
