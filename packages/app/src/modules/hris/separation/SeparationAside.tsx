import { AnswersRead } from '@karmik/forms/AnswersRead';
import { separation, type Interview } from '@karmik/model/hris/separation';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { ProcessTasks } from './ProcessTasks.tsx';
import { interviewWords } from './words.ts';

type Row = EntityRecord<typeof separation>;

const words = {
  none: bilingual('No tasks for this type.', 'यस प्रकारमा कार्य छैनन्।'),
};

/** The tasks of a separation and what the employee answered. */
export function SeparationAside({ record }: { record: Row }): ReactNode {
  return (
    <>
      <ProcessTasks process="Separation" id={record.id} none={words.none} />
      <ExitInterview id={record.id} />
    </>
  );
}

function ExitInterview({ id }: { id: number }): ReactNode {
  const say = useModelText();
  const path = `${endpoint(separation, useSlug(), 'hris/:org/separation')}${id}/exit-interview/`;
  const query = useQuery({
    queryKey: ['exit_interview', path],
    queryFn: ({ signal }) => api.get(path, { signal }).json<{ interview: Interview | null }>(),
  });
  return (
    <Card title={say(interviewWords.title)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ interview }) =>
          interview === null ? (
            <Text tone="muted">{say(interviewWords.notAsked)}</Text>
          ) : interview.answered_at === null ? (
            <Text tone="muted">{say(interviewWords.waits)}</Text>
          ) : (
            <AnswersRead structure={interview.structure} answers={interview.answers} />
          )
        }
      </Loaded>
    </Card>
  );
}
