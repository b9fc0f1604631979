import type { JobAnswer } from '@karmik/model/jobs/jobs';
import type { Page } from '@karmik/model/kit/paging';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const isUnderWay = (job: JobAnswer): boolean => job.state === 'queued' || job.state === 'running';

/** While something is under way its progress is asked for; otherwise the live connection says when to look. */
const everyMs = 1_500;

/** One's newest background work. */
export const jobsQuery = () =>
  queryOptions({
    queryKey: ['job'],
    queryFn: ({ signal }) => api.get('jobs/', { searchParams: { limit: 20 }, signal }).json<Page<JobAnswer>>(),
    refetchInterval: ({ state }) => (state.data?.results.some(isUnderWay) ? everyMs : false),
  });
