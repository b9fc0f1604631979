import { monthText } from '@karmik/model/kit/month';
import { fillPath } from '@karmik/model/kit/links';
import { nameIn } from '@karmik/model/kit/fields';
import { figures } from '@karmik/model/kit/digits';
import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRegister } from '@karmik/model/payroll/reports/register';
import { type TeamFigures, type TeamInsight } from '@karmik/model/payroll/reports/team-insight';
import { Card } from '@karmik/ui/Card';
import { DataTable, type DataColumn } from '@karmik/ui/DataTable';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Stat } from '@karmik/ui/Stat';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { keyOf } from '../../../screens/records.ts';
import { useFigures } from '../../../screens/report/figures.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useAddress } from '../../../screens/use-address.ts';
import { words as screenWords } from '../../../screens/words.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';

const words = {
  description: bilingual('What did a month of pay cost for your team?', 'तपाईंको टोलीको एक महिनाको तलब कति खर्च भयो?'),
  month: bilingual('Month', 'महिना'),
  help: (least: number) =>
    bilingual(
      `Published payrolls against the month before, in sums of at least ${counted(least, 'employee')}. Smaller branches are shown together or not at all.`,
      `अघिल्लो महिनाको तुलनामा प्रकाशित तलब, कम्तीमा ${figures(least, 'ne')} कर्मचारीको जम्मामा। साना शाखा सँगै देखाइन्छन् वा देखाइँदैनन्।`,
    ),
  branches: bilingual('By branch', 'शाखाअनुसार'),
  branch: bilingual('Branch', 'शाखा'),
  none: bilingual('No branch', 'शाखा छैन'),
  few: (least: number) =>
    bilingual(`Fewer than ${counted(least, 'employee')}`, `${figures(least, 'ne')} जनाभन्दा कम कर्मचारी`),
  fewWhy: (least: number) =>
    bilingual(
      `The pay of a month is shown for teams in which at least ${counted(least, 'employee')} were paid.`,
      `कम्तीमा ${figures(least, 'ne')} कर्मचारीले तलब पाएका टोलीको मात्र महिनाको तलब देखाइन्छ।`,
    ),
  nothing: bilingual('No payroll is published yet.', 'अहिलेसम्म प्रकाशित तलब छैन।'),
};
const shown = [
  'cost',
  'gross',
  'net',
  'employer_cost',
  'people',
  'joined',
  'departed',
  'overtime',
] as const satisfies readonly (keyof TeamFigures)[];
const inTable = ['people', 'gross', 'employer_cost', 'cost'] as const;

/** Sums of the pay of a team; the pay of single employees is not in what the server answers. */
export default function TeamInsightPage(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language } = useValues();
  const { params, change } = useAddress();
  const month = params.get('month');
  const path = fillPath(payrollEndpoints.teamInsight, { org: slug });
  const asked = month === null ? {} : { month };
  const query = useQuery({
    queryKey: keyOf(payRegister, 'team-insight', slug, asked),
    queryFn: ({ signal }) => api.get(`${path}/`, { searchParams: asked, signal }).json<TeamInsight>(),
    placeholderData: keepPreviousData,
  });
  return (
    <ScreenPage screen={words}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(insight) => (
          <Stack gap="lg">
            {insight.months.length > 0 && (
              <Grid columns="4">
                <GridItem>
                  <Select
                    label={say(words.month)}
                    options={insight.months.map((each) => ({ id: each, label: monthText(each, language) }))}
                    value={insight.month}
                    onChange={(next) => change({ month: next === insight.months[0] ? null : String(next) }, true)}
                  />
                </GridItem>
              </Grid>
            )}
            <Text size="sm" tone="muted">
              {say(words.help(insight.least_people))}
            </Text>
            <Figures insight={insight} />
          </Stack>
        )}
      </Loaded>
    </ScreenPage>
  );
}

function Figures({ insight: { month, least_people, team, groups } }: { insight: TeamInsight }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const { language } = useValues();
  const { text, change } = useFigures(payRegister);
  if (month === null) return <EmptyState title={texts.empty} description={say(words.nothing)} />;
  if (team === null)
    return <EmptyState title={say(words.few(least_people))} description={say(words.fewWhy(least_people))} />;
  const labelOf = (name: keyof TeamFigures) => say(payRegister.fields[name].label);
  const columns = inTable.map((name): DataColumn<TeamInsight['groups'][number]> => ({
    id: name,
    header: labelOf(name),
    align: 'end',
    isNumeric: true,
    minWidth: '9rem',
    cell: ({ now, before }) => (
      <>
        {text(`sum:${name}`, now[name])}
        {before && (
          <Text size="sm" tone="muted">
            {change(`sum:${name}`, now[name], before[name])?.text}
          </Text>
        )}
      </>
    ),
  }));
  return (
    <>
      <Grid columns="4">
        {shown.map((name) => {
          const measure = `sum:${name}`;
          const before = team.before?.[name];
          const moved = before === undefined ? undefined : change(measure, team.now[name], before);
          return (
            <GridItem key={name}>
              <Stat
                label={labelOf(name)}
                value={text(measure, team.now[name])}
                {...(moved && { change: moved })}
                {...(before !== undefined && { note: say(screenWords.previousPeriod(text(measure, before))) })}
              />
            </GridItem>
          );
        })}
      </Grid>
      {groups.length > 0 && (
        <Card title={say(words.branches)} isFlush>
          <DataTable
            label={say(words.branches)}
            rows={groups}
            rowId={({ branch, is_rest }) => (is_rest ? 'rest' : String(branch?.id ?? 'none'))}
            rowName={({ branch, is_rest }) =>
              is_rest ? say(screenWords.others) : branch ? nameIn(language, branch) : say(words.none)
            }
            columns={[
              {
                id: 'branch',
                header: say(words.branch),
                minWidth: '11rem',
                cell: ({ branch, is_rest }) =>
                  is_rest ? say(screenWords.others) : branch ? nameIn(language, branch) : say(words.none),
              },
              ...columns,
            ]}
          />
        </Card>
      )}
    </>
  );
}
