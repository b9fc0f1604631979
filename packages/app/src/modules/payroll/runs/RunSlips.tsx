import { FieldCell } from '@karmik/forms/FieldParts';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import type { payRun } from '@karmik/model/payroll/run/run';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { ListSearch } from '../../../screens/list/ListSearch.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useRecord } from '../../../screens/query/use-record.ts';
import { endpoint, keyOf, nameOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { words as screenWords } from '../../../screens/words.ts';
import { useModelText } from '../../../texts/texts.ts';
import { SlipPaper } from '../paper/paper-buttons.tsx';
import { SlipArchive } from '../paper/SlipArchive.tsx';
import { SlipSheet } from '../slips/SlipSheet.tsx';
import { words } from '../slips/words.ts';

type Slip = EntityRecord<typeof paySlip>;
const pageSize = 25;
const amounts = ['gross', 'deductions', 'tax', 'net'] as const;

/** The payslips of a payroll; one opens beside the list. */
export function RunSlips({ record }: { readonly record: EntityRecord<typeof payRun> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string>();
  const path = endpoint(paySlip, slug, payrollEndpoints.slip);
  const asked = {
    as: 'hr',
    run: record.id,
    sort: 'employee',
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(search && { search }),
  };
  const query = useQuery({
    queryKey: keyOf(paySlip, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<Slip>>(),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="md">
      <ListSearch
        label={say(screenWords.search)}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results, count = 0 }) => (
          <>
            <DataTable
              label={say(words.payslips)}
              rows={results}
              rowId={({ id }) => String(id)}
              rowName={(slip) => nameOf(paySlip, slip)}
              columns={[
                {
                  id: 'employee',
                  header: say(paySlip.fields.employee.label),
                  cell: (slip) => <FieldCell field={paySlip.fields.employee} value={slip.employee} />,
                },
                {
                  id: 'package',
                  header: say(paySlip.fields.package.label),
                  cell: (slip) => <FieldCell field={paySlip.fields.package} value={slip.package} />,
                },
                ...amounts.map((name) => ({
                  id: name,
                  header: say(paySlip.fields[name].label),
                  align: 'end' as const,
                  cell: (slip: Slip) => <FieldCell field={paySlip.fields[name]} value={slip[name]} />,
                })),
              ]}
              rowActions={(slip) => (
                <Button variant="ghost" tone="neutral" onPress={() => setOpen(String(slip.id))}>
                  {say(paySlip.label)}
                </Button>
              )}
            />
            {count > pageSize && (
              <Pagination
                label={say(words.payslips)}
                page={page}
                pageSize={pageSize}
                total={count}
                onPageChange={setPage}
              />
            )}
          </>
        )}
      </Loaded>
      <SlipArchive run={record} />
      <Inline justify="end">
        <VerifyButton id={record.id} />
      </Inline>
      {open !== undefined && <SlipDrawer id={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

function SlipDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const query = useRecord(paySlip, endpoint(paySlip, slug, payrollEndpoints.slip), id, { as: 'hr' });
  return (
    <Drawer isOpen onOpenChange={onClose} title={query.data ? nameOf(paySlip, query.data) : say(paySlip.label)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(slip) => (
          <Stack gap="lg">
            <SlipSheet record={slip as unknown as Slip} as="hr" />
            <SlipPaper id={Number(id)} as="hr" />
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}

/** Computes the payslips again from what was stored. */
function VerifyButton({ id }: { readonly id: number }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const slug = useSlug();
  const [isPending, setPending] = useState(false);
  const verify = async () => {
    setPending(true);
    try {
      const { differences } = await api
        .get(`${endpoint(paySlip, slug, payrollEndpoints.run)}${id}/verification/`, { timeout: false })
        .json<{ differences: number[] }>();
      if (differences.length === 0) snackbar.success(say(words.verified));
      else snackbar.error(say(words.differs(number(differences.length))));
    } catch (error) {
      reportFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" tone="neutral" isPending={isPending} onPress={() => void verify()}>
      {say(words.verify)}
    </Button>
  );
}
