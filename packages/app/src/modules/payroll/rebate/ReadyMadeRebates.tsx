import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRebateKind } from '@karmik/model/payroll/rebate/kind';
import { Button } from '@karmik/ui/Button';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** Adds the ready-made set of this fiscal year. */
export function ReadyMadeRebates({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isAdding, setAdding] = useState(false);
  if (!mayWrite(payRebateKind)) return null;
  const add = async () => {
    setAdding(true);
    try {
      const { added } = await api
        .post(endpoint(payRebateKind, slug, payrollEndpoints.readyMadeRebates))
        .json<{ added: number }>();
      snackbar.success(say(added === 0 ? words.complete : words.added));
      await refresh(payRebateKind);
    } catch (error) {
      reportFailure(error);
    } finally {
      setAdding(false);
    }
  };
  return (
    <Button variant="outline" tone="neutral" isPending={isAdding} onPress={() => void add()}>
      {say(words.ready)}
    </Button>
  );
}
