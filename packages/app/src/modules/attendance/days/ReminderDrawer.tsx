import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { mostReminded, type PunchReminders } from '@karmik/model/attendance/punch-reminder';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './reminder-words.ts';
import { sendReminders, useReminders, type DayFilters, type Reminder } from './reminders.ts';

interface DrawerProps {
  readonly slug: string;
  readonly as: Reminder;
  readonly filters: DayFilters;
  readonly onClose: () => void;
}

type Line = PunchReminders['results'][number];
const idOf = ({ employee }: Line): string => String(employee.id);

/** Reminds people of their missing punches: all who are due, until the reader takes some out. */
export function ReminderDrawer({ slug, as, filters, onClose }: DrawerProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const query = useReminders(slug, as, filters);
  /** Absent: all who are due. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [isSending, setSending] = useState(false);
  const dueLines = query.data?.results.filter(({ is_reminded: isReminded }) => !isReminded) ?? [];
  const due = new Set(dueLines.map(idOf));
  const count = chosen ? chosen.size : (query.data?.due ?? 0);
  const send = async () => {
    setSending(true);
    try {
      const { reminded } = await sendReminders(slug, as, filters, chosen ? [...chosen].map(Number) : undefined);
      if (reminded > 0) snackbar.success(say(words.sent(figures(reminded))));
      else snackbar.show({ text: say(words.alreadySent), tone: 'caution' });
      onClose();
    } catch (error) {
      reportFailure(error);
    }
    setSending(false);
  };
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.title)}
      footer={
        query.data &&
        query.data.due > 0 && (
          <Button isDisabled={count === 0} isPending={isSending} onPress={() => void send()}>
            {say(words.all(count, figures(count)))}
          </Button>
        )
      }
    >
      <Stack gap="lg">
        <Text tone="muted">{say(words.why)}</Text>
        <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
          {({ results, count: all }) => (
            <>
              <People lines={results} due={due} chosen={chosen ?? due} onChoose={setChosen} />
              {all > mostReminded && <Text tone="muted">{say(words.more(figures(all - mostReminded)))}</Text>}
            </>
          )}
        </Loaded>
      </Stack>
    </Drawer>
  );
}

interface PeopleProps {
  readonly lines: readonly Line[];
  readonly due: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

function People({ lines, due, chosen, onChoose }: PeopleProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { date } = useDates();
  return (
    <DataTable
      label={say(words.title)}
      rows={lines}
      rowId={idOf}
      rowName={({ employee }) => employee.full_name}
      empty={<EmptyState title={say(words.none)} />}
      selection={{ ids: chosen, selectableIds: due, onChange: onChoose }}
      columns={[
        {
          id: 'employee',
          header: say(attendanceDay.fields.employee.label),
          minWidth: '12rem',
          cell: ({ employee }) => <PersonChip person={employee} size="sm" />,
        },
        { id: 'days', header: say(words.days), isNumeric: true, align: 'end', cell: ({ days }) => figures(days) },
        {
          id: 'span',
          header: say(words.span),
          minWidth: '10rem',
          cell: ({ first_day: first, last_day: last }) =>
            first === last ? date(first) : `${date(first)} – ${date(last)}`,
        },
        {
          id: 'reminded',
          header: say(words.reminded),
          minWidth: '9rem',
          cell: ({ reminded_at: at, reminded_by: by, is_reminded: isToday }) =>
            at === null ? say(words.never) : isToday && by ? say(words.todayBy(by.full_name)) : date(at.slice(0, 10)),
        },
      ]}
    />
  );
}
