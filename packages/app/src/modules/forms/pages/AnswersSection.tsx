import { AnswersRead } from '@karmik/forms/AnswersRead';
import type { AnsweredForm } from '@karmik/model/forms/answering';
import { formAnswer } from '@karmik/model/forms/form';
import type { ViewerType } from '@karmik/model/kit/actions';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** The answers of a record in one role, with the questions as they stood, and a PDF of them. */
export function answersSection(as: ViewerType) {
  return function AnswersSection({ record }: { record: { readonly id: number } }): ReactNode {
    const say = useModelText();
    const { language, calendar } = useSnapshot(preferences);
    const path = `forms/${useSlug()}/answer/${record.id}/`;
    const query = useQuery({
      queryKey: keyOf(formAnswer, 'answers', path, as),
      queryFn: ({ signal }) => api.get(`${path}answers/`, { searchParams: { as }, signal }).json<AnsweredForm>(),
    });
    const printing = useMutation({
      mutationFn: () => download(`${path}pdf/`, { as, language, calendar: calendar === 'BS' ? 'bs' : 'ad' }),
      onError: reportFailure,
    });
    return (
      <Card
        title={say(words.answers)}
        actions={
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={DownloadIcon} size="sm" />}
            isPending={printing.isPending}
            onPress={() => printing.mutate()}
          >
            {say(words.pdf)}
          </Button>
        }
      >
        <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
          {({ structure, answers }) => <AnswersRead structure={structure} answers={answers} />}
        </Loaded>
      </Card>
    );
  };
}
