import { punch, type PunchCategory } from '@karmik/model/attendance/punch';
import { snackbar } from '@karmik/ui/Snackbar';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { sendsLocation, whereAmI } from './location.ts';
import { punchPath } from './punch-path.ts';
import { punchRuleQuery } from './punch-rule.ts';
import { words } from './words.ts';

/** Which end of the day comes next, of what was logged today in its order. */
export function nextPunch(logged: readonly { readonly remark_category: PunchCategory }[]): 'Punch In' | 'Punch Out' {
  const last = logged.findLast(({ remark_category: type }) => type === 'Punch In' || type === 'Punch Out');
  return last?.remark_category === 'Punch In' ? 'Punch Out' : 'Punch In';
}

/** Logs attendance of whoever is signed in, with the location where they send it along (ATT-1). */
export function usePunch(): UseMutationResult<void, unknown, PunchCategory> {
  const say = useModelText();
  const slug = useSlug();
  const path = endpoint(punch, slug, punchPath);
  return useMutation({
    mutationFn: async (remark_category: PunchCategory) => {
      const rule = await queryClient.fetchQuery(punchRuleQuery(slug));
      const isSent = rule.location === 'Required' || (rule.location === 'Optional' && sendsLocation.read());
      const place = isSent ? await whereAmI() : undefined;
      if (isSent && !place) snackbar.show({ text: say(words.noLocation), tone: 'caution' });
      await api.post(path, { json: { remark_category, ...place } });
    },
    onSuccess: async () => {
      snackbar.success(say(words.success));
      await queryClient.invalidateQueries({ queryKey: [punch.name] });
      await queryClient.invalidateQueries({ queryKey: ['home'] });
    },
    onError: reportFailure,
  });
}
