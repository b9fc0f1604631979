const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kathmandu',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** An instant as year-month-day with 12-hour time (CFG-4): `2027-01-31 06:00 PM`. */
export function trialEnd(instant: string): string {
  const at = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const half = at.dayPeriod?.toLowerCase().startsWith('a') ? 'AM' : 'PM';
  return `${at.year}-${at.month}-${at.day} ${at.hour}:${at.minute} ${half}`;
}
