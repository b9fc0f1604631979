import type { EntityRecord } from '@karmik/model/kit/entity';
import { moneyWords } from '@karmik/model/kit/figures';
import type { Text as Words } from '@karmik/model/kit/text';
import { paymentBatch } from '@karmik/model/payment/batch';
import { paymentItem } from '@karmik/model/payment/item';
import { statementLine, type StatementMatches } from '@karmik/model/payment/statement';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint, keyOf, refresh } from '../../screens/records.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { ChargeVoucher } from '../payroll/voucher/ChargeVoucher.tsx';
import { words } from './words.ts';

type Line = EntityRecord<typeof statementLine>;
type Proposal = StatementMatches['proposals'][number];

/** How many payments of a proposal are named. */
const mostNamed = 5;

/** Reconciles a line of a bank statement with the payments that it is, classes it as a charge, or undoes either. */
export function MatchLine({ record }: { readonly record: Line }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  const path = `${endpoint(statementLine, slug)}${record.id}/`;
  const acting = useMutation({
    mutationFn: ({ act, json = {} }: { readonly act: 'reconcile' | 'charge' | 'undo'; readonly json?: object }) =>
      api.post(`${path}${act}/`, { json }),
    onSuccess: async (_answer, { act }) => {
      setOpen(false);
      snackbar.success(say(act === 'charge' && record.withdrawn === null ? words.refunded : words.done[act]));
      await Promise.all([refresh(statementLine), refresh(paymentItem), refresh(paymentBatch)]);
    },
    onError: reportFailure,
  });
  if (!may('26.00', 'write')) return record.match === 'charge' ? <ChargeVoucher record={record} /> : null;
  if (record.match !== null)
    return (
      <>
        {record.match === 'charge' && <ChargeVoucher record={record} />}
        {!record.voucher && (
          <Button size="sm" variant="ghost" tone="neutral" onPress={() => acting.mutate({ act: 'undo' })}>
            {say(words.undo)}
          </Button>
        )}
      </>
    );
  // No payment comes in: a deposit is at most a charge that the bank gave back.
  if (record.withdrawn === null)
    return (
      <Button size="sm" variant="ghost" tone="neutral" onPress={() => acting.mutate({ act: 'charge' })}>
        {say(words.charge)}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(words.reconcile)}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={setOpen}
          title={`${say(words.reconcile)}: ${record.narration}, ${say(moneyWords(record.withdrawn))}`}
        >
          <Proposals
            path={path}
            onChoose={({ items, fees }) =>
              acting.mutate({
                act: 'reconcile',
                json: {
                  items: items.map(({ id }) => id),
                  fees: fees.map(({ id, is_return }) => ({ id, is_return })),
                },
              })
            }
            onCharge={(isOther) => acting.mutate({ act: 'charge', json: { is_other: isOther } })}
          />
        </Dialog>
      )}
    </>
  );
}

interface ProposalsProps {
  readonly path: string;
  readonly onChoose: (proposal: Proposal) => void;
  /** @param isOther it is none of the charges that are proposed */
  readonly onCharge: (isOther: boolean) => void;
}

function Proposals({ path, onChoose, onCharge }: ProposalsProps): ReactNode {
  const say = useModelText();
  const query = useQuery({
    queryKey: keyOf(statementLine, `${path}matches/`, {}),
    queryFn: ({ signal }) => api.get(`${path}matches/`, { signal }).json<StatementMatches>(),
  });
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
      {({ proposals, is_cut: isCut }) => (
        <Stack gap="md">
          {proposals.length === 0 && <Text tone="muted">{say(words.noMatch)}</Text>}
          {proposals.length > 1 && <Banner tone="caution">{say(words.severalMatch)}</Banner>}
          {proposals.map((proposal) => (
            <Card key={keyOfProposal(proposal)} title={say(titleOf(proposal))}>
              <Stack gap="sm">
                <Paid of={proposal.items} />
                {proposal.fees.length > 0 && (
                  <Stack gap="none">
                    {proposal.items.length > 0 && <Text size="sm">{say(words.withCharges)}</Text>}
                    <Paid of={proposal.fees} />
                  </Stack>
                )}
                <Inline justify="end">
                  <Button size="sm" onPress={() => onChoose(proposal)}>
                    {say(words.reconcile)}
                  </Button>
                </Inline>
              </Stack>
            </Card>
          ))}
          {isCut && <Text tone="muted">{say(words.searchCut)}</Text>}
          <Inline justify="end">
            <Button variant="outline" tone="neutral" onPress={() => onCharge(proposals.some(isCharge))}>
              {say(proposals.some(isCharge) ? words.otherCharge : words.charge)}
            </Button>
          </Inline>
        </Stack>
      )}
    </Loaded>
  );
}

/** Charges that were recorded with payments, and no payment. */
const isCharge = ({ items }: Proposal): boolean => items.length === 0;

const keyOfProposal = ({ items, fees }: Proposal): string =>
  [
    ...items.map(({ id }) => id),
    ...fees.map(({ id, is_return: isReturn }) => `${isReturn ? 'return' : 'fee'} ${id}`),
  ].join();

function titleOf(proposal: Proposal): Words {
  const numbers = [...new Set([...proposal.items, ...proposal.fees].map(({ batch }) => batch))].join(', ');
  return isCharge(proposal) ? words.chargeOf(numbers) : words.batchOf(numbers);
}

/** Payments or charges with whom they are of, the first of many. */
function Paid({ of }: { readonly of: Proposal['items'] }): ReactNode {
  const say = useModelText();
  if (of.length === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {of
        .slice(0, mostNamed)
        .map(
          ({ employee, amount }) =>
            `${say({ en: employee.full_name, ne: employee.name_ne ?? employee.full_name })} ${say(moneyWords(amount))}`,
        )
        .join(', ')}
      {of.length > mostNamed && ' …'}
    </Text>
  );
}
