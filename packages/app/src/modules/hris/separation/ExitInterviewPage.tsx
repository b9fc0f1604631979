import { AnswerForm } from '@karmik/forms/AnswerForm';
import { AnswersRead } from '@karmik/forms/AnswersRead';
import type { Interview } from '@karmik/model/hris/separation';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { interviewWords } from './words.ts';

interface Own {
  readonly interview: Interview | null;
}
/** The questions for the person who leaves; what was answered stays to be read. */
export default function ExitInterviewPage(): ReactNode {
  const say = useModelText();
  const path = `hris/${useSlug()}/exit-interview/own/`;
  const query = useQuery({
    queryKey: ['exit_interview', path],
    queryFn: ({ signal }) => api.get(path, { signal }).json<Own>(),
  });
  return (
    <ScreenPage screen={interviewWords} width="form">
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ interview }) =>
          interview === null ? (
            <EmptyState title={say(interviewWords.nothing)} description={say(interviewWords.nothingWhy)} />
          ) : interview.answered_at === null ? (
            <Questions interview={interview} path={`${path}answer/`} />
          ) : (
            <Stack gap="lg">
              <Banner tone="positive">{say(interviewWords.thanks)}</Banner>
              <Card>
                <AnswersRead structure={interview.structure} answers={interview.answers} />
              </Card>
            </Stack>
          )
        }
      </Loaded>
    </ScreenPage>
  );
}

function Questions({ interview, path }: { interview: Interview; path: string }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  return (
    <Stack gap="lg">
      <Banner tone="info">{say(interviewWords.before(dates.date(interview.effective_date)))}</Banner>
      {interview.introduction && <Text isMultiline>{interview.introduction}</Text>}
      <Card>
        <AnswerForm
          structure={interview.structure}
          submitLabel={interviewWords.send}
          submit={(answers) => api.post(path, { json: { answers } }).json<Own>()}
          onSuccess={() => void queryClient.invalidateQueries({ queryKey: ['exit_interview'] })}
        />
      </Card>
    </Stack>
  );
}
