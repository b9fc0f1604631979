import { EntityForm } from '@karmik/forms/EntityForm';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { billDecision, expenseSettlement } from '@karmik/model/expense/settlement';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { amountWords } from '@karmik/model/kit/figures';
import { nameIn } from '@karmik/model/kit/fields';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDateStyle } from '../../preferences/dates.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { refresh } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Claim = EntityRecord<typeof expenseSettlement>;
type Bill = Claim['bills'][number];

interface BillDecisionsProps {
  readonly record: Claim;
  /** As who it is decided. */
  readonly as: 'supervisor' | 'hr';
}

/** Approves single bills of a claim in part, before the claim is decided. */
function BillDecisions({ record, as }: BillDecisionsProps): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const [chosen, setChosen] = useState<Bill>();
  const { actions } = record as Claim & { readonly actions?: readonly string[] };
  if (!actions?.includes('approve')) return null;
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted">
        {say(words.cutHelp)}
      </Text>
      {record.bills.map((bill) => (
        <Inline key={bill.id} gap="sm">
          <Button size="sm" variant="outline" tone="neutral" onPress={() => setChosen(bill)}>
            {`${nameIn(language, bill.expense_type)}: ${say(amountWords(bill.approved ?? bill.claimed))}`}
          </Button>
        </Inline>
      ))}
      {chosen && <BillDialog record={record} as={as} bill={chosen} onClose={() => setChosen(undefined)} />}
    </Stack>
  );
}

interface BillDialogProps extends BillDecisionsProps {
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
      title={`${say(words.approveInPart)}: ${nameIn(language, bill.expense_type)}`}
    >
      <EntityForm
        entity={{ fields: billDecision }}
        noticeName={null}
        initial={{
          bill: bill.id,
          approved: (bill.approved ?? bill.claimed).amount,
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

export const AskedBillDecisions = ({ record }: { readonly record: Claim }): ReactNode => (
  <BillDecisions record={record} as="supervisor" />
);
export const HrBillDecisions = ({ record }: { readonly record: Claim }): ReactNode => (
  <BillDecisions record={record} as="hr" />
);
