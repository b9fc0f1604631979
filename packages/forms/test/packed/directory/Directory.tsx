import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { ConfirmRegion, confirm } from '@karmik/ui/ConfirmDialog';
import { DataTable } from '@karmik/ui/DataTable';
import { DatePicker } from '@karmik/ui/DatePicker';
import { DateRangePicker, isWholeRange, type DateRange } from '@karmik/ui/DateRangePicker';
import { FilterBar } from '@karmik/ui/FilterBar';
import { Heading } from '@karmik/ui/Heading';
import { InfiniteList } from '@karmik/ui/InfiniteList';
import { UiProvider } from '@karmik/ui/provider';
import { SearchField } from '@karmik/ui/SearchField';
import { snackbar, SnackbarRegion } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { nepali } from '@karmik/ui/strings/ne';
import { UserChip } from '@karmik/ui/UserChip';
import { adToBs, formatBs } from 'date-bs';
import { useState, type ReactNode } from 'react';
import { applicants, readers, type Reader } from './readers.ts';
import { words } from './words.ts';

interface DirectoryProps {
  language: 'en' | 'ne';
  /** The form below the lists. */
  children: ReactNode;
}

/** A screen of an application that has the packages and nothing else of their workspace. */
export function Directory({ language, children }: DirectoryProps): ReactNode {
  const say = words[language];
  return (
    <UiProvider language={language} calendar="bs" {...(language === 'ne' ? { strings: nepali } : {})}>
      <main>
        <Stack gap="lg">
          <Heading level="1">{say.title}</Heading>
          <Readers language={language} />
          <Heading level="2">{say.applicants}</Heading>
          <Applicants label={say.applicants} />
          <Heading level="2">{say.loan}</Heading>
          {children}
        </Stack>
      </main>
      <SnackbarRegion />
      <ConfirmRegion />
    </UiProvider>
  );
}

function Readers({ language }: { language: 'en' | 'ne' }): ReactNode {
  const say = words[language];
  const [rows, setRows] = useState(readers);
  const [search, setSearch] = useState('');
  const [since, setSince] = useState<string | null>(null);
  const [period, setPeriod] = useState<DateRange | null>(null);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  const shown = rows.filter(
    ({ name, joined }) =>
      name.toLowerCase().includes(search.toLowerCase()) &&
      (!since || joined >= since) &&
      (!isWholeRange(period) || (joined >= period.start && joined <= period.end)),
  );

  async function remove(): Promise<void> {
    const answer = await confirm({ title: say.question, message: say.effect });
    if (answer === undefined) return;
    setRows(rows.filter(({ id }) => !ids.has(id)));
    setIds(new Set());
    snackbar.success(say.removed);
  }

  return (
    <>
      <FilterBar
        label={say.filters}
        search={<SearchField label={say.search} value={search} onChange={setSearch} />}
        active={since ? [{ id: 'since', label: say.since, onRemove: () => setSince(null) }] : []}
      >
        <DatePicker label={say.since} value={since} onChange={setSince} />
        <DateRangePicker label={say.period} value={period} onChange={setPeriod} />
      </FilterBar>
      <Card isFlush>
        <DataTable<Reader>
          label={say.title}
          rows={shown}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          empty={say.none}
          columns={[
            {
              id: 'name',
              header: say.name,
              cell: ({ name, place }) => <UserChip name={name} subtitle={place} />,
              sortValue: ({ name }) => name,
            },
            { id: 'joined', header: say.joined, cell: ({ joined }) => dayText(joined, language) },
            { id: 'loans', header: say.loans, cell: ({ loans }) => loans, isNumeric: true },
          ]}
          selection={{ ids, onChange: setIds, actions: <Button onPress={() => void remove()}>{say.remove}</Button> }}
          rowActions={({ name }) => (
            <Button size="sm" variant="ghost" onPress={() => snackbar.show({ text: say.called(name), tone: 'info' })}>
              {say.call}
            </Button>
          )}
        />
      </Card>
    </>
  );
}

const dayText = (day: string, locale: 'en' | 'ne'): string => formatBs(adToBs(day), 'D MMMM YYYY', { locale });

function Applicants({ label }: { label: string }): ReactNode {
  const [items, setItems] = useState(() => applicants(0));
  return (
    <InfiniteList
      label={label}
      gap="sm"
      items={items}
      itemId={({ id }) => id}
      hasMore={items.length < 30}
      onLoadMore={() => setItems([...items, ...applicants(items.length)])}
    >
      {({ name }) => <UserChip name={name} />}
    </InfiniteList>
  );
}
