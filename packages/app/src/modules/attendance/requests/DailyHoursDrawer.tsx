import { EntityForm } from '@karmik/forms/EntityForm';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { timesheet } from '@karmik/model/attendance/timesheet';
import { timesheetDay, type TimesheetDay } from '@karmik/model/attendance/timesheet-day';
import type { RecordOf } from '@karmik/model/kit/fields';
import { durationText } from '@karmik/model/kit/figures';
import { Banner } from '@karmik/ui/Banner';
import { DataTable } from '@karmik/ui/DataTable';
import { DatePicker } from '@karmik/ui/DatePicker';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useDateStyle } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { standingWords, words } from './timesheet-words.ts';

interface DailyHoursProps {
  readonly slug: string;
  readonly onClose: () => void;
}

/** The hours of a day, today's first: they go into the timesheet of the week. */
export function DailyHoursDrawer({ slug, onClose }: DailyHoursProps): ReactNode {
  const say = useModelText();
  const today = todayThere();
  const [day, setDay] = useState(today);
  const query = useQuery({
    queryKey: keyOf(timesheet, 'day', slug, day),
    queryFn: ({ signal }) =>
      api
        .get(endpoint(timesheetDay, slug, attendanceEndpoints.timesheetDay), { searchParams: { date: day }, signal })
        .json<TimesheetDay>(),
    // Lines that are being written are not replaced while the window was elsewhere.
    refetchOnWindowFocus: false,
  });
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(timesheetDay.label)}>
      <Stack gap="lg">
        <DatePicker
          label={say(timesheetDay.fields.worked_on.label)}
          value={day}
          maxValue={today}
          // The day stays in sight until another is typed whole.
          onChange={(chosen) => chosen && setDay(chosen)}
        />
        <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
          {(found) => <Hours key={found.worked_on} slug={slug} day={found} onClose={onClose} />}
        </Loaded>
      </Stack>
    </Drawer>
  );
}

function Hours({ slug, day, onClose }: DailyHoursProps & { readonly day: TimesheetDay }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { language } = useDateStyle();
  const { worked_on, standing, entries, total } = day;
  const hours = (minutes: number) => durationText(minutes, language);
  const isFixed = standing === 'decided' || standing === 'closed';
  return (
    <Stack gap="lg">
      <Banner tone={isFixed ? 'caution' : 'info'}>{say(standingWords[standing])}</Banner>
      {total > 0 && <DescriptionList items={[{ label: say(words.total), value: hours(total) }]} />}
      {isFixed ? (
        <DataTable
          label={say(timesheetDay.label)}
          rows={entries}
          rowId={({ id }) => String(id)}
          empty={say(words.none)}
          columns={[
            {
              id: 'project',
              header: say(timesheet.fields.entries.item.project.label),
              cell: ({ project }) => project.name,
            },
            {
              id: 'activity',
              header: say(timesheet.fields.entries.item.activity.label),
              cell: ({ activity }) => activity?.name ?? '–',
            },
            {
              id: 'duration',
              header: say(timesheet.fields.entries.item.duration.label),
              cell: ({ duration }) => hours(duration),
              align: 'end',
            },
          ]}
        />
      ) : (
        <EntityForm
          entity={timesheetDay}
          initial={{ worked_on, entries: entries.length > 0 ? entries.map(asNew) : [emptyLine] }}
          fields={['entries']}
          noticeName={null}
          onCancel={onClose}
          submit={(body) =>
            api.put(endpoint(timesheetDay, slug, attendanceEndpoints.timesheetDay), { json: body }).json<TimesheetDay>()
          }
          onSuccess={(answer) => {
            snackbar.success(say(words.saved(dates.date(worked_on), hours((answer as TimesheetDay).total))));
            onClose();
            void refresh(timesheet);
          }}
        />
      )}
    </Stack>
  );
}

type Line = RecordOf<typeof timesheetDay.fields>['entries'][number];

/** What a day without hours begins with, so that no one has to ask for its first line. */
const emptyLine = { project: null, activity: null, duration: null, remark: null } as unknown as Line;

/** A line of the week as one of the day, which has no id of its own to keep. */
const asNew = ({ project, activity, duration, remark }: Line) => ({ project, activity, duration, remark }) as Line;
