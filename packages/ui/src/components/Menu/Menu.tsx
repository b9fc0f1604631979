import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../foundation/cx.ts';
import { CheckGlyph } from '../../glyphs/glyphs.tsx';
import * as list from '../../parts/list/list.css.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import * as styles from './Menu.css.ts';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly icon?: ReactNode;
  /** `critical` for what destroys. */
  readonly tone?: 'neutral' | 'critical';
  /** Makes the line a link. */
  readonly href?: string;
  readonly isDisabled?: boolean;
  /** Shows a check: the line is one of several states. */
  readonly isSelected?: boolean;
  readonly onAction?: () => void;
}

/** Lines of a menu that belong together, under a heading if there is one. */
export interface MenuSection {
  readonly id: string;
  readonly title?: string;
  readonly items: readonly MenuEntry[];
  /** Stays in view at the end of the list while the lines above it scroll; for the last section. */
  readonly isKept?: boolean;
}

export interface MenuProps extends ElementMarks {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Spoken name of the list. */
  label: string;
  items?: readonly MenuEntry[];
  /** Groups of lines instead of `items`. */
  sections?: readonly MenuSection[];
  /** Something above the list that is not chosen, such as whose menu it is. */
  header?: ReactNode;
  onAction?: (id: string) => void;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top' | 'start top';
}

/** Actions or links behind a button. For choosing a value, use `Select`. */
export function Menu({
  trigger,
  label,
  items,
  sections,
  header,
  onAction,
  placement = 'bottom end',
  ...marks
}: MenuProps): ReactNode {
  const parts = sections ?? [{ id: 'all', items: items ?? [] }];
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={overlay.popover} placement={placement} offset={4}>
        {header !== undefined && <div className={styles.header}>{header}</div>}
        <AriaMenu
          {...marks}
          className={cx(list.list, styles.lines, parts.some((section) => section.isKept) && styles.linesAboveKept)}
          aria-label={label}
          onAction={(key) => onAction?.(String(key))}
        >
          {parts.map((section, index) => (
            <AriaMenuSection
              key={section.id}
              id={section.id}
              className={cx(index > 0 && styles.laterSection, section.isKept && styles.kept)}
              aria-label={section.title ?? label}
            >
              {section.title !== undefined && <Header className={list.heading}>{section.title}</Header>}
              {section.items.map((entry) => (
                <MenuLine key={entry.id} entry={entry} isKept={section.isKept ?? false} />
              ))}
            </AriaMenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** Keys look where lines stand: a kept line lies over others until the list is at its end, and would seem to be above them. */
function scrollToEnd({ currentTarget }: { readonly currentTarget: Element }): void {
  const menu = currentTarget.closest('[role="menu"]');
  menu?.scrollTo({ top: menu.scrollHeight });
}

function MenuLine({ entry, isKept }: { entry: MenuEntry; isKept: boolean }): ReactNode {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={cx(list.item, entry.tone === 'critical' && list.critical)}
      {...(isKept ? { onKeyDown: scrollToEnd } : {})}
      {...(entry.href === undefined ? {} : { href: entry.href })}
      {...(entry.onAction === undefined ? {} : { onAction: entry.onAction })}
    >
      {entry.icon !== undefined && <span className={list.mark}>{entry.icon}</span>}
      <span className={list.texts}>
        <Text slot="label">{entry.label}</Text>
        {entry.description !== undefined && (
          <Text slot="description" className={list.description}>
            {entry.description}
          </Text>
        )}
      </span>
      {entry.isSelected === true && (
        <span className={list.check}>
          <CheckGlyph />
        </span>
      )}
    </MenuItem>
  );
}
