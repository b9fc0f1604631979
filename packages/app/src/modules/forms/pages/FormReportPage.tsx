import type { FormReport } from '@karmik/model/forms/answering';
import { form } from '@karmik/model/forms/form';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Grid } from '@karmik/ui/Grid';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { api } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { fillPath } from '@karmik/model/kit/links';
import { useNumbers } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { ChooseForm } from './ChooseForm.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { words } from './words.ts';

const screen = { title: words.reportTitle, description: words.reportWhat };

/** What was answered to a form; the address says which (`?form=4`). */
export default function FormReportPage(): ReactNode {
  const [params] = useSearchParams();
  const id = params.get('form');
  return id === null ? (
    <ScreenPage screen={screen}>
      <ChooseForm path="/admin/:slug/forms/report" />
    </ScreenPage>
  ) : (
    <Report key={id} id={id} />
  );
}

function Report({ id }: { id: string }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language, calendar } = useSnapshot(preferences);
  const path = `${endpoint(form, slug)}${encodeURIComponent(id)}/report/`;
  const query = useQuery({
    queryKey: keyOf(form, 'report', path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<FormReport>(),
  });
  const exporting = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') =>
      download(`${path}export/`, { format, language, calendar: calendar === 'BS' ? 'bs' : 'ad' }),
    onError: reportFailure,
  });
  return (
    <ScreenPage
      screen={screen}
      {...(query.data ? { title: query.data.name } : {})}
      actions={
        <Inline gap="sm">
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="outline"
              tone="neutral"
              iconStart={<Icon of={DownloadIcon} size="sm" />}
              isPending={exporting.isPending && exporting.variables === format}
              onPress={() => exporting.mutate(format)}
            >
              {say(format === 'xlsx' ? words.toSheet : words.toCsv)}
            </Button>
          ))}
          <ButtonLink variant="ghost" tone="neutral" href={fillPath('/admin/:slug/forms/report', { slug })}>
            {say(words.back)}
          </ButtonLink>
        </Inline>
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(report) => <Figures report={report} />}
      </Loaded>
    </ScreenPage>
  );
}

function Figures({ report }: { report: FormReport }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { answers, asked, versions, questions } = report;
  if (answers === 0) return <EmptyState title={say(words.noAnswers)} />;
  return (
    <Stack gap="lg">
      <Grid columns="3">
        <Stat label={say(words.answerCount)} value={figures(answers)} />
        {asked !== null && <Stat label={say(words.asked)} value={figures(asked)} />}
        <Stat label={say(words.versions)} value={figures(versions.length)} />
      </Grid>
      {questions.map((each) => (
        <QuestionCard
          key={`${each.key} ${each.versions.join(' ')}`}
          question={each}
          isOfSeveral={versions.length > 1}
        />
      ))}
    </Stack>
  );
}
