import type { MonthName } from '@karmik/ui/MonthPicker';

/** @example monthNameOf('bs:2083-08') // { calendar: 'bs', month: '2083-08' } */
export function monthNameOf(value: string | undefined): MonthName | null {
  const [calendar, month] = (value ?? '').split(':');
  return (calendar === 'bs' || calendar === 'ad') && month !== undefined ? { calendar, month } : null;
}

/** @example monthOfName({ calendar: 'bs', month: '2083-08' }) // 'bs:2083-08' */
export const monthOfName = ({ calendar, month }: MonthName): string => `${calendar}:${month}`;
