import type { Entity } from '@karmik/model/kit/entity';
import { measureText, type Aggregate, type Report, type ReportLook } from '@karmik/model/kit/report';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Stat } from '@karmik/ui/Stat';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { useFigures } from './figures.ts';
import type { Drill } from './RecordChart.tsx';

interface PartsProps {
  readonly entity: Entity;
  readonly report: Report;
  readonly look: ReportLook;
  readonly figures: Aggregate;
  readonly hrefOf: (filters: Drill) => string;
}

/** How many people there are in all and in each group; each number opens its people below. */
export function Parts({ entity, report, look, figures, hrefOf }: PartsProps): ReactNode {
  const say = useModelText();
  const { text, groupName } = useFigures(entity);
  const { groupBy, measures } = look;
  const [measure = 'count'] = measures;
  if (groupBy === undefined) return null;
  return (
    <Grid columns="4" gap="sm">
      <GridItem>
        <Stat
          label={say(measureText(entity, measure, report))}
          value={text(measure, figures.totals[measure])}
          href={hrefOf({})}
        />
      </GridItem>
      {figures.groups.map((group) => (
        <GridItem key={group.key}>
          <Stat
            label={groupName(groupBy, group)}
            value={text(measure, group.values[measure])}
            {...(group.filters === null ? {} : { href: hrefOf(group.filters) })}
          />
        </GridItem>
      ))}
    </Grid>
  );
}
