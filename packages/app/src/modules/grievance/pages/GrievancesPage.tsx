import { grievanceAdminPaths } from '@karmik/model/grievance/paths';
import { linkTo } from '@karmik/model/kit/links';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { screenComponent } from '../../../screens/screen-component.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { TabStrip } from '../../../screens/tabs/tab-strip.ts';
import { CaseList } from './CaseList.tsx';
import { Statistics } from './Statistics.tsx';
import { handlingWords } from './words.ts';

const tabs = [
  { id: 'cases', label: handlingWords.cases },
  { id: 'statistics', label: handlingWords.statistics },
  { id: 'settings', label: handlingWords.settings },
] as const;

const Settings = lazy(async () => ({ default: await screenComponent((await import('./setting.screen.ts')).default) }));

/** Grievances, their numbers, and the rules by which they are handled. */
export default function GrievancesPage(): ReactNode {
  const slug = useSlug();
  const [params, setParams] = useSearchParams();
  const selected = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'cases';
  return (
    <TabStrip
      value={{
        description: handlingWords.description,
        tabs,
        selected,
        onChange: (id) => setParams(id === 'cases' ? {} : { tab: id }),
      }}
    >
      {selected === 'settings' ? (
        <Suspense fallback={null}>
          <Settings />
        </Suspense>
      ) : (
        <ScreenPage>
          {selected === 'cases' ? (
            <CaseList slug={slug} hrefOf={(id) => linkTo(grievanceAdminPaths.one, { slug, id })} />
          ) : (
            <Statistics slug={slug} />
          )}
        </ScreenPage>
      )}
    </TabStrip>
  );
}
