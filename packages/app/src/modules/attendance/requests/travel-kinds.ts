import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { awayKinds, travelAttendance, type AwayKind } from '@karmik/model/attendance/travel';
import type { Fields } from '@karmik/model/kit/fields';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';

const { fields } = travelAttendance;

/** Fields that offer only what the organization lets people request: trainings have a setting of their own. */
export const useTravelFields = (slug: string): UseQueryResult<Fields> =>
  useQuery({
    queryKey: keyOf(travelAttendance, 'kinds', slug),
    queryFn: ({ signal }) =>
      api
        .get(`${endpoint(travelAttendance, slug, attendanceEndpoints.travel)}kinds/`, { signal })
        .json<{ readonly kinds: readonly AwayKind[] }>(),
    select: ({ kinds }): Fields => ({
      ...fields,
      kind: { ...fields.kind, choices: Object.fromEntries(kinds.map((kind) => [kind, awayKinds[kind]])) },
    }),
  });
