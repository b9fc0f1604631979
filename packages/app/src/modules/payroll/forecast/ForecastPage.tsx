import type { Page } from '@karmik/model/kit/paging';
import { linkTo } from '@karmik/model/kit/links';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payForecastAmount } from '@karmik/model/payroll/forecast/amount';
import { payForecast } from '@karmik/model/payroll/forecast/plan';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { reportScreen, type AnyRecord } from '../../../screens/kit/screens.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, mayWrite } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { Comparison } from './Comparison.tsx';
import { ForecastActions } from './ForecastActions.tsx';
import { words } from './words.ts';

const ReportScreenView = lazy(async () => ({
  default: (await import('../../../screens/report/ReportScreenView.tsx')).ReportScreenView,
}));

const list = { path: payrollEndpoints.forecastAmount } as const;
const ofOne = reportScreen(payForecastAmount, 'by_month', { ...list, Actions: ForecastActions });
/** The plan that was computed last, which the address does not name. */
const ofNewest = (forecast: number) =>
  reportScreen(payForecastAmount, 'by_month', {
    ...list,
    query: { forecast: String(forecast) },
    Actions: ForecastActions,
  });
const ofSeveral = reportScreen(payForecastAmount, 'compare', { ...list, Actions: ForecastActions, Answer: Comparison });

/** The figures of a plan, the one that was computed last until another is chosen; several are compared. */
export default function ForecastPage(): ReactNode {
  const slug = useSlug();
  const { params } = useAddress();
  const several = params.get('forecast__in');
  const isChosen = several !== null || params.has('forecast');
  const asked = { sort: '-computed_at', limit: 1 };
  const path = endpoint(payForecast, slug);
  const newest = useQuery({
    queryKey: keyOf(payForecast, path, 'newest', asked),
    queryFn: async ({ signal }) =>
      (await api.get(path, { searchParams: asked, signal }).json<Page<AnyRecord>>()).results[0]?.id ?? null,
    enabled: !isChosen,
  });
  const waiting = <Skeleton shape="block" count={4} />;
  const newestScreen = useMemo(
    () => (typeof newest.data === 'number' ? ofNewest(newest.data) : undefined),
    [newest.data],
  );
  const screen = isChosen ? (several === null ? ofOne : ofSeveral) : newestScreen;
  if (screen)
    return (
      <Suspense fallback={waiting}>
        <ReportScreenView screen={screen} />
      </Suspense>
    );
  return (
    <ScreenPage screen={{ description: payForecastAmount.reports.by_month.question }}>
      <Loaded query={newest} waiting={waiting}>
        {(id) => (id === null ? <NoForecast slug={slug} /> : waiting)}
      </Loaded>
    </ScreenPage>
  );
}

function NoForecast({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  return (
    <EmptyState
      title={say(words.none)}
      description={say(words.noneWhy)}
      actions={
        mayWrite(payForecast) && (
          <ButtonLink href={linkTo(payrollPaths.budgetPlans, { slug }, { open: 'new' })}>{say(words.add)}</ButtonLink>
        )
      }
    />
  );
}
