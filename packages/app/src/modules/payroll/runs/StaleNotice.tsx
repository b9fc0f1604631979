import { FieldCell } from '@karmik/forms/FieldParts';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRun } from '@karmik/model/payroll/run/run';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { payRecomputation, type StaleSlip } from '@karmik/model/payroll/run/recompute';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

const open = ['Generated', 'Draft', 'Approval pending', 'Approved'];
const mostNamed = 5;

/** Employees of an unconfirmed payroll whose facts changed since it was computed; they can be computed again, alone or together. */
export function StaleNotice({
  record,
}: {
  readonly record: { readonly id: number; readonly status: string };
}): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const slug = useSlug();
  const [isPending, setPending] = useState(false);
  const path = `${endpoint(payRun, slug, payrollEndpoints.run)}${record.id}/`;
  const { data = [] } = useQuery({
    queryKey: keyOf(payRun, 'stale', slug, record.id),
    enabled: open.includes(record.status),
    queryFn: async ({ signal }) =>
      (await api.get(`${path}stale/`, { signal, timeout: false }).json<{ results: StaleSlip[] }>()).results,
  });
  if (data.length === 0) return null;
  const computeAgain = async (employee: number | null) => {
    setPending(true);
    try {
      await api.post(`${path}recompute/`, { json: { employee }, timeout: false });
      for (const entity of [payRun, paySlip]) await refresh(entity);
      snackbar.success(say(words.computedAgain));
    } catch (error) {
      reportFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Banner tone="caution">
      <Stack gap="sm">
        <span>{say(words.stale(number(data.length)))}</span>
        {data.slice(0, mostNamed).map((slip) => (
          <Inline key={slip.employee.id} gap="sm" align="center">
            <FieldCell field={payRecomputation.fields.employee} value={slip.employee} />
            <FieldCell field={paySlip.fields.net} value={slip.before} />→
            {slip.problem ? say(slip.problem) : <FieldCell field={paySlip.fields.net} value={slip.after} />}
            {may('11.00', 'write') && data.length > 1 && (
              <Button variant="ghost" isPending={isPending} onPress={() => void computeAgain(slip.employee.id)}>
                {say(words.computeAgain)}
              </Button>
            )}
          </Inline>
        ))}
        {may('11.00', 'write') && (
          <Inline>
            <Button isPending={isPending} onPress={() => void computeAgain(null)}>
              {say(data.length > 1 ? words.computeAll : words.computeAgain)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Banner>
  );
}
