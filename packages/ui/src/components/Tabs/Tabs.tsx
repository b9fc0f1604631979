import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { Badge } from '../Badge/index.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
  /** How many things are behind it. */
  readonly count?: number;
  /** Makes the tab a link; what it shows is then the page's. */
  readonly href?: string;
  readonly content?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps<Id extends string = string> extends ElementMarks {
  /** Spoken name of the row. */
  label: string;
  items: readonly TabItem<Id>[];
  selectedId?: Id;
  defaultSelectedId?: Id;
  onChange?: (id: Id) => void;
  /** What the chosen tab shows, when the items do not carry it themselves. */
  children?: ReactNode;
}

/** Scrolls a row that is wider than its room to the chosen tab, and nothing else of the page. */
function bringIntoView(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const tab = chosen.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  if (tab.left < room.left) row.scrollLeft -= room.left - tab.left;
  else if (tab.right > room.right) row.scrollLeft += tab.right - room.right;
}

/** Parts of one page of which one is shown. */
export function Tabs<Id extends string = string>({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onChange,
  children,
  ...marks
}: TabsProps<Id>): ReactNode {
  return (
    <AriaTabs
      {...marks}
      className={styles.root}
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      {...(defaultSelectedId === undefined ? {} : { defaultSelectedKey: defaultSelectedId })}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen !== undefined) onChange?.(chosen.id);
      }}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className={styles.tab}
            {...(item.id === selectedId ? { ref: bringIntoView } : {})}
            {...(item.href === undefined ? {} : { href: item.href })}
          >
            {item.icon !== undefined && <span className={styles.icon}>{item.icon}</span>}
            {item.label}
            {item.count !== undefined && <Badge count={item.count} tone="neutral" isSoft isExact />}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content ?? children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
