import { useForms } from '@karmik/forms/FormsProvider';
import { kindOf } from '@karmik/forms/kinds';
import type { Aggregate, AggregateGroup } from '@karmik/model/kit/report';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DataTable, type DataColumn } from '@karmik/ui/DataTable';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Icon } from '@karmik/ui/Icon';
import { Link } from '@karmik/ui/Link';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import type { Breakdown, BreakdownFigure } from '../kit/bodies.ts';
import { useSlug } from '../providers/use-slug.ts';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, fieldOf, plainText } from '../records.ts';
import { aggregateQuery } from '../report/aggregate.ts';
import { useFigures } from '../report/figures.ts';
import * as styles from './overview.css.ts';
import { breakdownQuery, useListAddress, withFilters } from './some.ts';

const by = bilingual('Show by', 'यसअनुसार');
const all = bilingual('All', 'सबै');

interface BreakdownProps {
  readonly breakdown: Breakdown;
}

const useBreakdown = ({ breakdown }: BreakdownProps, unit: string) =>
  useQuery(
    aggregateQuery(
      breakdown.entity,
      endpoint(breakdown.entity, useSlug(), breakdown.path),
      breakdownQuery(breakdown, unit),
    ),
  );

/** Figures of a choice, two by two on a phone. Each opens its records. */
export function BreakdownFigures(props: BreakdownProps): ReactNode {
  const query = useBreakdown(props, props.breakdown.units[0]);
  return (
    <Loaded query={query} waiting={<Skeleton shape="card" count={2} />}>
      {(answer) => <Figures {...props} answer={answer} />}
    </Loaded>
  );
}

/** The same figures by unit, those that no record has left out. */
export function BreakdownUnits(props: BreakdownProps): ReactNode {
  const say = useModelText();
  const { entity, title, units } = props.breakdown;
  const [unit, setUnit] = useState(units[0]);
  const query = useBreakdown(props, unit);
  return (
    <Card
      title={say(title)}
      isFlush
      actions={
        units.length > 1 && (
          <SegmentedControl
            label={say(by)}
            value={unit}
            onChange={setUnit}
            options={units.map((id) => ({ id, label: say(fieldOf(entity, id).label) }))}
          />
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {(answer) => <Units {...props} answer={answer} unit={unit} />}
      </Loaded>
    </Card>
  );
}

interface AnsweredProps extends BreakdownProps {
  readonly answer: Aggregate;
}

/** The unit of the row of all. */
const everyone = 'all';

/** The figures of an answer: what each is called, and how many records it counts. */
function useAnswered({ breakdown, answer }: AnsweredProps) {
  const forms = useForms();
  const list = useListAddress(breakdown);
  const { entity, groupBy, figures } = breakdown;
  const field = fieldOf(entity, groupBy);
  const cellOf = (group: AggregateGroup, value: string) =>
    group.cells[answer.columns.findIndex((column) => column.value === value)];
  const countIn = (group: AggregateGroup, value: string) =>
    Number(plainText(cellOf(group, value)?.values['count']) || 0);
  const totalOf = (value: string) => answer.groups.reduce((sum, group) => sum + countIn(group, value), 0);
  return {
    shown: figures.filter(({ value, isRare, isOffered }) => (isOffered?.() ?? true) && (!isRare || totalOf(value) > 0)),
    nameOf: ({ value }: BreakdownFigure) => kindOf(field).text?.(value, field, forms) ?? value,
    opens: (filters: Readonly<Record<string, string>>) => withFilters(list, filters),
    cellOf,
    countIn,
    totalOf,
  };
}

function Figures(props: AnsweredProps): ReactNode {
  const number = useNumbers();
  const { shown, nameOf, opens, totalOf } = useAnswered(props);
  return (
    <Grid columns="4" gap="md">
      {shown.map((figure) => (
        <GridItem key={figure.value}>
          <div className={styles.whole}>
            <Stat
              label={nameOf(figure)}
              value={number(totalOf(figure.value))}
              href={opens({ [props.breakdown.groupBy]: figure.value })}
              {...(figure.tone === undefined ? {} : { tone: figure.tone })}
              {...(figure.icon === undefined ? {} : { icon: <Icon of={figure.icon} /> })}
            />
          </div>
        </GridItem>
      ))}
    </Grid>
  );
}

function Units({ unit, ...props }: AnsweredProps & { readonly unit: string }): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const { breakdown, answer } = props;
  const { entity, groupBy, title } = breakdown;
  const { groupName } = useFigures(entity);
  const { shown, nameOf, opens, cellOf, countIn, totalOf } = useAnswered(props);
  const linked = (count: number, name: string, filters: Readonly<Record<string, string>> | null | undefined) =>
    count > 0 && filters ? (
      <Link href={opens(filters)} look="quiet" aria-label={`${name}: ${number(count)}`}>
        {number(count)}
      </Link>
    ) : (
      number(count)
    );
  const unitOf = (group: AggregateGroup | null) => (group === null ? say(all) : groupName(unit, group));
  const columns: DataColumn<AggregateGroup | null>[] = [
    { id: 'unit', header: say(fieldOf(entity, unit).label), cell: unitOf, minWidth: '10rem' },
    ...shown
      .filter(({ value }) => totalOf(value) > 0)
      .map((figure): DataColumn<AggregateGroup | null> => ({
        id: figure.value,
        header: nameOf(figure),
        isNumeric: true,
        cell: (group) => {
          const name = `${unitOf(group)}, ${nameOf(figure)}`;
          return group === null
            ? linked(totalOf(figure.value), name, { [groupBy]: figure.value })
            : linked(countIn(group, figure.value), name, cellOf(group, figure.value)?.filters);
        },
      })),
  ];
  return (
    <DataTable
      label={say(title)}
      columns={columns}
      rows={answer.groups.length > 1 ? [...answer.groups, null] : answer.groups}
      rowId={(group) => group?.key ?? everyone}
      rowName={unitOf}
    />
  );
}
