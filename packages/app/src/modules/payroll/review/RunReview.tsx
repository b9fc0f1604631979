import type { EntityRecord } from '@karmik/model/kit/entity';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { PayReview } from '@karmik/model/payroll/review/review';
import { payRun } from '@karmik/model/payroll/run/run';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Tabs } from '@karmik/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { FileLinks } from '../files/FileLinks.tsx';
import { words as fileWords } from '../files/words.ts';
import { RunSlips } from '../runs/RunSlips.tsx';
import { words as slipWords } from '../slips/words.ts';
import { RunVoucher } from '../voucher/RunVoucher.tsx';
import { ReviewDifferences } from './ReviewDifferences.tsx';
import { ReviewExceptions } from './ReviewExceptions.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { ReviewTotals } from './ReviewTotals.tsx';
import { words } from './words.ts';

const tabs = ['payslips', 'totals', 'differences', 'exceptions', 'sheet', 'files', 'voucher'] as const;
type TabId = (typeof tabs)[number];

/** What still has to be done in a part. */
function countOf(id: TabId, review: PayReview | undefined): { readonly count?: number } {
  const count = id === 'exceptions' ? review?.findings.open : id === 'voucher' ? review?.missing_ledgers : 0;
  return count ? { count } : {};
}

/** What HR looks at of a payroll, part by part; the address says which (`?tab=`). */
export function RunReview({ record }: { readonly record: EntityRecord<typeof payRun> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { params, change } = useAddress();
  const path = `${endpoint(payRun, slug, payrollEndpoints.run)}${record.id}/review/`;
  const query = useQuery({
    queryKey: keyOf(payRun, path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<PayReview>(),
  });
  const selected = tabs.find((id) => id === params.get('tab')) ?? 'payslips';
  const labels: Readonly<Record<TabId, string>> = {
    payslips: say(slipWords.payslips),
    totals: say(words.totals),
    differences: say(words.differences),
    exceptions: say(words.exceptions),
    sheet: say(words.sheet),
    files: say(fileWords.files),
    voucher: say(payVoucher.label),
  };
  const ofReview = (show: (review: PayReview) => ReactNode) => (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {show}
    </Loaded>
  );
  return (
    <Tabs
      label={say(words.review)}
      selectedId={selected}
      onChange={(id) => change({ tab: id === 'payslips' ? null : id })}
      items={tabs.map((id) => ({
        id,
        label: labels[id],
        ...countOf(id, query.data),
      }))}
    >
      {selected === 'payslips' && (
        <Card>
          <RunSlips record={record} />
        </Card>
      )}
      {selected === 'totals' && ofReview((review) => <ReviewTotals review={review} />)}
      {selected === 'differences' && ofReview((review) => <ReviewDifferences run={record.id} review={review} />)}
      {selected === 'exceptions' &&
        ofReview((review) => <ReviewExceptions run={record.id} status={record.status} findings={review.findings} />)}
      {selected === 'sheet' && <ReviewSheet run={record.id} />}
      {selected === 'files' && <FileLinks run={record.id} />}
      {selected === 'voucher' && <RunVoucher record={record} />}
    </Tabs>
  );
}
