import { Fragment, memo, use, useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { cx } from '../../foundation/cx.ts';
import { ChevronDownGlyph } from '../../glyphs/glyphs.tsx';
import { Menu } from '../../on-demand/Menu.tsx';
import { Tooltip } from '../../on-demand/Tooltip.tsx';
import { RouterLink } from '../../parts/RouterLink.tsx';
import { ShellContext } from '../../parts/shell-context.ts';
import { useDigits } from '../../provider/use-digits.ts';
import { initialsOf } from '../Avatar/initials.ts';
import { Badge } from '../Badge/index.ts';
import type { SideNavItem, SideNavProps } from './SideNav.tsx';
import * as styles from './SideNav.css.ts';

interface SideNavEntryProps {
  item: SideNavItem;
  /** Of the page, when it belongs to this entry. */
  currentId: string | undefined;
  isNarrow: boolean;
  onFold: SideNavProps['onFold'];
}

/** One place of the navigation, or a group of them. Drawn again only when the page comes to it or leaves it. */
export const SideNavEntry = memo(function SideNavEntry({
  item,
  currentId,
  isNarrow,
  onFold,
}: SideNavEntryProps): ReactNode {
  if (item.items === undefined) return <Place item={item} isCurrent={item.id === currentId} isNarrow={isNarrow} />;
  return isNarrow ? (
    <NarrowGroup item={item} currentId={currentId} />
  ) : (
    <Group item={item} items={item.items} currentId={currentId} onFold={onFold} />
  );
});

/** What an icon is called: its place, and how much waits there. */
function useSpoken({ label, count }: SideNavItem): string {
  const digits = useDigits();
  return count === undefined ? label : `${label} ${digits(count)}`;
}

/** Places under their headings, those without one first. */
function byHeading(items: readonly SideNavItem[]): [string, SideNavItem[]][] {
  const parts = Map.groupBy(items, ({ heading }) => heading ?? '');
  return [...parts].toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''));
}

interface PlaceProps {
  item: SideNavItem;
  isCurrent: boolean;
  isNarrow?: boolean;
  isNested?: boolean;
}

const Place = memo(function Place({ item, isCurrent, isNarrow = false, isNested = false }: PlaceProps): ReactNode {
  const { onNavigate } = use(ShellContext);
  const spoken = useSpoken(item);
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
        aria-label={spoken}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        className={cx(styles.item, styles.itemNarrow)}
      >
        <NarrowMark item={item} />
        <NarrowCount count={item.count} />
      </Link>
    </Tooltip>
  );
});

function Group({
  item,
  items,
  currentId,
  onFold,
}: {
  item: SideNavItem;
  items: readonly SideNavItem[];
  currentId: string | undefined;
  onFold: SideNavProps['onFold'];
}): ReactNode {
  const id = useId();
  const isCurrent = items.some((place) => place.id === currentId);
  const [isOpen, setIsOpen] = useState(isCurrent || item.startsOpen === true);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  // The person who comes to one of its places by another way sees where that place stands.
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setIsOpen(true);
  }
  function fold(): void {
    setIsOpen(!isOpen);
    onFold?.(item.id, !isOpen);
  }
  return (
    <>
      <Button className={styles.item} aria-expanded={isOpen} aria-controls={id} onPress={fold}>
        {item.icon !== undefined && <span className={styles.icon}>{item.icon}</span>}
        <span className={styles.label}>{item.label}</span>
        {item.count !== undefined && <Badge count={item.count} tone="critical" />}
        <span className={styles.chevron}>
          <ChevronDownGlyph />
        </span>
      </Button>
      <div id={id} role="group" aria-label={item.label} hidden={!isOpen}>
        {byHeading(items).map(([heading, places]) => (
          <Fragment key={heading}>
            {heading !== '' && <div className={cx(styles.heading, styles.nestedHeading)}>{heading}</div>}
            <ul role="list" aria-label={heading || undefined} className={styles.nested}>
              {places.map((place) => (
                <li key={place.id}>
                  <Place item={place} isCurrent={place.id === currentId} isNested />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** The icon, or the first letters of a place that has none. */
function NarrowMark({ item: { icon, label } }: { item: SideNavItem }): ReactNode {
  return icon === undefined ? (
    <span aria-hidden="true" className={styles.initials}>
      {initialsOf(label)}
    </span>
  ) : (
    <span className={styles.icon}>{icon}</span>
  );
}

function NarrowCount({ count }: { count: number | undefined }): ReactNode {
  return (
    count !== undefined && (
      <span aria-hidden="true" className={styles.countNarrow}>
        <Badge count={count} tone="critical" />
      </span>
    )
  );
}

function NarrowGroup({ item, currentId }: { item: SideNavItem; currentId: string | undefined }): ReactNode {
  const isCurrent = item.items?.some((place) => place.id === currentId) ?? false;
  const spoken = useSpoken(item);
  return (
    <Menu
      label={item.label}
      placement="end top"
      trigger={
        <Button
          aria-label={spoken}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
          className={cx(styles.item, styles.itemNarrow)}
        >
          <NarrowMark item={item} />
          <NarrowCount count={item.count} />
        </Button>
      }
      sections={byHeading(item.items ?? []).map(([heading, places]) => ({
        id: heading,
        title: heading || item.label,
        items: places.map((place) => ({
          id: place.id,
          label: place.label,
          isSelected: place.id === currentId,
          ...(place.href === undefined ? {} : { href: place.href }),
        })),
      }))}
    />
  );
}
