import { monthText } from '@karmik/model/kit/month';
import { fillPath, linkTo } from '@karmik/model/kit/links';
import { leaveRequestPaths } from '@karmik/model/leave/paths';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { causeKinds } from '@karmik/model/payroll/explain/cause';
import type { PayExplanation, UnpaidDay } from '@karmik/model/payroll/explain/explanation';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { agreementText } from '@karmik/model/payroll/paper/parts';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useDateStyle } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { Projection } from './Projection.tsx';
import { useValues } from './use-values.ts';
import { dayKinds, words } from './words.ts';

type As = 'hr' | 'user';

interface ExplainDrawerProps {
  readonly slip: number;
  readonly of: string;
  readonly as: As;
  readonly onClose: () => void;
}

/** How an amount of a payslip came about. */
export function ExplainDrawer({ slip, of, as, onClose }: ExplainDrawerProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { money } = useValues();
  const path = `${endpoint(paySlip, slug, payrollEndpoints.slip)}${slip}/explanation/`;
  const asked = { as, of };
  const query = useQuery({
    queryKey: keyOf(paySlip, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<PayExplanation>(),
  });
  const { data } = query;
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? `${say(data.label)}: ${money(data.amount)}` : say(paySlip.label)}
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(explained) => <Explained explained={explained} as={as} />}
      </Loaded>
    </Drawer>
  );
}

function Explained({ explained, as }: { readonly explained: PayExplanation; readonly as: As }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { money, value, number } = useValues();
  const style = useDateStyle();
  const { rule, inputs, terms, segments, basis, rounding, projection, law } = explained;
  const settings = as === 'hr' && may('11.99', 'read');
  const { assignments, concurrent, profiles } = explained.records;
  return (
    <Stack gap="lg">
      {rule && <Rule rule={rule} />}
      {inputs.length > 0 && (
        <Card title={say(words.inputs)} titleLevel="3">
          <DescriptionList
            columns="1"
            isBeside="always"
            items={inputs.map((input) => ({
              id: input.name,
              label: say(input.label),
              value: input.agreed ? (
                <>
                  {value(input.value, input.unit)}
                  <Text size="sm" tone="muted">
                    {agreementText(input.agreed, style)}
                  </Text>
                </>
              ) : (
                value(input.value, input.unit)
              ),
            }))}
          />
        </Card>
      )}
      {terms.length > 0 && (
        <Card title={say(words.madeOf)} titleLevel="3">
          <DescriptionList
            columns="1"
            isBeside="always"
            items={[
              ...terms.map((term, index) => ({
                id: term.of ?? String(index),
                label: say(term.label),
                value: `${term.sign === '-' ? '− ' : ''}${money(term.amount)}`,
              })),
              { id: 'sum', label: say(explained.label), value: <strong>{money(explained.amount)}</strong> },
            ]}
          />
        </Card>
      )}
      {segments.length > 0 && <Segments segments={segments} divisor={number(basis.divisor)} />}
      {explained.unpaid_days.length > 0 && <UnpaidDays explained={explained} as={as} />}
      {explained.are_days_changed && <Banner tone="caution">{say(words.daysChanged)}</Banner>}
      {projection && <Projection projection={projection} />}
      {rounding && !projection && rounding.exact !== trimmed(rounding.amount) && (
        <Card title={say(words.rounding)} titleLevel="3">
          <Text>{say(words.rounded(number(rounding.exact), money(rounding.amount)))}</Text>
        </Card>
      )}
      {explained.before_month !== null && <Changes explained={explained} month={explained.before_month} />}
      {law.length > 0 && <Law law={law} />}
      {settings && assignments.length + concurrent.length + profiles.length > 0 && (
        <Card title={say(words.records)} titleLevel="3">
          <Stack gap="xs">
            {assignments.map(({ id, package: name }) => (
              <Link key={`a${id}`} href={linkTo(payrollPaths.assignPackage, { slug }, { open: id })}>
                {say(words.assignment(name))}
              </Link>
            ))}
            {concurrent.map(({ id, package: name }) => (
              <Link key={`c${id}`} href={linkTo(payrollPaths.concurrentPackages, { slug }, { open: id })}>
                {say(words.concurrent(name))}
              </Link>
            ))}
            {profiles.map(({ id }) => (
              <Link key={`p${id}`} href={linkTo(payrollPaths.startDate, { slug }, { open: id })}>
                {say(words.profile)}
              </Link>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

const trimmed = (amount: string): string => amount.replace(/\.?0+$/, '');

function Rule({ rule }: { readonly rule: NonNullable<PayExplanation['rule']> }): ReactNode {
  const say = useModelText();
  const { number } = useValues();
  const said =
    rule.kind === 'entered' ? words.entered : rule.kind === 'none' || !rule.words ? words.noRule : rule.words;
  return (
    <Card title={say(words.rule)} titleLevel="3">
      <Stack gap="xs">
        <Text>{say(said)}</Text>
        {rule.condition && (
          <Text tone="muted" size="sm">
            {say(words.condition)}: {say(rule.condition)}
          </Text>
        )}
        {rule.of > 1 && rule.place > 0 && (
          <Text tone="muted" size="sm">
            {say(words.placeOf(number(rule.place), number(rule.of)))}
          </Text>
        )}
        {rule.formula !== null && (
          <Text tone="muted" size="sm">
            {say(words.formula)}: <code>{rule.formula}</code>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The parts of the month, where package, pay or employment differ, with their days and amounts. */
function Segments({
  segments,
  divisor,
}: {
  readonly segments: PayExplanation['segments'];
  readonly divisor: string;
}): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { money, number } = useValues();
  return (
    <Card title={say(words.segments)} titleLevel="3" description={say(words.byDays(divisor))} isFlush>
      <DataTable
        label={say(words.segments)}
        rows={segments}
        rowId={({ from }) => from}
        columns={[
          {
            id: 'period',
            header: say(words.period),
            cell: ({ from, to }) => `${dates.date(from)} – ${dates.date(to)}`,
          },
          { id: 'days', header: say(words.days), align: 'end', isNumeric: true, cell: ({ days }) => number(days) },
          {
            id: 'unpaid',
            header: say(words.unpaid),
            align: 'end',
            isNumeric: true,
            cell: ({ unpaid }) => number(unpaid),
          },
          {
            id: 'whole',
            header: say(words.wholeMonth),
            align: 'end',
            isNumeric: true,
            cell: ({ whole }) => money(whole),
          },
          {
            id: 'amount',
            header: say(words.amount),
            align: 'end',
            isNumeric: true,
            cell: ({ amount }) => money(amount),
          },
        ]}
      />
    </Card>
  );
}

/** Where a day without full pay is recorded; undefined where the reader has no page for it. */
function pageOf({ kind, id }: UnpaidDay, as: As, slug: string): string | undefined {
  if (kind === 'leave')
    return as === 'user'
      ? linkTo(leaveRequestPaths.own, {}, { open: id })
      : may('6.02', 'read')
        ? linkTo(leaveRequestPaths.organization, { slug }, { open: id })
        : undefined;
  if (kind === 'penalty') return undefined;
  if (kind === 'correction')
    return as === 'hr' && may('11.00', 'read') ? `${fillPath(payrollPaths.increment, { slug })}?tab=past` : undefined;
  if (as === 'user') return linkTo('/user/attendance/reports/individual-daily-attendance', {}, { open: id });
  return may('5.01', 'read')
    ? fillPath('/admin/:slug/attendance/reports/individual-daily-attendance?open=:id', { slug, id })
    : undefined;
}

function UnpaidDays({ explained, as }: { readonly explained: PayExplanation; readonly as: As }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { number } = useValues();
  return (
    <Card title={say(words.unpaidDays)} titleLevel="3">
      <DescriptionList
        columns="1"
        isBeside="always"
        items={explained.unpaid_days.map((day) => {
          const href = pageOf(day, as, slug);
          const text = `${dates.date(day.day)}, ${say(dayKinds[day.kind])}`;
          return {
            id: `${day.kind} ${day.id} ${day.day}`,
            label: href === undefined ? text : <Link href={href}>{text}</Link>,
            value: number(day.unpaid),
          };
        })}
      />
    </Card>
  );
}

/** What changed since the payslip before, and why. */
function Changes({ explained, month }: { readonly explained: PayExplanation; readonly month: string }): ReactNode {
  const say = useModelText();
  const { money, value, language } = useValues();
  const title = say(words.changed(monthText(month, language)));
  const causeOf = ({ cause }: PayExplanation['changes'][number]): string => {
    if (!cause) return '';
    const { kind, input, through } = cause;
    const said = (of: { en: string; ne: string }) =>
      input?.unit === 'word' ? say(of) : value(of.en, input?.unit ?? 'number');
    // The kind says by its name what the days are.
    const label = input && kind !== 'days' ? `${say(input.label)}: ` : '';
    const because = [say(causeKinds[kind]), through && say(words.through(say(through)))].filter(Boolean).join(', ');
    return input ? `${because}: ${label}${said(input.before)} → ${said(input.now)}` : because;
  };
  if (explained.changes.length === 0)
    return (
      <Card title={title} titleLevel="3">
        <Text tone="muted">{say(words.unchanged)}</Text>
      </Card>
    );
  return (
    <Card title={title} titleLevel="3" isFlush>
      <DataTable
        label={title}
        rows={explained.changes}
        rowId={({ label }) => label.en}
        columns={[
          {
            id: 'heading',
            header: say(words.heading),
            minWidth: '13rem',
            cell: (change) => (
              <>
                <Text as="span">{say(change.label)}</Text>
                <Text as="div" size="sm" tone="muted">
                  {causeOf(change)}
                </Text>
              </>
            ),
          },
          {
            id: 'before',
            header: say(words.before),
            align: 'end',
            isNumeric: true,
            minWidth: '6.5rem',
            cell: ({ before }) => money(before),
          },
          {
            id: 'now',
            header: say(words.now),
            align: 'end',
            isNumeric: true,
            minWidth: '6.5rem',
            cell: ({ now }) => money(now),
          },
          {
            id: 'difference',
            header: say(words.difference),
            align: 'end',
            cell: ({ difference }) => money(difference),
          },
        ]}
      />
    </Card>
  );
}

/** The rows of the law with their sources. */
function Law({ law }: { readonly law: PayExplanation['law'] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  return (
    <Card title={say(words.law)} titleLevel="3">
      <DescriptionList
        columns="1"
        items={law.map(({ id, label, source, from, to, confidence, note }) => ({
          id,
          label: `${say(label)} (${dates.date(from)} – ${to === null ? '' : dates.date(to)})`,
          value: (
            <>
              <span lang="en">{source}</span>
              {note ? `. ${say(note)}` : confidence === 'low' ? `. ${say(words.unsure)}` : ''}
            </>
          ),
        }))}
      />
    </Card>
  );
}
