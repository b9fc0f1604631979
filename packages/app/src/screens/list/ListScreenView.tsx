import { Breadcrumbs } from '@karmik/ui/Breadcrumbs';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable, type TableSort } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { PageHeader } from '@karmik/ui/PageHeader';
import { SearchField } from '@karmik/ui/SearchField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { toFailure } from '../../api/failure.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { useCrumbs } from '../../shell/use-crumbs.ts';
import { PageBody } from '../PageBody.tsx';
import { LoadError } from '../query/LoadError.tsx';
import { LoadMore } from '../query/LoadMore.tsx';
import { pagedQuery, rowsOf } from '../query/paged.ts';
import * as styles from './list.css.ts';
import type { ListScreen } from './list-screen.ts';
import { useDelayed } from './use-delayed.ts';

const pageSize = 25;

/** Renders a list screen: title, search, table, next page. Search, sort and the opened row live in the address. */
export function ListScreenView({ screen }: { screen: ListScreen<unknown> }): ReactNode {
  const texts = useTexts();
  const modelText = useModelText();
  const crumbs = useCrumbs();
  const { slug = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const sort = address.get('sort') ?? screen.sort;
  const opened = address.get('open');
  const { RowActions, Detail, Actions } = screen;

  const change = (name: string, value: string | null) =>
    setAddress(
      (held) => {
        if (value) held.set(name, value);
        else held.delete(name);
        return held;
      },
      { replace: true },
    );

  const path = screen.path.replace(':slug', slug);
  const query = useInfiniteQuery(
    pagedQuery<unknown>([path, search, sort], path, { limit: pageSize, search: search || undefined, sort }),
  );
  const rows = query.data ? rowsOf(query.data) : [];
  const failure = query.error ? toFailure(query.error) : undefined;

  return (
    <PageBody>
      <PageHeader
        breadcrumbs={<Breadcrumbs label={texts.shell.breadcrumbs} items={crumbs} />}
        title={modelText(screen.title)}
        description={screen.description && modelText(screen.description)}
        actions={Actions && <Actions slug={slug} />}
      />
      {screen.search && (
        <ListSearch label={modelText(screen.search)} value={search} onChange={(text) => change('search', text)} />
      )}
      {failure && !query.data ? (
        <LoadError failure={failure} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Card isFlush>
          <DataTable
            label={modelText(screen.title)}
            columns={screen.columns.map(({ id, header, Cell, sort: sortName, ...look }) => ({
              id,
              header: modelText(header),
              cell: (row: unknown) => <Cell row={row} />,
              isSortable: sortName !== undefined,
              ...look,
            }))}
            rows={rows}
            rowId={(row) => screen.rowId(row)}
            rowName={(row) => screen.rowName(row)}
            status={query.isPending ? 'loading' : 'ready'}
            skeletonRows={8}
            empty={
              <EmptyState
                title={texts.empty}
                description={search ? texts.list.noMatch(search) : modelText(screen.empty)}
              />
            }
            sort={toTableSort(screen, sort)}
            onSortChange={(next) => change('sort', toServerSort(screen, next))}
            {...(RowActions || Detail
              ? {
                  rowActions: (row: unknown) => (
                    <>
                      {RowActions && <RowActions row={row} />}
                      {Detail && (
                        <Button
                          size="sm"
                          variant="ghost"
                          aria-label={texts.list.openNamed(screen.rowName(row))}
                          onPress={() => change('open', screen.rowId(row))}
                        >
                          {texts.list.open}
                        </Button>
                      )}
                    </>
                  ),
                }
              : {})}
          />
        </Card>
      )}
      <LoadMore query={query} />
      {Detail && opened && <Detail id={opened} slug={slug} onClose={() => change('open', null)} />}
    </PageBody>
  );
}

/** `-joined_on` of the address as the table's sort. */
function toTableSort(screen: ListScreen<unknown>, sort: string | undefined): TableSort | null {
  const name = sort?.replace(/^-/, '');
  const column = screen.columns.find((each) => each.sort === name);
  return name !== undefined && column
    ? { columnId: column.id, direction: sort?.startsWith('-') ? 'descending' : 'ascending' }
    : null;
}

function toServerSort(screen: ListScreen<unknown>, sort: TableSort | null): string | null {
  const name = screen.columns.find((column) => column.id === sort?.columnId)?.sort;
  return name === undefined ? null : sort?.direction === 'descending' ? `-${name}` : name;
}

/** What is typed is searched for once the typing rests. */
function ListSearch({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState(value);
  const searchLater = useDelayed(onChange);
  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(text) => {
          setTyped(text);
          searchLater(text.trim());
        }}
      />
    </div>
  );
}
