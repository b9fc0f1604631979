import { DecisionDialog } from '@karmik/forms/DecisionForm';
import { FieldCell } from '@karmik/forms/FieldParts';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payFinding } from '@karmik/model/payroll/review/finding';
import type { PayReview } from '@karmik/model/payroll/review/review';
import { payRun } from '@karmik/model/payroll/run/run';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import { Pagination } from '@karmik/ui/Pagination';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, nameOf, plainText, refresh, shownOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

type Finding = EntityRecord<typeof payFinding> & { readonly version: string };
const { fields } = payFinding;
const actions = payFinding.actions as NonNullable<typeof payFinding.actions>;
const pageSize = 50;
const states = ['Open', 'Excepted', 'all'] as const;
/** A payroll whose exceptions still change. */
const changing = new Set(['Generated', 'Draft', 'Approval pending']);

interface ReviewExceptionsProps {
  readonly run: number;
  readonly status: string;
  readonly findings: PayReview['findings'];
}

/** The queue of findings of a payroll; HR excepts warnings with a reason. */
export function ReviewExceptions({ run, status, findings }: ReviewExceptionsProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { number } = useValues();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<(typeof states)[number]>('Open');
  const [kind, setKind] = useState<string>('all');
  const [decided, setDecided] = useState<{ readonly row: Finding; readonly name: 'except' | 'reopen' }>();
  const path = endpoint(payFinding, slug, payrollEndpoints.finding);
  const asked = {
    as: 'hr',
    run,
    sort: 'grade',
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(state !== 'all' && { status: state }),
    ...(kind !== 'all' && { kind }),
  };
  const query = useQuery({
    queryKey: keyOf(payFinding, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<Finding>>(),
    placeholderData: keepPreviousData,
  });
  const mayDecide = may('11.00', 'write') && changing.has(status);
  const decide = async (input: object) => {
    if (!decided) return;
    await api.post(`${path}${decided.row.id}/${decided.name}/`, {
      searchParams: { as: 'hr' },
      json: input,
      headers: { 'if-match': `"${decided.row.version}"` },
    });
    await Promise.all([refresh(payFinding), refresh(payRun)]);
  };
  const narrowed = (change: () => void) => {
    change();
    setPage(1);
  };
  const stateLabel = (of: (typeof states)[number]) =>
    say(of === 'all' ? words.allStates : fields.status.states[of].label);
  return (
    <Stack gap="lg">
      {findings.blocking > 0 && <Banner tone="critical">{say(words.blocking(number(findings.blocking)))}</Banner>}
      <Text tone="muted">{say(words.unusualRule)}</Text>
      <Inline justify="between">
        <SegmentedControl
          label={say(fields.status.label)}
          value={state}
          onChange={(next) => narrowed(() => setState(next))}
          options={states.map((id) => ({ id, label: stateLabel(id) }))}
        />
        <Select
          label={say(fields.kind.label)}
          isLabelHidden
          value={kind}
          onChange={(next) => narrowed(() => setKind(next))}
          options={[
            { id: 'all', label: say(words.allFindings) },
            ...Object.entries(fields.kind.choices).map(([id, label]) => ({ id, label: say(label) })),
          ]}
        />
      </Inline>
      <Card isFlush>
        <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
          {({ results, count = 0 }) => (
            <>
              <DataTable
                label={say(words.exceptions)}
                rows={results}
                rowId={({ id }) => String(id)}
                rowName={(row) => `${nameOf(payFinding, row)}, ${say(fields.kind.choices[row.kind])}`}
                empty={say(words.noExceptions)}
                columns={[
                  {
                    id: 'employee',
                    header: say(fields.employee.label),
                    minWidth: '12rem',
                    cell: ({ employee }) => <FieldCell field={fields.employee} value={employee} />,
                  },
                  { id: 'kind', header: say(fields.kind.label), cell: (row) => say(fields.kind.choices[row.kind]) },
                  {
                    id: 'grade',
                    header: say(fields.grade.label),
                    cell: ({ grade }) => (
                      <StatusTag tone={grade === 'Blocks' ? 'critical' : 'caution'}>
                        {say(fields.grade.choices[grade])}
                      </StatusTag>
                    ),
                  },
                  {
                    id: 'detail',
                    header: say(fields.detail.label),
                    minWidth: '16rem',
                    cell: (row) => plainText(shownOf(payFinding, row, 'detail')),
                  },
                  ...(state === 'Open'
                    ? []
                    : [
                        {
                          id: 'reason',
                          header: say(fields.reason.label),
                          minWidth: '12rem',
                          cell: (row: Finding) => <FieldCell field={fields.reason} value={row.reason} />,
                        },
                        {
                          id: 'until',
                          header: say(fields.until_month.label),
                          cell: (row: Finding) => <FieldCell field={fields.until_month} value={row.until_month} />,
                        },
                        {
                          id: 'by',
                          header: say(fields.excepted_by.label),
                          minWidth: '12rem',
                          cell: (row: Finding) => <FieldCell field={fields.excepted_by} value={row.excepted_by} />,
                        },
                        {
                          id: 'at',
                          header: say(fields.excepted_at.label),
                          cell: (row: Finding) => <FieldCell field={fields.excepted_at} value={row.excepted_at} />,
                        },
                      ]),
                ]}
                rowActions={(row) => {
                  const name = row.status === 'Open' ? 'except' : 'reopen';
                  return (
                    mayDecide &&
                    row.grade === 'Warns' && (
                      <Button variant="ghost" tone="neutral" onPress={() => setDecided({ row, name })}>
                        {say(actions[name].label)}
                      </Button>
                    )
                  );
                }}
              />
              {count > pageSize && (
                <Pagination
                  label={say(words.exceptions)}
                  page={page}
                  pageSize={pageSize}
                  total={count}
                  onPageChange={setPage}
                />
              )}
            </>
          )}
        </Loaded>
      </Card>
      {decided && (
        <DecisionDialog
          action={actions[decided.name]}
          title={`${say(actions[decided.name].label)}: ${nameOf(payFinding, decided.row)}`}
          message={plainText(shownOf(payFinding, decided.row, 'detail'))}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDecided(undefined)}
          submit={decide}
        />
      )}
    </Stack>
  );
}
