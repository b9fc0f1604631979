import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { leaveMasterSetting } from '@karmik/model/leave/master-setting';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { todayThere } from '../../../preferences/place.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';

/** The filter of the master setting that is in force today; none where no one is. */
export function useYearInForce(slug: string): Readonly<Record<string, string>> | undefined {
  const path = endpoint(leaveMasterSetting, slug);
  const today = todayThere();
  const { data } = useQuery({
    queryKey: keyOf(leaveMasterSetting, path, 'in force', today),
    queryFn: ({ signal }) =>
      api
        .get(path, { searchParams: { effective_from__lte: today, sort: '-effective_from', limit: 1 }, signal })
        .json<Page<EntityRecord<typeof leaveMasterSetting>>>(),
  });
  return data && yearInForce(data.results[0], today);
}

/** @param last the setting that began last; it may be over, while the next one is not made yet */
export const yearInForce = (
  last: { readonly id: number; readonly effective_till: string | null } | undefined,
  today: string,
): Readonly<Record<string, string>> =>
  last !== undefined && (last.effective_till === null || last.effective_till >= today)
    ? { master_setting: String(last.id) }
    : {};
