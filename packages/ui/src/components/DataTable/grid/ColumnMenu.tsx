import { useMemo, type ReactNode } from 'react';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../../foundation/cx.ts';
import { CheckGlyph } from '../../../glyphs/glyphs.tsx';
import * as list from '../../../parts/list/list.css.ts';
import * as overlay from '../../../parts/overlay/overlay.css.ts';
import * as styles from './DataGrid.css.ts';
import type { GridView } from './grid-types.ts';
import type { dataGridStrings } from './strings.ts';
import type { ColumnCommands } from './use-columns.ts';

interface MenuColumn {
  readonly id: string;
  readonly header: string;
  readonly pin?: 'start' | 'end';
  readonly canHide?: boolean;
  readonly isSortable?: boolean;
  readonly sortValue?: unknown;
  readonly groupValue?: unknown;
}

interface ColumnMenuProps {
  /** The heading that it belongs to. */
  anchor: HTMLElement;
  column: MenuColumn | undefined;
  view: GridView;
  commands: ColumnCommands;
  strings: typeof dataGridStrings;
  announce: (message: string) => void;
  onResize: (step: number) => void;
  onReorder: (step: number) => void;
  onGroup: (isGrouped: boolean) => void;
  onClose: () => void;
}

const STEP = 32;

/** Everything that can be done with a column, for pointer and keyboard alike. */
export default function ColumnMenu({
  anchor,
  column,
  view,
  commands,
  strings,
  announce,
  onResize,
  onReorder,
  onGroup,
  onClose,
}: ColumnMenuProps): ReactNode {
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor]);
  if (column === undefined) return null;
  const { id, header } = column;
  const direction = view.sort?.find((sort) => sort.columnId === id)?.direction;
  const chosen = view.columns?.[id]?.pin ?? column.pin;
  const canSort = column.sortValue !== undefined || column.isSortable === true;
  const isGrouped = view.groupBy?.includes(id) === true;

  const sections: Record<string, [label: string, run: () => void, isSelected?: boolean][]> = {
    sort: canSort
      ? [
          [strings.sortAscending, () => commands.setSort(id, 'ascending'), direction === 'ascending'],
          [strings.sortDescending, () => commands.setSort(id, 'descending'), direction === 'descending'],
          ...(direction === undefined
            ? []
            : [[strings.clearSort, () => commands.setSort(id, undefined)] satisfies [string, () => void]]),
        ]
      : [],
    place: [
      [strings.pinStart, () => pin('start'), chosen === 'start'],
      [strings.pinEnd, () => pin('end'), chosen === 'end'],
      ...(chosen === 'start' || chosen === 'end'
        ? [[strings.unpin, () => pin(undefined)] satisfies [string, () => void]]
        : []),
      [strings.moveEarlier, () => onReorder(-1)],
      [strings.moveLater, () => onReorder(1)],
    ],
    width: [
      [strings.wider, () => onResize(STEP)],
      [strings.narrower, () => onResize(-STEP)],
      [strings.resetWidth, () => commands.setWidth(id, undefined)],
    ],
    rest: [
      ...(column.groupValue === undefined
        ? []
        : [[isGrouped ? strings.ungroup : strings.groupBy, group] satisfies [string, () => void]]),
      ...(column.canHide === false ? [] : [[strings.hide, hide] satisfies [string, () => void]]),
    ],
  };

  function pin(side: 'start' | 'end' | undefined): void {
    commands.pin(id, side);
    announce({ start: strings.pinnedStart, end: strings.pinnedEnd, none: strings.unpinned }[side ?? 'none'](header));
  }
  function hide(): void {
    commands.setHidden(id, true);
    announce(strings.hidden(header));
  }
  function group(): void {
    onGroup(!isGrouped);
    announce(isGrouped ? strings.notGrouped : strings.grouped(header));
  }

  return (
    <Popover
      className={overlay.popover}
      triggerRef={anchorRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      offset={2}
    >
      <Menu
        className={cx(list.list, styles.menu)}
        aria-label={strings.columnMenu(header)}
        autoFocus="first"
        onClose={onClose}
      >
        {Object.entries(sections)
          .filter(([, lines]) => lines.length > 0)
          .map(([name, lines], index) => (
            <MenuSection key={name} aria-label={header} className={index > 0 ? styles.menuSection : ''}>
              {lines.map(([label, run, isSelected]) => (
                <MenuItem key={label} id={label} textValue={label} className={list.item} onAction={run}>
                  <span className={list.texts}>
                    <Text slot="label">{label}</Text>
                  </span>
                  {isSelected === true && (
                    <span className={list.check}>
                      <CheckGlyph />
                    </span>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
      </Menu>
    </Popover>
  );
}
