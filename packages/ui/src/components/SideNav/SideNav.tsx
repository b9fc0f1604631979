import { use, type ReactNode } from 'react';
import { ShellContext } from '../../parts/shell-context.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { SideNavEntry } from './SideNavEntry.tsx';
import * as styles from './SideNav.css.ts';

/** A place to go, or a group of places. */
export interface SideNavItem {
  readonly id: string;
  readonly label: string;
  /** What is left of it in a narrow menu; its first letters when left out. */
  readonly icon?: ReactNode;
  readonly href?: string;
  /** How many things wait there. */
  readonly count?: number;
  /** Places of a group, one level. */
  readonly items?: readonly SideNavItem[];
  /** Small heading in a group, over the places that bear the same one. */
  readonly heading?: string;
  /** A group that is open before anybody opened it, though the page is not in it. */
  readonly startsOpen?: boolean;
}

export interface SideNavSection {
  readonly id: string;
  readonly title?: string;
  readonly items: readonly SideNavItem[];
}

export interface SideNavProps extends ElementMarks {
  /** Spoken name of the landmark. */
  label: string;
  sections: readonly SideNavSection[];
  /** Id of the item that the page belongs to. Its group opens. */
  currentId?: string | undefined;
  /** Told when someone opens or closes a group, to remember it. */
  onFold?: (id: string, isOpen: boolean) => void;
  /** Above the list, such as a switch between organisations. */
  header?: ReactNode;
  footer?: ReactNode;
}

/** The places of an application. Reduced to icons, names are tooltips and groups are menus. */
export function SideNav({ label, sections, currentId, onFold, header, footer, ...marks }: SideNavProps): ReactNode {
  const { isNavNarrow } = use(ShellContext);
  return (
    <nav {...marks} aria-label={label} className={styles.root}>
      {header !== undefined && !isNavNarrow && <div className={styles.edge}>{header}</div>}
      <div className={styles.scroller}>
        <div className={styles.sections}>
          {sections.map((section) => (
            <div key={section.id}>
              {section.title !== undefined && !isNavNarrow && (
                <div id={`nav-${section.id}`} className={styles.heading}>
                  {section.title}
                </div>
              )}
              <ul role="list" aria-label={section.title} className={styles.list}>
                {section.items.map((item) => (
                  <li key={item.id} data-item={item.id}>
                    <SideNavEntry
                      item={item}
                      currentId={holds(item, currentId) ? currentId : undefined}
                      isNarrow={isNavNarrow}
                      onFold={onFold}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      {footer !== undefined && !isNavNarrow && <div className={styles.edge}>{footer}</div>}
    </nav>
  );
}

const holds = (item: SideNavItem, id: string | undefined): boolean =>
  item.id === id || item.items?.some((place) => place.id === id) === true;
