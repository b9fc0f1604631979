import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { todayStateNames, todayStates, type Today } from '@karmik/model/attendance/day/today';
import { bilingual } from '@karmik/model/kit/text';
import { DataTable, type DataColumn } from '@karmik/ui/DataTable';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { configuration } from '../../../configuration/configuration.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import type { PagePart } from '../../../screens/kit/bodies.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  by: bilingual('Show by', 'यसअनुसार'),
  branches: bilingual('Branch', 'शाखा'),
  divisions: bilingual('Division', 'महाशाखा'),
  today: bilingual('Who is at work today', 'आज को काममा छन्'),
  all: bilingual('Everyone', 'सबै'),
  none: bilingual('Not assigned', 'नतोकिएको'),
};

/** The id of the row of everyone; those of places are above zero. */
const all = -1;

type Row = Today['branches'][number];

/** Who is in, late or away now, by branch or division. It follows each punch without a reload. */
export const todayByPlace = (as: 'supervisor' | 'hr'): PagePart =>
  function TodayByPlace({ slug }): ReactNode {
    const path = endpoint(attendanceDay, slug, attendanceEndpoints.today);
    const query = useQuery({
      queryKey: keyOf(attendanceDay, path, as),
      queryFn: ({ signal }) => api.get(path, { searchParams: { as }, signal }).json<Today>(),
    });
    return (
      <Loaded query={query} waiting={<Skeleton shape="text" count={4} />}>
        {(today) => <Places today={today} />}
      </Loaded>
    );
  };

function Places({ today }: { today: Today }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const [by, setBy] = useState<'branches' | 'divisions'>('branches');
  const shown = todayStates.filter((name) => name !== 'absent' || configuration.runtimeConfig.absent_today);
  const columns: DataColumn<Row>[] = [
    { id: 'place', header: say(words[by]), cell: ({ place }) => place?.name ?? say(words.none) },
    ...shown.map((name): DataColumn<Row> => ({
      id: name,
      header: say(todayStateNames[name]),
      cell: ({ counts }) => figures(counts[name]),
      isNumeric: true,
      align: 'end',
    })),
  ];
  return (
    <Stack gap="md">
      <SegmentedControl
        label={say(words.by)}
        value={by}
        onChange={setBy}
        options={(['branches', 'divisions'] as const).map((id) => ({ id, label: say(words[id]) }))}
      />
      <DataTable
        label={say(words.today)}
        columns={columns}
        rows={[...today[by], { place: { id: all, name: say(words.all) }, counts: today.all }]}
        rowId={({ place }) => String(place?.id ?? 0)}
      />
    </Stack>
  );
}
