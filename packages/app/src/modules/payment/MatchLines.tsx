import { paymentBatch } from '@karmik/model/payment/batch';
import { paymentItem } from '@karmik/model/payment/item';
import { statementLine } from '@karmik/model/payment/statement';
import { Button } from '@karmik/ui/Button';
import { snackbar } from '@karmik/ui/Snackbar';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint, refresh } from '../../screens/records.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** Reconciles all lines of bank statements that say themselves which payments they are. */
export function MatchLines(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const matching = useMutation({
    mutationFn: () =>
      api.post(`${endpoint(statementLine, slug)}match/`, { timeout: false }).json<{ readonly matched: number }>(),
    onSuccess: async ({ matched }) => {
      if (matched === 0) snackbar.show({ text: say(words.noneMatched), tone: 'info' });
      else snackbar.success(say(words.matched(matched)));
      await Promise.all([refresh(statementLine), refresh(paymentItem), refresh(paymentBatch)]);
    },
    onError: reportFailure,
  });
  if (!may('26.00', 'write')) return null;
  return (
    <Button variant="outline" tone="neutral" isPending={matching.isPending} onPress={() => matching.mutate()}>
      {say(words.matchAll)}
    </Button>
  );
}
