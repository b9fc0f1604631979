import type { OpenedGrievance, OwnGrievanceRow } from '@karmik/model/grievance/case';
import { grievanceCategories, type GrievanceCategory } from '@karmik/model/grievance/case';
import { grievancePaths } from '@karmik/model/grievance/paths';
import { linkTo } from '@karmik/model/kit/links';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Heading } from '@karmik/ui/Heading';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useDates } from '../../../preferences/dates.ts';
import { ReceiptForm } from '../../../screens/dialogue/ReceiptForm.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { LoadMore } from '../../../screens/query/LoadMore.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { rowsOf } from '../../../screens/query/paged.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { casesQuery, mineQuery, openWithReceipt } from './calls.ts';
import { CaseList } from './CaseList.tsx';
import { NewGrievance } from './NewGrievance.tsx';
import { OwnCase } from './OwnCase.tsx';
import { Status } from './Status.tsx';
import { handlingWords, words } from './words.ts';

const views = ['mine', 'new', 'receipt', 'handle'] as const;
type View = (typeof views)[number];

/** Feedback, suggestions and complaints of the reader. Of an anonymous one nothing is kept in the browser. */
export default function GrievancePage(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [params, setParams] = useSearchParams();
  const view = views.find((each) => each === params.get('view')) ?? 'mine';
  const setView = (next: View) => setParams(next === 'mine' ? {} : { view: next });
  const [opened, setOpened] = useState<OpenedGrievance | undefined>(undefined);
  const handled = useInfiniteQuery(casesQuery(slug, { share: 'all', limit: '1' }));
  const handles = (handled.data?.pages[0]?.results.length ?? 0) > 0;
  if (opened)
    return (
      <ScreenPage screen={words} width="form">
        <OwnCase
          key={opened.access}
          slug={slug}
          opened={opened}
          getAccess={async () => opened.access}
          onOpened={setOpened}
        />
        <Inline justify="end">
          <Button
            variant="outline"
            tone="neutral"
            onPress={() => {
              setOpened(undefined);
              setView('mine');
            }}
          >
            {say(words.leave)}
          </Button>
        </Inline>
      </ScreenPage>
    );
  return (
    <ScreenPage screen={words} width={view === 'handle' || view === 'mine' ? 'page' : 'form'}>
      <Stack gap="xl">
        <SegmentedControl
          label={say(words.view)}
          options={[
            { id: 'mine', label: say(words.mine) },
            { id: 'new', label: say(words.new) },
            { id: 'receipt', label: say(words.comeBack) },
            ...(handles ? [{ id: 'handle' as const, label: say(words.toHandle) }] : []),
          ]}
          value={view}
          onChange={setView}
        />
        {view === 'mine' && <Mine slug={slug} onNew={() => setView('new')} />}
        {view === 'new' && <NewGrievance slug={slug} onOpened={setOpened} />}
        {view === 'receipt' && (
          <ReceiptForm
            schema={async () => (await import('@karmik/model/grievance/case')).grievanceReceiptBody}
            submitLabel={say(words.open)}
            submit={async (receipt) => setOpened(await openWithReceipt(receipt))}
          />
        )}
        {view === 'handle' && (
          <Stack gap="lg">
            <Heading level="2">{say(handlingWords.cases)}</Heading>
            <CaseList slug={slug} hrefOf={(id) => linkTo(grievancePaths.one, { id }, { as: 'handler' })} />
          </Stack>
        )}
      </Stack>
    </ScreenPage>
  );
}

function Mine({ slug, onNew }: { slug: string; onNew: () => void }): ReactNode {
  const say = useModelText();
  const query = useInfiniteQuery(mineQuery(slug));
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
      {(pages) => {
        const rows = rowsOf(pages);
        if (rows.length === 0)
          return (
            <EmptyState
              title={say(words.noMine)}
              description={say(words.noMineWhy)}
              actions={<Button onPress={onNew}>{say(words.new)}</Button>}
            />
          );
        return (
          <Stack gap="lg">
            <Card isFlush>
              <Rows rows={rows} />
            </Card>
            <LoadMore query={query} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Rows({ rows }: { rows: readonly OwnGrievanceRow[] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  return (
    <DataTable
      label={say(words.mine)}
      columns={[
        {
          id: 'title',
          header: say(handlingWords.title),
          cell: ({ id, title }) => <Link href={linkTo(grievancePaths.one, { id })}>{title}</Link>,
          minWidth: '14rem',
        },
        {
          id: 'category',
          header: say(words.category),
          cell: ({ category }) => say(grievanceCategories[category as GrievanceCategory]),
          minWidth: '7rem',
        },
        { id: 'status', header: say(words.status), cell: ({ status }) => <Status status={status} /> },
        {
          id: 'opened',
          header: say(words.sentOn),
          cell: ({ opened_on: on }) => dates.date(on),
          minWidth: '8rem',
        },
      ]}
      rows={rows}
      rowId={({ id }) => String(id)}
      rowName={({ title }) => title}
    />
  );
}
