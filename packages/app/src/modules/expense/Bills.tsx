import { EntityForm } from '@karmik/forms/EntityForm';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { billDecision, expenseSettlement } from '@karmik/model/expense/settlement';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { amountWords, moneyWords } from '@karmik/model/kit/figures';
import { nameIn } from '@karmik/model/kit/fields';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Dialog } from '@karmik/ui/Dialog';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { refresh } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Claim = EntityRecord<typeof expenseSettlement>;
type Bill = Claim['bills'][number];

interface BillsProps {
  readonly record: Claim;
  /** As who it is decided; absent: it is only looked at. */
  readonly as?: 'supervisor' | 'hr';
}

const { item, label } = expenseSettlement.fields.bills;

/** A rate has four decimals, and two are shown at least. @example rateText('160.1500') // '160.15' */
const rateText = (rate: string): string => rate.replace(/0{1,2}$/, '');

/** The bills of a claim with what is allowed and approved of each; who decides may approve single ones in part first. */
function Bills({ record, as }: BillsProps): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const dates = useDates();
  const [chosen, setChosen] = useState<Bill>();
  const { actions } = record as Claim & { readonly actions?: readonly string[] };
  const isOpen = record.status === 'Requested' || record.status === 'Forwarded';
  const hasApproved = isOpen || record.status === 'Approved';
  const decides = as !== undefined && actions?.includes('approve') === true;
  const nameOf = ({ expense_type, bill_number }: Bill): string =>
    [nameIn(language, expense_type), bill_number].filter(Boolean).join(' ');
  return (
    <Card title={say(label)} isFlush {...(decides ? { description: say(words.cutHelp) } : {})}>
      <DataTable
        label={say(label)}
        rows={record.bills}
        rowId={({ id }) => String(id)}
        rowName={nameOf}
        empty={say(words.noBills)}
        columns={[
          {
            id: 'expense_type',
            header: say(item.expense_type.label),
            minWidth: '11rem',
            cell: ({ expense_type, vendor, bill_number, likeness }) => (
              <Stack gap="none">
                <span>{nameIn(language, expense_type)}</span>
                {(vendor !== null || bill_number !== null) && (
                  <Text size="sm" tone="muted">
                    {[vendor, bill_number].filter(Boolean).join(', ')}
                  </Text>
                )}
                {likeness !== null && (
                  <StatusTag tone={likeness === 'same' ? 'critical' : 'caution'}>
                    {say(item.likeness.choices[likeness])}
                  </StatusTag>
                )}
              </Stack>
            ),
          },
          {
            id: 'billed_on',
            header: say(item.billed_on.label),
            minWidth: '7rem',
            cell: ({ billed_on }) => dates.date(billed_on),
          },
          {
            id: 'claimed',
            header: say(item.claimed.label),
            align: 'end',
            isNumeric: true,
            minWidth: '8rem',
            cell: ({ claimed, exchange_rate, rate_unit, rated_on }) => (
              <Stack gap="none">
                <span>{say(amountWords(claimed))}</span>
                {exchange_rate !== null && rate_unit !== null && rated_on !== null && (
                  <Text size="sm" tone="muted">
                    {say(words.rateOf(rateText(exchange_rate), rate_unit, dates.date(rated_on)))}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            id: 'approved',
            header: say(isOpen ? words.pendingApproval : item.approved.label),
            align: 'end',
            isNumeric: true,
            minWidth: '8rem',
            cell: ({ claimed, approved, allowed, cut_reason, corrected_rate, rate_difference }) => (
              <Stack gap="none">
                <span>{hasApproved ? say(amountWords(approved ?? allowed ?? claimed)) : '–'}</span>
                {allowed !== null && allowed.amount !== claimed.amount && (
                  <Text size="sm" tone="muted">
                    {`${say(item.allowed.label)}: ${say(amountWords(allowed))}`}
                  </Text>
                )}
                {cut_reason !== null && (
                  <Text size="sm" tone="muted">
                    {cut_reason}
                  </Text>
                )}
                {corrected_rate !== null && rate_difference !== null && (
                  <Text size="sm" tone="muted">
                    {say(words.rateCorrected(rateText(corrected_rate), moneyWords(rate_difference)))}
                  </Text>
                )}
              </Stack>
            ),
          },
        ]}
        {...(decides
          ? {
              rowActions: (bill: Bill) => (
                <Button size="sm" variant="outline" tone="neutral" onPress={() => setChosen(bill)}>
                  {say(words.cut)}
                </Button>
              ),
            }
          : {})}
      />
      {chosen && as && <BillDialog record={record} as={as} bill={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

interface BillDialogProps {
  readonly record: Claim;
  readonly as: 'supervisor' | 'hr';
  readonly bill: Bill;
  readonly onClose: () => void;
}

function BillDialog({ record, as, bill, onClose }: BillDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language } = useDateStyle();
  const { version } = record as Claim & { readonly version?: string };
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${say(words.cut)}: ${nameIn(language, bill.expense_type)}`}
    >
      <Text tone="muted">{`${say(item.claimed.label)}: ${say(amountWords(bill.claimed))}`}</Text>
      <EntityForm
        entity={{ fields: billDecision }}
        noticeName={null}
        initial={{
          bill: bill.id,
          approved: (bill.approved ?? bill.allowed ?? bill.claimed).amount,
          ...(bill.cut_reason !== null && { reason: bill.cut_reason }),
        }}
        groups={[{ fields: ['approved', 'reason'] }]}
        submit={(body) =>
          api
            .post(`${expenseEndpoints.settlement.replace(':org', slug)}/${record.id}/approve-bill/`, {
              searchParams: { as },
              json: { ...body, bill: bill.id },
              headers: { 'if-match': `"${version}"` },
            })
            .json()
        }
        onSuccess={() => {
          snackbar.success(say(words.recorded));
          onClose();
          void refresh(expenseSettlement);
        }}
        onCancel={onClose}
        submitLabel={words.save}
      />
    </Dialog>
  );
}

export const OwnBills = ({ record }: { readonly record: Claim }): ReactNode => <Bills record={record} />;
export const AskedBills = ({ record }: { readonly record: Claim }): ReactNode => (
  <Bills record={record} as="supervisor" />
);
export const HrBills = ({ record }: { readonly record: Claim }): ReactNode => <Bills record={record} as="hr" />;
