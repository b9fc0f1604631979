import { FieldCell } from '@karmik/forms/FieldParts';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { monthText } from '@karmik/model/kit/month';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { causeKinds } from '@karmik/model/payroll/explain/cause';
import { payDifference } from '@karmik/model/payroll/review/difference';
import type { PayReview } from '@karmik/model/payroll/review/review';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, nameOf, plainText, shownOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

type Cause = PayReview['causes'][number];
type Difference = EntityRecord<typeof payDifference>;
const pageSize = 50;
const { fields } = payDifference;

interface ReviewDifferencesProps {
  readonly run: number;
  readonly review: PayReview;
}

/** What changed since the last confirmed payroll, by cause; each opens its employees. */
export function ReviewDifferences({ run, review: { causes, before_month } }: ReviewDifferencesProps): ReactNode {
  const say = useModelText();
  const { money, number, language } = useValues();
  const [open, setOpen] = useState<Cause['cause']>();
  return (
    <Stack gap="lg">
      <Text tone="muted">
        {say(before_month === null ? words.notCompared : words.comparedWith(monthText(before_month, language)))}
      </Text>
      <Card isFlush>
        <DataTable
          label={say(words.differences)}
          rows={causes}
          rowId={({ cause }) => cause}
          rowName={({ cause }) => say(causeKinds[cause])}
          empty={say(words.noDifferences)}
          columns={[
            { id: 'cause', header: say(words.cause), cell: ({ cause }) => say(causeKinds[cause]), minWidth: '12rem' },
            {
              id: 'people',
              header: say(words.people),
              align: 'end',
              isNumeric: true,
              cell: ({ people }) => number(people),
            },
            {
              id: 'gross',
              header: say(words.grossChange),
              align: 'end',
              isNumeric: true,
              cell: ({ gross }) => signed(gross, money),
            },
            {
              id: 'net',
              header: say(words.netChange),
              align: 'end',
              isNumeric: true,
              cell: ({ net }) => signed(net, money),
            },
          ]}
          rowActions={({ cause }) => (
            <Button variant="ghost" tone="neutral" onPress={() => setOpen(cause)}>
              {say(words.show)}
            </Button>
          )}
        />
      </Card>
      {open !== undefined && <CauseDrawer run={run} cause={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

/** A change with its sign. */
const signed = (value: string, money: (value: string) => string): string =>
  value.startsWith('-') ? `−${money(value.slice(1))}` : Number(value) === 0 ? money(value) : `+${money(value)}`;

interface CauseDrawerProps {
  readonly run: number;
  readonly cause: Cause['cause'];
  readonly onClose: () => void;
}

/** The differences of one cause, by employee and heading. */
function CauseDrawer({ run, cause, onClose }: CauseDrawerProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { money } = useValues();
  const [page, setPage] = useState(1);
  const path = endpoint(payDifference, slug, payrollEndpoints.difference);
  const asked = { as: 'hr', run, cause, sort: 'employee', limit: pageSize, offset: (page - 1) * pageSize };
  const query = useQuery({
    queryKey: keyOf(payDifference, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<Difference>>(),
    placeholderData: keepPreviousData,
  });
  const text = (row: Difference, name: 'heading' | 'detail') => plainText(shownOf(payDifference, row, name)) || '–';
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(causeKinds[cause])}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results, count = 0 }) => (
          <Stack gap="md">
            <DataTable
              label={say(causeKinds[cause])}
              rows={results}
              rowId={({ id }) => String(id)}
              rowName={(row) => nameOf(payDifference, row)}
              empty={say(words.noDifferences)}
              columns={[
                {
                  id: 'employee',
                  header: say(fields.employee.label),
                  minWidth: '12rem',
                  cell: ({ employee }) => <FieldCell field={fields.employee} value={employee} />,
                },
                {
                  id: 'heading',
                  header: say(fields.heading.label),
                  minWidth: '11rem',
                  cell: (row) => (
                    <>
                      <Text as="span">{text(row, 'heading')}</Text>
                      {row.detail !== null && (
                        <Text as="div" size="sm" tone="muted">
                          {text(row, 'detail')}
                        </Text>
                      )}
                    </>
                  ),
                },
                {
                  id: 'before',
                  header: say(fields.before.label),
                  align: 'end',
                  isNumeric: true,
                  minWidth: '7rem',
                  cell: ({ before }) => money(before),
                },
                {
                  id: 'now',
                  header: say(fields.now.label),
                  align: 'end',
                  isNumeric: true,
                  minWidth: '7rem',
                  cell: ({ now }) => money(now),
                },
                {
                  id: 'difference',
                  header: say(fields.difference.label),
                  align: 'end',
                  isNumeric: true,
                  minWidth: '7rem',
                  cell: ({ difference }) => signed(difference, money),
                },
              ]}
            />
            {count > pageSize && (
              <Pagination
                label={say(words.differences)}
                page={page}
                pageSize={pageSize}
                total={count}
                onPageChange={setPage}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
