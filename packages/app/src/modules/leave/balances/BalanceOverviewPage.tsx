import { bilingual } from '@karmik/model/kit/text';
import type { TypeBalance } from '@karmik/model/leave/balance';
import { leavePaths } from '@karmik/model/leave/paths';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Grid } from '@karmik/ui/Grid';
import { Inline } from '@karmik/ui/Inline';
import { LeaveBalance } from '@karmik/ui/LeaveBalance';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { CalendarMonth } from '../../../screens/calendar/CalendarScreenView.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { ownLeaveCalendar } from '../calendar.screen.ts';
import { balancesQuery } from './balance-calls.ts';
import { CalendarLinkButton } from './CalendarLink.tsx';
import { ExplainDrawer } from './ExplainDrawer.tsx';
import { words } from './words.ts';

const screen = {
  description: bilingual(
    'Your balance of each leave type with its history and forecast, and your leave in a calendar.',
    'हरेक बिदाको मौज्दात, त्यो कसरी भयो र पछि कति हुनेछ, अनि पात्रोमा तपाईंको बिदा।',
  ),
};

/** One's own balances, and one's leave in a calendar. */
export default function BalanceOverviewPage(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const query = useQuery(balancesQuery(slug));
  const [opened, setOpened] = useState<TypeBalance>();
  return (
    <ScreenPage
      screen={screen}
      actions={
        <Inline gap="sm">
          <CalendarLinkButton slug={slug} />
          <ButtonLink href={leavePaths.ownRequest}>{say(words.request)}</ButtonLink>
        </Inline>
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={say(words.none)} description={say(words.noneWhy)} />
          ) : (
            <Grid>
              {results.map((each) => (
                <BalanceCard key={each.leave_type.id} held={each} onExplain={() => setOpened(each)} />
              ))}
            </Grid>
          )
        }
      </Loaded>
      <CalendarMonth screen={ownLeaveCalendar} />
      {opened && (
        <ExplainDrawer
          asked={{ leave_type: opened.leave_type.id }}
          title={opened.leave_type.name}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ScreenPage>
  );
}

function BalanceCard({ held, onExplain }: { readonly held: TypeBalance; readonly onExplain: () => void }): ReactNode {
  const say = useModelText();
  const { leave_type: type, keeps_balance: isKept, available, taken, pending, scheduled } = held;
  return (
    <Card title={type.name}>
      <LeaveBalance
        label={type.name}
        available={isKept ? available : null}
        taken={taken}
        pending={pending}
        scheduled={scheduled}
        actions={
          isKept && (
            <Button
              variant="outline"
              tone="neutral"
              size="sm"
              aria-label={say(words.explainOf(type.name))}
              onPress={onExplain}
            >
              {say(words.explain)}
            </Button>
          )
        }
      />
    </Card>
  );
}
