import { reportStatuses, type ReportRow } from '@karmik/model/whistle-blower/report';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Link } from '@karmik/ui/Link';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { LoadMore } from '../../../screens/query/LoadMore.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { rowsOf } from '../../../screens/query/paged.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { Proposals } from './Proposals.tsx';
import { reportsQuery } from './report-calls.ts';
import { ReportStatus } from './ReportStatus.tsx';
import * as styles from './whistle.css.ts';
import { insideWords, words } from './words.ts';

const statuses = Object.entries(reportStatuses);

/** Reports for whom they concern: investigators, and the person who reported by name. */
export default function ReportsPage(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [status, setStatus] = useState('');
  const query = useInfiniteQuery(reportsQuery(slug, status));
  const report = <ButtonLink href="/whistle-blower-form">{say(insideWords.report)}</ButtonLink>;
  return (
    <ScreenPage screen={insideWords} actions={report}>
      <Proposals slug={slug} />
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(pages) => {
          const rows = rowsOf(pages);
          if (rows.length === 0 && status === '')
            return <EmptyState title={say(insideWords.empty)} description={say(insideWords.emptyWhy)} />;
          return (
            <Stack gap="lg">
              <div className={styles.filter}>
                <Select
                  label={say(words.status)}
                  options={[
                    { id: 'all', label: say(insideWords.all) },
                    ...statuses.map(([id, { label }]) => ({ id, label: say(label) })),
                  ]}
                  value={status || 'all'}
                  onChange={(next) => setStatus(next === 'all' ? '' : next)}
                />
              </div>
              <Card isFlush>
                <Rows rows={rows} />
              </Card>
              <LoadMore query={query} />
            </Stack>
          );
        }}
      </Loaded>
    </ScreenPage>
  );
}

function Rows({ rows }: { rows: readonly ReportRow[] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  return (
    <DataTable
      label={say(insideWords.title)}
      columns={[
        {
          id: 'title',
          header: say(words.what),
          cell: ({ id, title }) => <Link href={`/user/whistle-blower/${id}`}>{title}</Link>,
          minWidth: '12rem',
        },
        {
          id: 'type',
          header: say(words.incidentType),
          cell: ({ incident_type: type }) => type,
          minWidth: '9rem',
        },
        { id: 'status', header: say(words.status), cell: ({ status }) => <ReportStatus status={status} /> },
        {
          id: 'how',
          header: say(insideWords.how),
          minWidth: '7rem',
          cell: ({ is_anonymous: isAnonymous }) => say(isAnonymous ? insideWords.anonymous : insideWords.byName),
        },
        {
          id: 'reported',
          header: say(words.reportedOn),
          cell: ({ reported_on: on }) => dates.date(on),
          minWidth: '8rem',
        },
        {
          id: 'due',
          header: say(insideWords.due),
          cell: ({ due_on: on }) => (on === null ? '–' : dates.date(on)),
          minWidth: '8rem',
        },
      ]}
      rows={rows}
      rowId={({ id }) => String(id)}
      rowName={({ title }) => title}
    />
  );
}
