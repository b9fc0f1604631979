import { Suspense, lazy, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { ShellContext } from '../../parts/shell-context.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { phone, tablet } from '../../tokens/media.ts';
import { appShellStrings } from './strings.ts';
import * as styles from './AppShell.css.ts';

// Wide screens never need the drawer, so its code comes with its first opening.
const NavDrawer = lazy(async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer }));

export interface AppShellProps {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `SideNav`. Beside the page on wide screens, a drawer on phones. */
  nav?: ReactNode;
  children: ReactNode;
  /** Starts with the navigation reduced to icons, or not; left out, it is on windows that have no room for both it and the page. */
  defaultIsNavNarrow?: boolean | undefined;
  /** Told when that changes, to remember it. */
  onNavNarrowChange?: (isNarrow: boolean) => void;
}

const MAIN = 'main-content';

function onTabletChange(told: () => void): () => void {
  const query = window.matchMedia(tablet);
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
}

/** The frame of an application: bar, navigation, page. */
export function AppShell({ topBar, nav, children, defaultIsNavNarrow, onNavNarrowChange }: AppShellProps): ReactNode {
  const strings = useStrings('appShell', appShellStrings);
  const [chosen, setChosen] = useState(defaultIsNavNarrow);
  const isTablet = useSyncExternalStore(
    onTabletChange,
    () => window.matchMedia(tablet).matches,
    () => false,
  );
  const isNavNarrow = chosen ?? isTablet;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [hasDrawer, setHasDrawer] = useState(false);
  const hasNav = nav !== undefined;

  const shell = useMemo(() => {
    function toggleNav(): void {
      if (window.matchMedia(phone).matches) {
        setHasDrawer(true);
        setIsDrawerOpen(true);
        return;
      }
      setChosen(!isNavNarrow);
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
      {hasNav && hasDrawer && (
        <ShellContext value={inDrawer}>
          <Suspense fallback={null}>
            <NavDrawer label={strings.nav} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen}>
              {nav}
            </NavDrawer>
          </Suspense>
        </ShellContext>
      )}
    </ShellContext>
  );
}
