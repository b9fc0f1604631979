import { AnswerForm } from '@karmik/forms/AnswerForm';
import type { FormToFill } from '@karmik/model/forms/answering';
import { form, formAnswer } from '@karmik/model/forms/form';
import { formPaths } from '@karmik/model/forms/paths';
import { Banner } from '@karmik/ui/Banner';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { keyOf, refresh } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { serverDraft, type DraftState } from './server-draft.ts';
import { words } from './words.ts';

const list = formPaths.own;

/** One form to be filled in under one's name. */
export function FillForm({ id }: { id: string }): ReactNode {
  const say = useModelText();
  const path = `forms/${useSlug()}/mine/${encodeURIComponent(id)}/`;
  const query = useQuery({
    queryKey: keyOf(form, 'to fill', path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<FormToFill>(),
    // What is being written is not put back by an older draft.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <ScreenPage
      {...(query.data ? { title: query.data.name } : {})}
      width="form"
      actions={
        <ButtonLink variant="outline" tone="neutral" href={list}>
          {say(words.back)}
        </ButtonLink>
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(filled) => <Filling key={filled.version} path={path} filled={filled} />}
      </Loaded>
    </ScreenPage>
  );
}

function Filling({ path, filled }: { path: string; filled: FormToFill }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const navigate = useNavigate();
  const { standing, structure, version, disclaimer, description, deadline, needs_approval, draft: held } = filled;
  const [state, setState] = useState<DraftState>(
    held === null ? { kind: 'unsaved' } : { kind: 'saved', at: held.saved_at },
  );
  const [draft] = useState(() =>
    serverDraft({
      held: held?.answers,
      put: async (answers) =>
        (await api.put(`${path}draft/`, { json: { answers } }).json<{ saved_at: string }>()).saved_at,
      drop: () => api.delete(`${path}draft/`),
      onState: setState,
    }),
  );
  useEffect(() => {
    const flush = () => draft.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      draft.flush();
    };
  }, [draft]);
  if (standing === 'Over' || standing === 'Answered')
    return (
      <Banner
        tone={standing === 'Answered' ? 'positive' : 'neutral'}
        actions={
          <ButtonLink size="sm" variant="outline" href={`${list}?tab=mine`}>
            {say(words.toAnswers)}
          </ButtonLink>
        }
      >
        {say(standing === 'Answered' || deadline === null ? words.answered : words.closedOn(dates.instant(deadline)))}
      </Banner>
    );
  const told = {
    unsaved: '',
    saving: say(words.saving),
    saved: state.kind === 'saved' ? say(words.savedAt(dates.instant(state.at))) : '',
    failed: say(words.notSaved),
  }[state.kind];
  return (
    <Stack gap="lg">
      {description !== null && <Text isMultiline>{description}</Text>}
      {(deadline !== null || needs_approval) && (
        <Banner tone="info">
          {[deadline !== null && say(words.until(dates.instant(deadline))), needs_approval && say(words.willBeApproved)]
            .filter((each) => each !== false)
            .join(' · ')}
        </Banner>
      )}
      <Card>
        <AnswerForm
          structure={structure}
          disclaimer={disclaimer}
          draft={draft}
          submit={async (answers, agrees) => {
            await api.post(`${path}answer/`, { json: { version, agrees, answers } }).json();
            draft.end();
          }}
          onSuccess={() => {
            void snackbar.success(say(words.sent));
            void refresh(form);
            void refresh(formAnswer);
            void navigate(`${list}?tab=mine`);
          }}
        />
      </Card>
      <output>
        <Text size="sm" tone={state.kind === 'failed' ? 'critical' : 'muted'}>
          {told}
        </Text>
      </output>
    </Stack>
  );
}
