import type { Entity } from '@karmik/model/kit/entity';
import { measureText, type Aggregate, type Report, type ReportLook } from '@karmik/model/kit/report';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Stat } from '@karmik/ui/Stat';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { words } from '../words.ts';
import { useFigures } from './figures.ts';

interface TotalsProps {
  readonly entity: Entity;
  readonly report: Report;
  readonly look: ReportLook;
  readonly figures: Aggregate;
  /** Where the records are. */
  readonly href: string;
}

/** What is measured of all records that match, beside the time before where one is chosen. */
export function Totals({ entity, report, look, figures, href }: TotalsProps): ReactNode {
  const say = useModelText();
  const { text, change } = useFigures(entity);
  const { totals, previous } = figures;
  return (
    <Grid columns="4">
      {look.measures.map((measure) => {
        const before = previous?.values[measure];
        const moved = before === undefined ? undefined : change(measure, totals[measure], before);
        return (
          <GridItem key={measure}>
            <Stat
              label={say(measureText(entity, measure, report))}
              value={text(measure, totals[measure])}
              href={href}
              {...(moved === undefined ? {} : { change: moved })}
              {...(before === undefined ? {} : { note: say(words.previousPeriod(text(measure, before))) })}
            />
          </GridItem>
        );
      })}
    </Grid>
  );
}
