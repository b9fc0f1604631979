import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import {
  mostRegisterDays,
  registerCodeNames,
  registerCodes,
  type Register,
  type RegisterCode,
} from '@karmik/model/attendance/day/register';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { nameIn } from '@karmik/model/kit/fields';
import { durationText } from '@karmik/model/kit/figures';
import { addDaysTo } from '@karmik/model/kit/period';
import { bilingual, type Text as Bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Icon } from '@karmik/ui/Icon';
import { FileSpreadsheetIcon, PrinterIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { MonthSheet, type SheetCode } from '@karmik/ui/MonthSheet';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { useDateStyle } from '../../../preferences/dates.ts';
import type { ReportAnswerProps } from '../../../screens/kit/bodies.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

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
/** What needs a look has a colour; the letter says it as well. */
const tones: { readonly [code in RegisterCode]?: SheetCode['tone'] } = {
  A: 'critical',
  M: 'caution',
  '½': 'caution',
  L: 'info',
  T: 'info',
  E: 'info',
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

const sheetCodes = (say: (text: Bilingual) => string): readonly SheetCode[] =>
  registerCodes.map((code) => ({
    id: code,
    short: code,
    label: say(registerCodeNames[code]),
    tone: tones[code],
  }));

function Sheet({ register, hrefOf }: { register: Register; hrefOf: ReportAnswerProps['hrefOf'] }): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const days = register.people[0]?.codes.map((_, index) => addDaysTo(register.from, index)) ?? [];
  const worked = new Map(register.people.map((line) => [String(line.employee.id), line.worked]));
  return (
    <MonthSheet
      label={say(words.register)}
      peopleLabel={say(words.name)}
      days={days}
      codes={sheetCodes(say)}
      people={register.people.map(({ employee, employee_code: number, branch, codes }) => ({
        id: String(employee.id),
        name: language === 'ne' && employee.name_ne ? employee.name_ne : employee.full_name,
        note: [number, branch && nameIn(language, branch)].filter(Boolean).join(' · '),
        codes,
      }))}
      totals={[
        { id: 'worked', label: say(words.worked), value: ({ id }) => durationText(worked.get(id) ?? 0, language) },
      ]}
      hrefOf={({ id }, day) => hrefOf({ employee: id, day__gte: day, day__lte: day })}
    />
  );
}
