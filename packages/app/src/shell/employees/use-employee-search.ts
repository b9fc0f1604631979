import type { FoundEmployee } from '@karmik/model/hris/found-employee';
import type { Page } from '@karmik/model/kit/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useSession } from '../session.ts';

/** Milliseconds for which the typing rests before someone is looked for (TOP-3). */
export const searchRest = 1_000;
/** As many as are looked through at a glance. */
const most = 8;

/** What someone typed, once they have stopped for a while. */
export function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : searchRest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

interface InDirectory {
  readonly user: Omit<FoundEmployee, 'username'>;
  readonly email: string | null;
}

/** People of the directory, which every member reads, told apart by their email. */
async function inDirectory(slug: string, search: string, signal: AbortSignal): Promise<FoundEmployee[]> {
  const { results } = await api
    .get(`hris/${slug}/directory/`, { searchParams: { search, limit: most }, signal })
    .json<Page<InDirectory>>();
  return results.map(({ user, email }) => ({ ...user, username: email ?? '' }));
}

/** Current employees by a part of their name: for HR with their username (TOP-3), for everyone else those of the directory. */
export function useEmployeeSearch(typed: string): { found: readonly FoundEmployee[]; isLoading: boolean } {
  const { adminSlug, info } = useSession();
  const text = typed.trim();
  const search = useRested(text);
  const query = useQuery({
    queryKey: ['user', adminSlug ?? 'directory', 'search', search],
    queryFn: async ({ signal }) => {
      if (adminSlug === undefined) return inDirectory(info.current_organization.slug, search, signal);
      const searchParams = { search, organization: adminSlug, user_status: 'current', limit: most };
      return (await api.get('users/new-autocomplete/', { searchParams, signal }).json<Page<FoundEmployee>>()).results;
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const isAsked = text !== '';
  return {
    found: isAsked && search !== '' ? (query.data ?? []) : [],
    isLoading: isAsked && (search !== text || query.isFetching),
  };
}
