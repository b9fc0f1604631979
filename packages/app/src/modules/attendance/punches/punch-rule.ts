import { punch, type PunchRule } from '@karmik/model/attendance/punch';
import type { UseQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { keepContact } from './contact.ts';
import { punchPath } from './punch-path.ts';

/** What the organization asks of attendance from a browser. */
export const punchRuleQuery = (
  slug: string,
): UseQueryOptions<PunchRule> & { readonly queryKey: readonly unknown[] } => ({
  queryKey: keyOf(punch, 'rule', slug),
  queryFn: async ({ signal }) => {
    const rule = await api.get(`${endpoint(punch, slug, punchPath)}rule/`, { signal }).json<PunchRule>();
    keepContact(slug, rule.contact);
    return rule;
  },
  staleTime: 300_000,
});
