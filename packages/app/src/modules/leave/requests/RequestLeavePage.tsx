import { EntityForm } from '@karmik/forms/EntityForm';
import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveRequestPaths } from '@karmik/model/leave/paths';
import { leaveRequest } from '@karmik/model/leave/request';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client.ts';
import { WhoDecides } from '../../../screens/approval/WhoDecides.tsx';
import { useLeaveBlocker } from '../../../screens/providers/use-leave-blocker.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, mayWriteField, refresh } from '../../../screens/records.ts';
import { useRequestDraft } from '../../../screens/request/request-draft.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { words as screenWords } from '../../../screens/words.ts';
import { balancesQuery } from '../balances/balance-calls.ts';
import { LeaveCount } from './LeaveCount.tsx';
import { leaveAsksWhenOf } from './leave-asks.ts';
import { leaveForm } from './leave.screens.ts';

const words = {
  description: bilingual(
    'See how your days count, your remaining balance and who decides.',
    'दिन छान्दै जाँदा गनिन्छन्; बाँकी मौज्दात र निर्णय गर्ने पनि देखिन्छ।',
  ),
};

/** A request for leave on a page of its own. */
export default function RequestLeavePage(): ReactNode {
  const slug = useSlug();
  const navigate = useNavigate();
  const draft = useRequestDraft(leaveRequest);
  const { data: balances, isPending } = useQuery(balancesQuery(slug));
  const hourly =
    balances && new Set(balances.results.flatMap((each) => (each.allows_hours ? [each.leave_type.id] : [])));
  // Which fields a type needs is known before the first is chosen.
  if (isPending)
    return (
      <ScreenPage screen={words} width="form">
        <Skeleton shape="block" count={3} />
      </ScreenPage>
    );
  return (
    <ScreenPage screen={words} width="form">
      <Card>
        <EntityForm
          entity={leaveRequest}
          mayWrite={mayWriteField(leaveRequest)}
          groups={[{ fields: leaveForm }]}
          draft={draft}
          asksWhen={leaveAsksWhenOf(hourly)}
          titleLevel="2"
          footnote={(body) => (
            <Stack gap="md">
              <LeaveCount values={body} />
              <WhoDecides entity={leaveRequest} body={body} />
            </Stack>
          )}
          submit={(body) => api.post(endpoint(leaveRequest, slug, leaveEndpoints.request), { json: body }).json()}
          onSuccess={(answer) => {
            void refresh(leaveRequest);
            void navigate(`${leaveRequestPaths.own}?open=${(answer as { id: number }).id}`);
          }}
          onCancel={() => {
            draft.discard();
            void navigate(-1);
          }}
          useBlocker={useLeaveBlocker}
          submitLabel={screenWords.send}
        />
      </Card>
    </ScreenPage>
  );
}
