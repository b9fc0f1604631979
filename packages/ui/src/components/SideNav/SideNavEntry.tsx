import { memo, use, useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { cx } from '../../foundation/cx.ts';
import { ChevronDownGlyph } from '../../glyphs/glyphs.tsx';
import { Menu } from '../../on-demand/Menu.tsx';
import { Tooltip } from '../../on-demand/Tooltip.tsx';
import { RouterLink } from '../../parts/RouterLink.tsx';
import { ShellContext } from '../../parts/shell-context.ts';
import { Badge } from '../Badge/index.ts';
import type { SideNavItem } from './SideNav.tsx';
import * as styles from './SideNav.css.ts';

interface SideNavEntryProps {
  item: SideNavItem;
  /** Of the page, when it belongs to this entry. */
  currentId: string | undefined;
  isNarrow: boolean;
}

/** One place of the navigation, or a group of them. Drawn anew only when the page comes to it or leaves it. */
export const SideNavEntry = memo(function SideNavEntry({ item, currentId, isNarrow }: SideNavEntryProps): ReactNode {
  if (item.items === undefined) return <Place item={item} isCurrent={item.id === currentId} isNarrow={isNarrow} />;
  return isNarrow ? (
    <NarrowGroup item={item} currentId={currentId} />
  ) : (
    <Group item={item} items={item.items} currentId={currentId} />
  );
});

interface PlaceProps {
  item: SideNavItem;
  isCurrent: boolean;
  isNarrow?: boolean;
  isNested?: boolean;
}

const Place = memo(function Place({ item, isCurrent, isNarrow = false, isNested = false }: PlaceProps): ReactNode {
  const { onNavigate } = use(ShellContext);
  if (!isNarrow)
    return (
      <RouterLink
        href={item.href ?? ''}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        className={cx(styles.item, isNested && styles.nestedItem)}
        onClick={onNavigate}
      >
        {item.icon !== undefined && <span className={styles.icon}>{item.icon}</span>}
        <span className={styles.label}>{item.label}</span>
        {item.count !== undefined && <Badge count={item.count} tone="critical" />}
      </RouterLink>
    );
  return (
    <Tooltip text={item.label} placement="end" delay={100}>
      <Link
        href={item.href ?? ''}
        onPress={onNavigate}
        aria-label={item.label}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        className={cx(styles.item, styles.itemNarrow)}
      >
        {item.icon !== undefined && <span className={styles.icon}>{item.icon}</span>}
      </Link>
    </Tooltip>
  );
});

function Group({
  item,
  items,
  currentId,
}: {
  item: SideNavItem;
  items: readonly SideNavItem[];
  currentId: string | undefined;
}): ReactNode {
  const id = useId();
  const isCurrent = items.some((place) => place.id === currentId);
  const [isOpen, setIsOpen] = useState(isCurrent || item.startsOpen === true);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  // Whoever comes to one of its places by another way sees where that place stands.
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setIsOpen(true);
  }
  return (
    <>
      <Button className={styles.item} aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen(!isOpen)}>
        {item.icon !== undefined && <span className={styles.icon}>{item.icon}</span>}
        <span className={styles.label}>{item.label}</span>
        {item.count !== undefined && <Badge count={item.count} tone="critical" />}
        <span className={styles.chevron}>
          <ChevronDownGlyph />
        </span>
      </Button>
      <div id={id} role="group" aria-label={item.label} hidden={!isOpen}>
        <ul role="list" className={styles.nested}>
          {items.map((place) => (
            <li key={place.id}>
              <Place item={place} isCurrent={place.id === currentId} isNested />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function NarrowGroup({ item, currentId }: { item: SideNavItem; currentId: string | undefined }): ReactNode {
  const isCurrent = item.items?.some((place) => place.id === currentId) ?? false;
  return (
    <Menu
      label={item.label}
      placement="end top"
      trigger={
        <Button
          aria-label={item.label}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
          className={cx(styles.item, styles.itemNarrow)}
        >
          <span className={styles.icon}>{item.icon ?? item.label.slice(0, 1)}</span>
        </Button>
      }
      sections={[
        {
          id: item.id,
          title: item.label,
          items: (item.items ?? []).map((place) => ({
            id: place.id,
            label: place.label,
            isSelected: place.id === currentId,
            ...(place.href === undefined ? {} : { href: place.href }),
          })),
        },
      ]}
    />
  );
}
