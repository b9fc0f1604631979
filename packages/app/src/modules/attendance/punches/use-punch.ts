import { punch, type PunchCategory, type PunchRule } from '@karmik/model/attendance/punch';
import { snackbar } from '@karmik/ui/Snackbar';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { lastContact } from './contact.ts';
import { holdPunch } from './held-punches.ts';
import { refreshPunches } from './refresh-punches.ts';
import { sendsLocation, whereAmI } from './location.ts';
import { punchPath } from './punch-path.ts';
import { punchRuleQuery } from './punch-rule.ts';
import { words } from './words.ts';

/** Which end of the day comes next, of what was logged today in its order. */
export function nextPunch(logged: readonly { readonly remark_category: PunchCategory }[]): 'Punch In' | 'Punch Out' {
  const last = logged.findLast(({ remark_category: type }) => type === 'Punch In' || type === 'Punch Out');
  return last?.remark_category === 'Punch In' ? 'Punch Out' : 'Punch In';
}

/** What the organization asks, as far as it is known without a connection. */
async function ruleOf(slug: string): Promise<PunchRule | undefined> {
  const query = punchRuleQuery(slug);
  const known = queryClient.getQueryData<PunchRule>(query.queryKey);
  if (!navigator.onLine) return known;
  try {
    return await queryClient.fetchQuery({ ...query, networkMode: 'always', retry: false });
  } catch (error) {
    if (toFailure(error).status === 0) return known;
    throw error;
  }
}

/**
 * Logs attendance of the person who is signed in, with the location where they send it along (ATT-1). Without a connection the log is held and
 * sent later.
 */
export function usePunch(): UseMutationResult<'sent' | 'held', unknown, PunchCategory> {
  const say = useModelText();
  const slug = useSlug();
  const path = endpoint(punch, slug, punchPath);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (remark_category: PunchCategory) => {
      const madeAt = new Date().toISOString();
      const contact = lastContact(slug);
      const rule = await ruleOf(slug);
      const asked = rule?.location ?? 'Optional';
      const isSent = asked === 'Required' || (asked === 'Optional' && sendsLocation.read());
      const place = isSent ? await whereAmI() : undefined;
      if (isSent && !place) snackbar.show({ text: say(words.noLocation), tone: 'caution' });
      const log = { remark_category, ...place };
      try {
        if (navigator.onLine) {
          await api.post(path, { json: log });
          return 'sent';
        }
      } catch (error) {
        if (toFailure(error).status !== 0) throw error;
      }
      if (rule?.offline_hours === 0)
        throw new TypeError('There is no connection, and logs made without one are not taken.');
      holdPunch(slug, { ...log, held_at: madeAt, ...contact });
      return 'held';
    },
    onSuccess: async (outcome) => {
      if (outcome === 'held') return snackbar.show({ text: say(words.heldNow), tone: 'info' });
      snackbar.success(say(words.success));
      await refreshPunches();
    },
    onError: reportFailure,
  });
}
