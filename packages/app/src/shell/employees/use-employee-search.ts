import type { FoundEmployee } from '@karmik/model/hris/found-employee';
import type { Page } from '@karmik/model/kit/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useSession } from '../session.ts';

/** Milliseconds for which the typing rests before somebody is looked for (TOP-3). */
export const searchRest = 1_000;
/** As many as are looked through at a glance. */
const most = 8;

/** What somebody typed, once they have stopped for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : searchRest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Current employees of the organisation one works for as HR, by a part of name or username (TOP-3). */
export function useEmployeeSearch(typed: string): { found: readonly FoundEmployee[]; isLoading: boolean } {
  const { adminSlug } = useSession();
  const text = typed.trim();
  const search = useRested(text);
  const query = useQuery({
    queryKey: ['user', adminSlug, 'search', search],
    queryFn: ({ signal }) =>
      api
        .get('users/new-autocomplete/', {
          searchParams: { search, organization: adminSlug ?? '', user_status: 'current', limit: most },
          signal,
        })
        .json<Page<FoundEmployee>>(),
    enabled: adminSlug !== undefined && search !== '',
    placeholderData: keepPreviousData,
  });
  const isAsked = adminSlug !== undefined && text !== '';
  return {
    found: isAsked && search !== '' ? (query.data?.results ?? []) : [],
    isLoading: isAsked && (search !== text || query.isFetching),
  };
}
