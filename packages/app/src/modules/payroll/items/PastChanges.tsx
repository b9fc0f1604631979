import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldCell } from '@karmik/forms/FieldParts';
import { payChangeDecision, type PayChange } from '@karmik/model/payroll/items/change';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payDayCorrection } from '@karmik/model/payroll/items/day-correction';
import { payIncentiveAmount } from '@karmik/model/payroll/items/incentive';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDateStyle } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { usePastChanges } from './past-changes.ts';
import { words } from './words.ts';

const amountField = payIncentiveAmount.fields.amount;

/** What the next payroll pays or takes back for months that are paid, each to take or to leave. */
export function PastChanges({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const query = usePastChanges(slug);
  const [asked, setAsked] = useState<PayChange>();
  return (
    <Card title={say(words.changes)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {(changes) =>
          changes.length === 0 ? (
            <Text tone="muted">{say(words.none)}</Text>
          ) : (
            <Changes rows={changes} onAsk={setAsked} />
          )
        }
      </Loaded>
      {asked && <Decision slug={slug} change={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function Changes({
  rows,
  onAsk,
}: {
  readonly rows: readonly PayChange[];
  readonly onAsk: (change: PayChange) => void;
}): ReactNode {
  const say = useModelText();
  const { employee, month } = payChangeDecision.fields;
  return (
    <DataTable
      label={say(words.changes)}
      rows={rows}
      rowId={({ employee: { id }, month: earned }) => `${id} ${earned}`}
      rowName={({ employee: { full_name } }) => full_name}
      columns={[
        {
          id: 'employee',
          header: say(employee.label),
          cell: (row) => <FieldCell field={employee} value={row.employee} />,
        },
        { id: 'month', header: say(words.month), cell: (row) => <FieldCell field={month} value={row.month} /> },
        { id: 'headings', header: say(words.headings), cell: (row) => <Lines change={row} /> },
        {
          id: 'pay',
          header: say(words.pay),
          align: 'end',
          cell: (row) => <FieldCell field={amountField} value={row.pay} />,
        },
        { id: 'state', header: say(words.state), cell: (row) => <State change={row} /> },
      ]}
      {...(mayWrite(payDayCorrection) && {
        rowActions: (row: PayChange) =>
          row.lines.length > 0 && (
            <Button variant="ghost" tone="neutral" onPress={() => onAsk(row)}>
              {say(words.decide)}
            </Button>
          ),
      })}
    />
  );
}

function State({ change: { is_taken, problem } }: { readonly change: PayChange }): ReactNode {
  const say = useModelText();
  if (problem) return <StatusTag tone="critical">{say(words.cannot)}</StatusTag>;
  return is_taken ? (
    <StatusTag tone="positive">{say(words.taken)}</StatusTag>
  ) : (
    <StatusTag tone="caution">{say(words.waits)}</StatusTag>
  );
}

function Lines({ change: { lines, problem } }: { readonly change: PayChange }): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  if (problem) return say(problem);
  return (
    <Stack gap="xs">
      {lines.map(({ heading, heading_ne, amount }) => (
        <span key={heading}>
          {(language === 'ne' && heading_ne) || heading}: <FieldCell field={amountField} value={amount} />
        </span>
      ))}
    </Stack>
  );
}

interface DecisionProps {
  readonly slug: string;
  readonly change: PayChange;
  readonly onClose: () => void;
}

function Decision({ slug, change, onClose }: DecisionProps): ReactNode {
  const say = useModelText();
  return (
    <Drawer isOpen onOpenChange={onClose} title={say(words.changes)}>
      <EntityForm
        entity={payChangeDecision}
        initial={{ employee: change.employee, month: change.month, decision: 'take' }}
        fields={['decision', 'reason']}
        noticeName={null}
        submitLabel={words.decide}
        onCancel={onClose}
        submit={async ({ decision, reason }) => {
          await api.post(`${endpoint(payDayCorrection, slug, payrollEndpoints.change)}decision/`, {
            json: { employee: change.employee.id, month: change.month, decision, reason },
          });
          await refresh(payDayCorrection);
          snackbar.success(say(words.decided));
          onClose();
        }}
      />
    </Drawer>
  );
}
