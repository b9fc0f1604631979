import type { DoubleDecision, ImportAnswer, ImportRow } from '@karmik/model/spreadsheet/contracts';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Switch } from '@karmik/ui/Switch';
import { Tabs } from '@karmik/ui/Tabs';
import { Text } from '@karmik/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { toFailure } from '../../../api/failure.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { ListSearch } from '../../../screens/list/ListSearch.tsx';
import { LoadError } from '../../../screens/query/LoadError.tsx';
import { LoadMore } from '../../../screens/query/LoadMore.tsx';
import { rowsOf } from '../../../screens/query/paged.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useTexts, useWorkTexts } from '../../../texts/texts.ts';
import { DoublesOfRow } from './DoublesOfRow.tsx';
import * as styles from './import.css.ts';
import { rowsQuery, useImportActions, type RowResult } from './imports.ts';
import { RowDetails } from './RowDetails.tsx';

const found: readonly RowResult[] = ['invalid', 'double', 'valid', 'existing', 'created', 'skipped', 'left_out'];
/** Results of which every row is looked at, whether a cell of it was changed or not. */
const alwaysWhole: ReadonlySet<RowResult> = new Set(['invalid', 'double', 'skipped', 'left_out']);

interface RowsTableProps {
  readonly answer: ImportAnswer;
  readonly slug: string;
}

/** Rows by what was found, with what each cell means and every problem named by its cell. */
export function RowsTable({ answer, slug }: RowsTableProps): ReactNode {
  const texts = useTexts();
  const work = useWorkTexts();
  const shown = found.filter((result) => answer.counts[result] > 0);
  const [chosen, setChosen] = useState<RowResult>();
  const result = chosen !== undefined && shown.includes(chosen) ? chosen : shown[0];
  if (result === undefined) return <EmptyState title={texts.empty} />;
  return (
    <div className={styles.rows}>
      <Tabs
        label={work.imports.rowsByResult}
        items={shown.map((id) => ({ id, label: work.imports.results[id], count: answer.counts[id] }))}
        selectedId={result}
        onChange={setChosen}
      >
        <Rows key={result} answer={answer} slug={slug} result={result} />
      </Tabs>
    </div>
  );
}

function Rows({ answer, slug, result }: RowsTableProps & { result: RowResult }): ReactNode {
  const work = useWorkTexts();
  const texts = work.imports;
  const number = useNumbers();
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  const { state, counts } = answer;
  const isChanged = !isWhole && !alwaysWhole.has(result);
  const query = useInfiniteQuery(
    rowsQuery(slug, answer.id, { result, isChanged, search }, `${state} ${Object.values(counts).join(' ')}`),
  );
  if (query.error && !query.data)
    return (
      <LoadError failure={toFailure(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  return (
    <div className={styles.rowsPanel}>
      <div className={styles.rowsTools}>
        <div className={styles.search}>
          <ListSearch label={texts.searchRows} value={search} onChange={setSearch} />
        </div>
        {result !== 'left_out' && (
          <Switch isSelected={isWhole} onChange={setWhole}>
            {texts.showUnchanged}
          </Switch>
        )}
        {result === 'double' && state === 'checked' && <DecideAll answer={answer} slug={slug} />}
      </div>
      <DataTable
        label={texts.results[result]}
        rows={query.data ? rowsOf(query.data) : []}
        rowId={(row) => String(row.number)}
        rowName={(row) => texts.rowName(row.number, row.name)}
        status={query.isPending ? 'loading' : 'ready'}
        empty={<EmptyState title={isChanged && !search ? texts.nothingChanged : texts.noRowFound} />}
        columns={[
          { id: 'number', header: texts.row, cell: (row) => number(row.number), isNumeric: true, width: '5rem' },
          {
            id: 'name',
            header: texts.name,
            cell: (row) => (
              <Stack gap="xxs">
                <Text>{row.name || '–'}</Text>
                <Text size="sm" tone="muted">
                  {row.employee_code}
                </Text>
              </Stack>
            ),
            minWidth: '12rem',
          },
          ...(result === 'left_out'
            ? []
            : [
                {
                  id: 'understood',
                  header: texts.understood,
                  cell: (row: ImportRow) => (
                    <Stack gap="sm">
                      {row.doubles.length > 0 && <DoublesOfRow row={row} answer={answer} slug={slug} />}
                      {(row.doubles.length === 0 || isWhole) && (
                        <RowDetails row={row} answer={answer} isWhole={isWhole} />
                      )}
                    </Stack>
                  ),
                  minWidth: '20rem',
                },
              ]),
        ]}
      />
      <LoadMore query={query} />
    </div>
  );
}

/** Decides at once on all rows that no one decided on. */
function DecideAll({ answer, slug }: RowsTableProps): ReactNode {
  const texts = useWorkTexts().imports;
  const { decideDoubles } = useImportActions(slug, answer.id);
  const [busy, setBusy] = useState<DoubleDecision>();
  const decide = async (decision: DoubleDecision) => {
    setBusy(decision);
    try {
      await decideDoubles({ decision });
    } catch (error) {
      reportFailure(error);
      setBusy(undefined);
    }
  };
  return (
    <Inline gap="sm">
      {(['skip', 'new'] as const).map((decision) => (
        <Button
          key={decision}
          size="sm"
          variant="outline"
          tone="neutral"
          isPending={busy === decision}
          isDisabled={busy !== undefined}
          onPress={() => void decide(decision)}
        >
          {texts.decideAll[decision]}
        </Button>
      ))}
    </Inline>
  );
}
