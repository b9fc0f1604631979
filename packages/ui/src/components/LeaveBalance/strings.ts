import { counted } from '../../strings/counted.ts';

export const leaveBalanceStrings = {
  /** @param days in the reader's digits, such as `1.5` */
  available: (days: string): string => `${counted(days, 'day')} available`,
  unlimited: 'No fixed balance',
  taken: 'Taken this year',
  pending: 'Pending',
  scheduled: 'Approved, upcoming',
  balance: 'Balance',
  left: 'Available',
  next: 'Next',
  nextLine: (day: string, kind: string, days: string): string => `${day}: ${kind} ${days}`,
  coming: 'What changes by then',
  lines: 'Balance history',
  day: 'Date',
  kind: 'Entry',
  days: 'Days',
  after: 'Balance',
  reason: 'Reason',
  noLines: 'No entries yet',
};
