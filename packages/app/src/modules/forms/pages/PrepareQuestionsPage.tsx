import type { PreparedQuestions } from '@karmik/model/forms/answering';
import { form } from '@karmik/model/forms/form';
import { Banner } from '@karmik/ui/Banner';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../api/client.ts';
import { fillPath } from '@karmik/model/kit/links';
import { useNumbers } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, mayWrite } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { ChooseForm } from './ChooseForm.tsx';
import { QuestionsEditing } from './QuestionsEditing.tsx';
import { words } from './words.ts';

/** What a form asks; the address says which form (`?form=4`). */
export default function PrepareQuestionsPage(): ReactNode {
  const [params] = useSearchParams();
  const id = params.get('form');
  const screen = { description: words.prepareWhat };
  return id === null ? (
    <ScreenPage screen={screen}>
      <ChooseForm path="/admin/:slug/forms/settings/questions/prepare" />
    </ScreenPage>
  ) : (
    <Prepare key={id} id={id} />
  );
}

function Prepare({ id }: { id: string }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const path = `${endpoint(form, slug)}${encodeURIComponent(id)}/questions/`;
  const query = useQuery({
    queryKey: keyOf(form, 'questions', path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<PreparedQuestions>(),
    // What is being put together is not put back by someone else's change.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return (
    <ScreenPage
      screen={{ description: words.prepareWhat }}
      {...(query.data ? { title: query.data.name } : {})}
      actions={
        <ButtonLink variant="outline" tone="neutral" href={fillPath('/admin/:slug/forms/settings', { slug })}>
          {say(words.back)}
        </ButtonLink>
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {({ structure, version, answers, is_anonymous }) => (
          <Stack gap="lg">
            {answers > 0 && <Banner tone="info">{say(words.isAnswered(figures(answers), figures(version)))}</Banner>}
            <QuestionsEditing<PreparedQuestions>
              path={path}
              topic={form.name}
              held={structure}
              hasNoFiles={is_anonymous}
              mayWrite={mayWrite(form)}
              onSaved={(saved) =>
                void snackbar.success(
                  say(saved.version === version ? words.saved : words.savedAs(figures(saved.version))),
                )
              }
            />
          </Stack>
        )}
      </Loaded>
    </ScreenPage>
  );
}
