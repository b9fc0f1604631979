/** Fiscal years, by which leave, pay and reports are reckoned. */
import { adToBs, bsToAd, daysInBsMonth, formatBs } from 'date-bs';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { organizationMessages } from './messages.ts';

export type FiscalCalendar = 'BS' | 'AD';
export interface FiscalMonth {
  readonly name: string;
  /** Both included, AD ISO. */
  readonly starts_on: string;
  readonly ends_on: string;
}

const mostDays = 400;
const dayMs = 86_400_000;

/** Years of one use never overlap: a day belongs to one of them. Their months are cut by the server when a year is saved. */
export const fiscalYear = defineEntity({
  name: 'fiscal_year',
  label: bilingual('Fiscal year', 'आर्थिक वर्ष'),
  plural: bilingual('Fiscal years', 'आर्थिक वर्षहरू'),
  path: 'org/:org/fiscal-year',
  codes: { read: 'organizationMember', write: '2.06' },
  sort: '-starts_on',
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      help: bilingual('Such as 2083/84', 'जस्तै २०८३/८४'),
      required: true,
      max: 40,
      has_figures: true,
    }),
    used_for: f.choice({
      label: bilingual('Used for', 'प्रयोजन'),
      required: true,
      default: 'General',
      choices: {
        General: bilingual('General', 'सामान्य'),
        Leave: bilingual('Leave', 'बिदा'),
        Payroll: bilingual('Payroll', 'तलब'),
      },
    }),
    calendar: f.choice({
      label: bilingual('Calendar', 'पात्रो'),
      required: true,
      default: 'BS',
      choices: {
        BS: bilingual('Bikram Sambat', 'विक्रम संवत्'),
        AD: bilingual('Gregorian', 'ईस्वी संवत्'),
      },
    }),
    starts_on: f.date({ label: bilingual('First day', 'पहिलो दिन'), required: true }),
    ends_on: f.date({ label: bilingual('Last day', 'अन्तिम दिन'), required: true }),
    months: f.lines({
      label: bilingual('Months', 'महिनाहरू'),
      readonly: true,
      max: 14,
      item: {
        name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 40 }),
        starts_on: f.date({ label: bilingual('First day', 'पहिलो दिन'), required: true }),
        ends_on: f.date({ label: bilingual('Last day', 'अन्तिम दिन'), required: true }),
      },
    }),
  },
  unique: [['name', 'used_for']],
  rules: ({ starts_on, ends_on }) => {
    if (ends_on < starts_on) return { ends_on: [organizationMessages.lastBeforeFirst] };
    if ((Date.parse(ends_on) - Date.parse(starts_on)) / dayMs >= mostDays)
      return { ends_on: [organizationMessages.fiscalYearTooLong({ most: mostDays })] };
    return undefined;
  },
});

const iso = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The last day of the month of a day, and what the month is called. */
function monthOf(day: string, calendar: FiscalCalendar): { name: string; end: string } {
  if (calendar === 'BS') {
    const date = adToBs(day);
    const { year, month } = date;
    const end = iso(bsToAd({ year, month, day: daysInBsMonth(year, month) }));
    return { name: formatBs(date, 'MMMM YYYY', { locale: 'en' }), end };
  }
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0));
  return { name: `${monthNames.format(last)} ${year}`, end: last.toISOString().slice(0, 10) };
}

/**
 * The months of a fiscal year in its calendar, the first and the last cut to the year.
 * @throws {DateBsError} where the BS table does not reach
 */
export function fiscalMonths(startsOn: string, endsOn: string, calendar: FiscalCalendar): FiscalMonth[] {
  const months: FiscalMonth[] = [];
  for (let start = startsOn; start <= endsOn;) {
    const { name, end } = monthOf(start, calendar);
    const last = end < endsOn ? end : endsOn;
    months.push({ name, starts_on: start, ends_on: last });
    start = new Date(Date.parse(last) + dayMs).toISOString().slice(0, 10);
  }
  return months;
}
