import { useForms } from '@karmik/forms/FormsProvider';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { durationText, moneyText } from '@karmik/model/kit/figures';
import type { ProjectProgress } from '@karmik/model/task/answers';
import { project } from '@karmik/model/task/project';
import { task } from '@karmik/model/task/task';
import { Grid } from '@karmik/ui/Grid';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDateStyle, useNumbers } from '../../../preferences/dates.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** Progress of a project: its tasks, and logged work against its budget. */
export function ProjectFigures({ record }: { readonly record: EntityRecord<typeof project> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language } = useDateStyle();
  const number = useNumbers();
  const path = `${endpoint(project, slug)}${record.id}/progress/`;
  const query = useQuery({
    queryKey: keyOf(task, path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<ProjectProgress>(),
  });
  const { currency } = useForms();
  const money = (sum: string): string => `${currency} ${moneyText(sum, language)}`;
  const { budget_hours: hours, budget_amount: budget } = record;
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={1} />}>
      {({ tasks, completed, overdue, approved_minutes, waiting_minutes, amount }) => (
        <Grid gap="md">
          <Stat
            label={say(words.tasks)}
            value={say(words.doneOf(number(completed), number(tasks)))}
            note={`${say(words.overdue)}: ${number(overdue)}`}
          />
          <Stat
            label={say(words.approvedTime)}
            value={durationText(approved_minutes, language)}
            note={say(hours === null ? words.noBudget : words.ofBudget(durationText(hours * 60, language)))}
          />
          <Stat
            label={say(words.waitingTime)}
            value={durationText(waiting_minutes, language)}
            note={say(words.notInBudget)}
          />
          {amount !== null && (
            <Stat
              label={say(words.cost)}
              value={money(amount)}
              note={say(budget === null ? words.noBudget : words.ofBudget(money(budget)))}
            />
          )}
        </Grid>
      )}
    </Loaded>
  );
}
