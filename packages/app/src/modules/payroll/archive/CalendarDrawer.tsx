import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon, type IconProps } from '@karmik/ui/Icon';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useState, type ReactNode } from 'react';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useFiscalCalendar } from './archive-calls.ts';

interface CalendarDrawerProps {
  readonly slug: string;
  readonly label: string;
  /** Absent: the label. */
  readonly title?: string;
  readonly icon: IconProps['of'];
  readonly variant?: 'outline';
  readonly size?: 'lg';
  readonly children: (calendar: 'bs' | 'ad', close: () => void) => ReactNode;
}

/** A button with a drawer, whose content waits for the calendar of the organization's fiscal years. */
export function CalendarDrawer({
  slug,
  label,
  title = label,
  icon,
  variant,
  size,
  children,
}: CalendarDrawerProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...(variant && { variant })} iconStart={<Icon of={icon} size="sm" />} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <Drawer isOpen={isOpen} {...(size && { size })} onOpenChange={setOpen} title={title}>
        <WithCalendar slug={slug}>{(calendar) => children(calendar, () => setOpen(false))}</WithCalendar>
      </Drawer>
    </>
  );
}

function WithCalendar({
  slug,
  children,
}: {
  readonly slug: string;
  readonly children: (calendar: 'bs' | 'ad') => ReactNode;
}): ReactNode {
  return (
    <Loaded query={useFiscalCalendar(slug)} waiting={<Skeleton shape="block" count={4} />}>
      {children}
    </Loaded>
  );
}
