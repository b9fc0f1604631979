import { fillPath } from '@karmik/model/kit/links';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { duties, dutyNames, type DutyName } from '@karmik/model/payroll/files/duties';
import { payFile } from '@karmik/model/payroll/files/file';
import type { PayFilePage } from '@karmik/model/payroll/files/page';
import { payRun } from '@karmik/model/payroll/run/run';
import { Grid } from '@karmik/ui/Grid';
import { Inline } from '@karmik/ui/Inline';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { Tabs } from '@karmik/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { usePageParams } from '../../../screens/providers/page-route.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { FileLines } from './FileLines.tsx';
import { FileNotices } from './FileNotices.tsx';
import { WriteFile } from './WriteFile.tsx';
import { WrittenFiles } from './WrittenFiles.tsx';
import { words } from './words.ts';

export const SsfPage = (): ReactNode => <FilesPage duty="ssf" />;
export const PfPage = (): ReactNode => <FilesPage duty="pf" />;
export const CitPage = (): ReactNode => <FilesPage duty="cit" />;
export const TaxPage = (): ReactNode => <FilesPage duty="tax" />;
export const DisbursementPage = (): ReactNode => <FilesPage duty="disbursement" />;

const pageSize = 25;

/** What a payroll owes to one authority or to its employees: its lines, who lacks what, and the files of it. */
function FilesPage({ duty }: { readonly duty: DutyName }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { pk = '' } = usePageParams();
  const navigate = useNavigate();
  const { language } = useValues();
  const { label, about, files } = duties[duty];
  const [template, setTemplate] = useState(files[0]?.name ?? '');
  const [bank, setBank] = useState('all');
  const [page, setPage] = useState(1);
  const path = `${endpoint(payRun, slug, payrollEndpoints.run)}${pk}/output-file/${duty}/`;
  const asked = {
    template,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(bank !== 'all' && template !== 'cash' && { bank }),
  };
  const query = useQuery({
    queryKey: keyOf(payFile, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<PayFilePage>(),
    placeholderData: keepPreviousData,
  });
  const run = query.data?.run;
  const declared = files.find(({ name }) => name === template);
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <ScreenPage
      screen={{ description: about }}
      {...(run && { title: `${say(label)}: ${(language === 'ne' && run.name_in_nepali) || run.name}` })}
    >
      <Tabs
        label={say(words.files)}
        items={dutyNames.map((id) => ({ id, label: say(duties[id].label) }))}
        selectedId={duty}
        onChange={(id) => void navigate(fillPath(duties[id].path, { slug, pk }))}
      >
        <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
          {(data) => (
            <Stack gap="lg">
              <FileNotices data={data} duty={duty} />
              <Figures data={data} duty={duty} template={template} />
              {files.length > 1 && (
                <Grid>
                  <Select
                    label={say(payFile.fields.template.label)}
                    value={template}
                    onChange={(next) => narrow(() => setTemplate(next))}
                    options={files.map((file) => ({ id: file.name, label: say(file.label) }))}
                  />
                  {data.banks.length > 0 && template !== 'cash' && (
                    <Select
                      label={say(duties.disbursement.files[0]?.columns[1]?.label ?? words.allBanks)}
                      value={bank}
                      onChange={(next) => narrow(() => setBank(next))}
                      options={[
                        { id: 'all', label: say(words.allBanks) },
                        ...data.banks.map((each) => ({ id: String(each.bank.id), label: each.bank.name })),
                      ]}
                    />
                  )}
                </Grid>
              )}
              <Inline justify="end">
                {declared && data.run.is_confirmed && data.open.people > 0 && (
                  <WriteFile path={path} duty={duty} template={declared} bank={asked.bank ?? null} data={data} />
                )}
              </Inline>
              {data.run.is_confirmed && <WrittenFiles path={path} duty={duty} data={data} />}
              {declared && (
                <FileLines data={data} template={declared} page={page} pageSize={pageSize} onPageChange={setPage} />
              )}
            </Stack>
          )}
        </Loaded>
      </Tabs>
    </ScreenPage>
  );
}

function Figures({
  data,
  duty,
  template,
}: {
  readonly data: PayFilePage;
  readonly duty: DutyName;
  readonly template: string;
}): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { money, number } = useValues();
  const columns = duties[duty].files.find(({ name }) => name === template)?.columns ?? [];
  return (
    <Grid>
      {columns.flatMap(({ name, label }) => {
        const sum = data.sums[name];
        return sum === undefined ? [] : [<Stat key={name} label={say(label)} value={money(sum)} />];
      })}
      <Stat
        label={say(words.open)}
        value={money(data.open.sums['total'] ?? '0.00')}
        note={`${say(words.people)}: ${number(data.open.people)}`}
      />
      {duty === 'disbursement' && (
        <Stat
          label={say(words.held)}
          value={money(data.held.total)}
          note={`${say(words.people)}: ${number(data.held.people)}`}
        />
      )}
      {data.due_on !== null && <Stat label={say(words.due)} value={dates.date(data.due_on)} />}
    </Grid>
  );
}
