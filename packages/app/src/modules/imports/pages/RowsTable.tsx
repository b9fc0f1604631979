import { cellName, fullName } from '@karmik/model/spreadsheet/columns';
import type { ImportAnswer, ImportRow } from '@karmik/model/spreadsheet/contracts';
import { DataTable } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Tabs } from '@karmik/ui/Tabs';
import { Text } from '@karmik/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { LoadMore } from '../../../screens/query/LoadMore.tsx';
import { LoadError } from '../../../screens/query/LoadError.tsx';
import { toFailure } from '../../../api/failure.ts';
import { rowsOf } from '../../../screens/query/paged.ts';
import { useModelText, useTexts, useWorkTexts } from '../../../texts/texts.ts';
import * as styles from './import.css.ts';
import { rowsQuery, type RowResult } from './imports.ts';

const found: readonly RowResult[] = ['invalid', 'valid', 'existing', 'created', 'left_out'];

/** Rows by what was found, with every error named by its column. */
export function RowsTable({ answer, slug }: { answer: ImportAnswer; slug: string }): ReactNode {
  const texts = useTexts();
  const work = useWorkTexts();
  const shown = found.filter((result) => answer.counts[result] > 0);
  const [chosen, setChosen] = useState<RowResult>();
  const result = chosen ?? shown[0];
  if (result === undefined) return <EmptyState title={texts.empty} />;
  return (
    <div className={styles.rows}>
      <Tabs
        label={work.imports.rowsByResult}
        items={shown.map((id) => ({ id, label: work.imports.results[id], count: answer.counts[id] }))}
        selectedId={result}
        onChange={setChosen}
      >
        <Rows answer={answer} slug={slug} result={result} />
      </Tabs>
    </div>
  );
}

function Rows({ answer, slug, result }: { answer: ImportAnswer; slug: string; result: RowResult }): ReactNode {
  const work = useWorkTexts();
  const number = useNumbers();
  const { state, counts } = answer;
  const query = useInfiniteQuery(
    rowsQuery(slug, answer.id, result, `${state} ${counts.valid} ${counts.invalid} ${counts.created}`),
  );
  if (query.error && !query.data)
    return (
      <LoadError failure={toFailure(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  return (
    <div className={styles.rowsPanel}>
      <DataTable
        label={work.imports.results[result]}
        rows={query.data ? rowsOf(query.data) : []}
        rowId={(row) => String(row.number)}
        rowName={(row) => work.imports.rowName(row.number, row.name)}
        status={query.isPending ? 'loading' : 'ready'}
        columns={[
          {
            id: 'number',
            header: work.imports.row,
            cell: (row) => number(row.number),
            isNumeric: true,
            width: '5rem',
          },
          { id: 'name', header: work.imports.name, cell: (row) => row.name || '–', minWidth: '12rem' },
          ...(result === 'invalid'
            ? [
                {
                  id: 'errors',
                  header: work.imports.errors,
                  cell: (row: ImportRow) => <RowErrors row={row} answer={answer} />,
                  minWidth: '18rem',
                },
              ]
            : []),
        ]}
      />
      <LoadMore query={query} />
    </div>
  );
}

const nameParts: ReadonlySet<string> = new Set(['first_name', 'middle_name', 'last_name']);

/** Each error under its cell and the heading that the column has in the file. */
function RowErrors({ row, answer }: { row: ImportRow; answer: ImportAnswer }): ReactNode {
  const modelText = useModelText();
  const matchOf = (field: string) =>
    answer.matches.find((match) => match.field === field) ??
    (nameParts.has(field) ? answer.matches.find((match) => match.field === fullName) : undefined);
  const nameOf = (field: string) => {
    const match = matchOf(field);
    const target = answer.targets.find((each) => each.field === field);
    const name = match?.heading || (target ? modelText(target.label) : field);
    return match ? `${cellName(match.column, row.number)} · ${name}` : name;
  };
  return (
    <ul className={styles.errors}>
      {Object.entries(row._messages).map(([field, messages]) => (
        <li key={field}>
          <Text as="span" size="sm" weight="medium">
            {nameOf(field)}
          </Text>{' '}
          <Text as="span" size="sm" tone="critical">
            {messages.map(modelText).join(' ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}
