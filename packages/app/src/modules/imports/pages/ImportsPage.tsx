import { bilingual } from '@karmik/model/kit/text';
import type { ImportAnswer, ImportState } from '@karmik/model/spreadsheet/contracts';
import { Breadcrumbs } from '@karmik/ui/Breadcrumbs';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Icon } from '@karmik/ui/Icon';
import { FileSpreadsheetIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { PageHeader } from '@karmik/ui/PageHeader';
import { StatusTag } from '@karmik/ui/StatusTag';
import type { Tone } from '@karmik/ui/tokens';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { toFailure } from '../../../api/failure.ts';
import { fillPath } from '@karmik/model/kit/links';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { PageBody } from '../../../screens/PageBody.tsx';
import { LoadError } from '../../../screens/query/LoadError.tsx';
import { LoadMore } from '../../../screens/query/LoadMore.tsx';
import { rowsOf } from '../../../screens/query/paged.ts';
import { may } from '../../../shell/session.ts';
import { useCrumbs } from '../../../shell/use-crumbs.ts';
import { useModelText, useTexts, useWorkTexts } from '../../../texts/texts.ts';
import { importsQuery } from './imports.ts';
import { PhotoArchive } from './PhotoArchive.tsx';

const tones: Record<ImportState, Tone> = {
  uploaded: 'neutral',
  checking: 'info',
  checked: 'caution',
  committing: 'info',
  done: 'positive',
  cancelled: 'neutral',
  failed: 'critical',
};

/** Imports so far, each open where it stands. */
export default function ImportsPage(): ReactNode {
  const texts = useTexts();
  const work = useWorkTexts();
  const words = work.imports;
  const dates = useDates();
  const number = useNumbers();
  const crumbs = useCrumbs();
  const { slug = '' } = useParams();
  const query = useInfiniteQuery(importsQuery(slug));
  const start = fillPath('/admin/:slug/hris/employees/import/employees', { slug });
  const actions = (
    <Inline gap="sm">
      {may('3.00', 'write') && <PhotoArchive slug={slug} />}
      {may('4.08', 'write') && (
        <ButtonLink href={start} iconStart={<Icon of={FileSpreadsheetIcon} size="sm" />}>
          {words.new}
        </ButtonLink>
      )}
    </Inline>
  );
  return (
    <PageBody>
      <PageHeader
        breadcrumbs={<Breadcrumbs label={texts.shell.breadcrumbs} items={crumbs} />}
        title={words.history}
        description={words.historyDescription}
        actions={actions}
      />
      {query.error && !query.data ? (
        <LoadError
          failure={toFailure(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Card isFlush>
          <DataTable<ImportAnswer>
            label={words.history}
            rows={query.data ? rowsOf(query.data) : []}
            rowId={(row) => String(row.id)}
            rowName={(row) => row.file_name}
            status={query.isPending ? 'loading' : 'ready'}
            empty={<EmptyState title={texts.empty} description={words.historyEmpty} />}
            columns={[
              {
                id: 'file',
                header: words.file,
                minWidth: '14rem',
                cell: (row) => (
                  <Link href={`${start}?import=${row.id}`} look="standalone">
                    {row.file_name}
                  </Link>
                ),
              },
              {
                id: 'state',
                header: words.state,
                cell: (row) => <StatusTag tone={tones[row.state]}>{words.states[row.state]}</StatusTag>,
              },
              { id: 'rows', header: words.rows, cell: (row) => number(row.rows), isNumeric: true },
              {
                id: 'created',
                header: words.results.created,
                cell: (row) => number(row.counts.created),
                isNumeric: true,
              },
              { id: 'at', header: words.uploadedAt, cell: (row) => dates.instant(row.created_at), minWidth: '11rem' },
            ]}
          />
        </Card>
      )}
      <LoadMore query={query} />
      <FileImports slug={slug} />
    </PageBody>
  );
}

/** Spreadsheets into the files of people who are there already, each for the person who may change that part. */
const intoFiles = [
  { place: 'contact-details', label: bilingual('Contact details', 'सम्पर्क विवरण'), code: '3.00' },
  { place: 'experiences', label: bilingual('Experience', 'अनुभव'), code: '3.00' },
  { place: 'bank-information', label: bilingual('Bank accounts', 'बैंक खाता'), code: '4.14' },
  { place: 'legal-information', label: bilingual('Legal information', 'कानुनी विवरण'), code: '4.17' },
] as const;

function FileImports({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const open = intoFiles.filter(({ code }) => may(code, 'write'));
  if (open.length === 0) return null;
  return (
    <Card title={say(bilingual('Import employee details', 'कर्मचारीको विवरण आयात'))}>
      <Inline gap="sm">
        {open.map(({ place, label }) => (
          <ButtonLink
            key={place}
            variant="outline"
            tone="neutral"
            href={fillPath(`/admin/:slug/hris/employees/import/${place}`, { slug })}
          >
            {say(label)}
          </ButtonLink>
        ))}
      </Inline>
    </Card>
  );
}
