import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import {
  mostRegisterDays,
  registerCodeNames,
  registerCodes,
  timesOf,
  type Register,
  type RegisterCode,
  type RegisterLine,
} from '@karmik/model/attendance/day/register';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { nameIn } from '@karmik/model/kit/fields';
import { durationText } from '@karmik/model/kit/figures';
import { addDaysTo } from '@karmik/model/kit/period';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Icon } from '@karmik/ui/Icon';
import { FileSpreadsheetIcon, PrinterIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adToBs } from 'date-bs';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { useDates, useDateStyle, useNumbers } from '../../../preferences/dates.ts';
import type { ReportAnswerProps } from '../../../screens/kit/bodies.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './register.css.ts';

const words = {
  register: bilingual('Attendance register', 'हाजिरी पुस्तिका'),
  name: bilingual('Employee', 'कर्मचारी'),
  worked: bilingual('Worked', 'काम गरेको'),
  print: bilingual('Print register', 'पुस्तिका छाप्नुहोस्'),
  excel: bilingual('Excel', 'एक्सेल'),
  tooLong: bilingual(
    'A register shows one month. Choose a month, or explore the figures.',
    'पुस्तिकाले एक महिना देखाउँछ। एउटा महिना छान्नुहोस्, वा अङ्क खोतल्नुहोस्।',
  ),
  none: bilingual('No attendance for this period.', 'यो अवधिको हाजिरी छैन।'),
};
const pageSize = 50;
export type As = 'user' | 'supervisor' | 'hr';

/** A line for each person with a code for each day, as offices print it; a code opens its day. */
export default function MonthRegister({ slug, asked, span, hrefOf, as }: ReportAnswerProps & { as: As }): ReactNode {
  const say = useModelText();
  const { language, calendar } = useDateStyle();
  const [page, setPage] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const path = endpoint(attendanceDay, slug, attendanceEndpoints.register);
  const { search: _search, ...narrowed } = asked;
  const query = { ...narrowed, as };
  const isTooLong = span === undefined || addDaysTo(span.from, mostRegisterDays - 1) < span.to;
  const paged = { ...query, limit: String(pageSize), offset: String((page - 1) * pageSize) };
  const register = useQuery({
    queryKey: keyOf(attendanceDay, path, paged),
    queryFn: ({ signal }) => api.get(path, { searchParams: paged, signal }).json<Register>(),
    placeholderData: keepPreviousData,
    enabled: !isTooLong,
  });
  const take = async (format: 'pdf' | 'xlsx') => {
    setBusy(true);
    try {
      await download(`${path}export/`, { ...query, format, language, calendar: calendar === 'BS' ? 'bs' : 'ad' });
    } catch (error) {
      reportFailure(error);
    }
    setBusy(false);
  };
  if (isTooLong) return <Banner tone="info">{say(words.tooLong)}</Banner>;
  return (
    <Card
      title={say(words.register)}
      isFlush
      actions={
        <Inline gap="xs">
          <Button
            size="sm"
            variant="outline"
            iconStart={<Icon of={PrinterIcon} size="sm" />}
            isDisabled={isBusy}
            onPress={() => void take('pdf')}
          >
            {say(words.print)}
          </Button>
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={FileSpreadsheetIcon} size="sm" />}
            isDisabled={isBusy}
            onPress={() => void take('xlsx')}
          >
            {say(words.excel)}
          </Button>
        </Inline>
      }
    >
      <Loaded query={register} waiting={<Skeleton shape="block" count={4} />}>
        {(found) =>
          found.people.length === 0 ? (
            <EmptyState title={say(words.none)} />
          ) : (
            <>
              <Sheet register={found} hrefOf={hrefOf} />
              {found.count > pageSize && (
                <Pagination
                  label={say(words.register)}
                  page={page}
                  pageSize={pageSize}
                  total={found.count}
                  onPageChange={setPage}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Sheet({ register, hrefOf }: { register: Register; hrefOf: ReportAnswerProps['hrefOf'] }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { date } = useDates();
  const { language, calendar } = useDateStyle();
  const days = register.people[0]?.codes.map((_, index) => addDaysTo(register.from, index)) ?? [];
  const dayOf = (day: string) => (calendar === 'BS' ? adToBs(day).day : Number(day.slice(8)));
  const nameOf = ({ employee: { full_name: name, name_ne: inNepali } }: RegisterLine) =>
    language === 'ne' && inNepali ? inNepali : name;
  return (
    <>
      {/* It is wider than its page, so that it scrolls by itself; the keyboard reaches it by its codes, which are links. */}
      <div className={styles.room}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.person}>
                {say(words.name)}
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className={styles.day} aria-label={date(day)}>
                  {figures(dayOf(day))}
                </th>
              ))}
              {registerCodes.map((code) => (
                <th key={code} scope="col" className={styles.sum} aria-label={say(registerCodeNames[code])}>
                  {code}
                </th>
              ))}
              <th scope="col" className={styles.sum}>
                {say(words.worked)}
              </th>
            </tr>
          </thead>
          <tbody>
            {register.people.map((line) => (
              <tr key={line.employee.id}>
                <th scope="row" className={styles.person}>
                  <span className={styles.name}>{nameOf(line)}</span>
                  <span className={styles.place}>
                    {[line.employee_code, line.branch && nameIn(language, line.branch)].filter(Boolean).join(' · ')}
                  </span>
                </th>
                {days.map((day, index) => (
                  <td key={day} className={styles.day}>
                    <Code
                      code={line.codes[index] ?? null}
                      label={`${nameOf(line)}, ${date(day)}`}
                      href={hrefOf({ employee: String(line.employee.id), day__gte: day, day__lte: day })}
                    />
                  </td>
                ))}
                {registerCodes.map((code) => (
                  <td key={code} className={styles.sum}>
                    {figures(timesOf(line, code))}
                  </td>
                ))}
                <td className={styles.sum}>{durationText(line.worked, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.legend}>
        {registerCodes.map((code) => (
          <li key={code}>
            <b>{code}</b> {say(registerCodeNames[code])}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CodeProps {
  readonly code: RegisterCode | null;
  readonly label: string;
  readonly href: string;
}

function Code({ code, label, href }: CodeProps): ReactNode {
  const say = useModelText();
  if (code === null) return null;
  return (
    <span className={styles.code[toneOf(code)]}>
      <Link href={href} look="quiet" aria-label={`${label}: ${say(registerCodeNames[code])}`}>
        {code}
      </Link>
    </span>
  );
}

/** What needs a look stands out; the letter says it as well. */
const toneOf = (code: RegisterCode): 'bad' | 'open' | 'away' | 'plain' =>
  code === 'A' ? 'bad' : code === 'M' || code === '½' ? 'open' : code === 'P' ? 'plain' : 'away';
