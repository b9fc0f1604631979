import { filtersFromParams, paramsFromFilters, withFilters } from '@karmik/forms/filter-params';
import { FilterForm } from '@karmik/forms/FilterForm';
import { numberText } from '@karmik/model/kit/figures';
import { useForms } from '@karmik/forms/FormsProvider';
import {
  staffMovement,
  turnoverFilters,
  turnoverUnits,
  type Turnover,
  type TurnoverFigures,
} from '@karmik/model/hris/turnover';
import { fillPath } from '@karmik/model/kit/links';
import { periodText, relativeSpan, type DaySpan } from '@karmik/model/kit/period';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DataGrid, type GridColumn, type GridView } from '@karmik/ui/DataTable/grid';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { LineChart } from '@karmik/ui/LineChart';
import { Link } from '@karmik/ui/Link';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stat } from '@karmik/ui/Stat';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { todayThere } from '../../../../preferences/place.ts';
import { useSlug } from '../../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../../screens/query/Loaded.tsx';
import { keyOf } from '../../../../screens/records.ts';
import { periodChange, spanIn, withSpan } from '../../../../screens/report/period.ts';
import { PeriodControl } from '../../../../screens/report/PeriodControl.tsx';
import * as styles from '../../../../screens/report/report.css.ts';
import { ScreenPage } from '../../../../screens/ScreenPage.tsx';
import { useAddress } from '../../../../screens/use-address.ts';
import { useModelText } from '../../../../texts/texts.ts';

const words = {
  description: bilingual(
    'Rates are a percentage of average headcount. Attrition excludes dismissals.',
    'दर औसत कर्मचारी सङ्ख्याको प्रतिशत हो। एट्रिसनमा बर्खास्ती गनिँदैन।',
  ),
  unit: bilingual('Group by', 'समूहको आधार'),
  month: bilingual('Months', 'महिनाहरू'),
  quarter: bilingual('Quarters', 'त्रैमासहरू'),
  fiscal_year: bilingual('Fiscal years', 'आर्थिक वर्षहरू'),
  period: bilingual('Period', 'अवधि'),
  opening: bilingual('Opening headcount', 'सुरुको कर्मचारी सङ्ख्या'),
  joined: bilingual('Joined', 'नियुक्त भएको'),
  moved: bilingual('Net transfers', 'खुद सरुवा'),
  left: bilingual('Departed', 'छाडेको'),
  dismissed: bilingual('Dismissed', 'बर्खास्त'),
  closing: bilingual('Closing headcount', 'अन्तिम कर्मचारी सङ्ख्या'),
  average: bilingual('Average headcount', 'औसत कर्मचारी सङ्ख्या'),
  turnover: bilingual('Turnover (%)', 'कर्मचारी फेरबदल दर (%)'),
  attrition: bilingual('Attrition (%)', 'एट्रिसन दर (%)'),
  rates: bilingual('Turnover and attrition', 'कर्मचारी फेरबदल र एट्रिसन'),
  total: bilingual('Total', 'जम्मा'),
};

const { by_month: report } = staffMovement.reports;
const day = report.period;
const movements = '/admin/:slug/hris/reports/basic/movements';
const fields = Object.fromEntries(turnoverFilters.map((name) => [name, staffMovement.fields[name]] as const));
/** Parameters that list those of a figure among who joined and left. */
const drills = {
  joined: { movement: 'Joined' },
  left: { movement: 'Left' },
  dismissed: { movement: 'Left', reason: 'Involuntary' },
} as const;
type Row = Turnover['periods'][number];

/** Headcount, who joined and left, and the rates, period by period; by default of this fiscal year until today. */
export default function TurnoverPage(): ReactNode {
  return (
    <ScreenPage screen={words}>
      <TurnoverOfPeriod />
    </ScreenPage>
  );
}

function TurnoverOfPeriod(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { calendar } = useForms();
  const { params: address, change, replace } = useAddress();
  const today = todayThere();
  const params = withSpan(address, report, calendar, today);
  const { from, to } = spanIn(params, report) ?? relativeSpan('this_fiscal_year', today, calendar);
  const unit = turnoverUnits.find((each) => each === params.get('unit')) ?? 'month';
  const filters = filtersFromParams(fields, turnoverFilters, params);
  const narrowed = Object.fromEntries(paramsFromFilters(filters));
  const asked = { from, to: to < today || from > today ? to : today, unit, period_calendar: calendar, ...narrowed };
  const query = useQuery({
    queryKey: keyOf(staffMovement, 'turnover', slug, asked),
    queryFn: ({ signal }) => api.get(`hris/${slug}/turnover/`, { searchParams: asked, signal }).json<Turnover>(),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={styles.bar}>
        <PeriodControl
          span={{ from, to }}
          today={today}
          onChange={(period) => change(periodChange(report, period, calendar, today))}
        />
        <div className={styles.filters}>
          <FilterForm
            entity={{ fields }}
            names={turnoverFilters}
            value={filters}
            onChange={(next) => replace(withFilters(fields, turnoverFilters, address, next))}
          />
        </div>
      </div>
      <div className={styles.look}>
        <Select
          label={say(words.unit)}
          options={turnoverUnits.map((each) => ({ id: each, label: say(words[each]) }))}
          value={unit}
          onChange={(next) => change({ unit: next === 'month' ? null : String(next) })}
        />
      </div>
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(turnover) => (
          <Figures
            turnover={turnover}
            hrefOf={(figure, span) => {
              const found = new URLSearchParams({
                ...narrowed,
                ...drills[figure],
                [`${day}__gte`]: span.from,
                [`${day}__lte`]: span.to,
              });
              return `${fillPath(movements, { slug })}?${found.toString()}`;
            }}
            span={{ from: asked.from, to: asked.to }}
          />
        )}
      </Loaded>
    </>
  );
}

interface FiguresProps {
  readonly turnover: Turnover;
  readonly span: DaySpan;
  readonly hrefOf: (figure: keyof typeof drills, span: DaySpan) => string;
}

function Figures({ turnover: { periods, totals }, span, hrefOf }: FiguresProps): ReactNode {
  const say = useModelText();
  const { language } = useForms();
  const [view, setView] = useState<GridView>({});
  const text = (value: number | string | null) => (value === null ? '–' : numberText(value, language));
  const rate = (value: string | null) => (value === null ? null : Number(value));
  const hasMoves = periods.some(({ moved }) => moved !== 0) || totals.moved !== 0;
  const figure = (name: keyof TurnoverFigures, of: TurnoverFigures, days: DaySpan): ReactNode => {
    const value = text(of[name]);
    if ((name !== 'joined' && name !== 'left' && name !== 'dismissed') || of[name] === 0) return value;
    return (
      <Link href={hrefOf(name, days)} look="quiet">
        {value}
      </Link>
    );
  };
  const column = (name: keyof TurnoverFigures): GridColumn<Row> => ({
    id: name,
    header: say(words[name]),
    align: 'end',
    isNumeric: true,
    minWidth: '7rem',
    cell: (row) => figure(name, row, { from: row.starts_on, to: row.ends_on }),
    sortValue: (row) => Number(row[name] ?? 0),
    total: () => figure(name, totals, span),
  });
  return (
    <>
      <Grid columns="4">
        <GridItem>
          <Stat label={say(words.turnover)} value={text(totals.turnover)} />
        </GridItem>
        <GridItem>
          <Stat label={say(words.attrition)} value={text(totals.attrition)} />
        </GridItem>
        <GridItem>
          <Stat label={say(words.joined)} value={text(totals.joined)} href={hrefOf('joined', span)} />
        </GridItem>
        <GridItem>
          <Stat label={say(words.left)} value={text(totals.left)} href={hrefOf('left', span)} />
        </GridItem>
      </Grid>
      {periods.length > 1 && (
        <Card>
          <LineChart
            label={say(words.rates)}
            categories={periods.map(({ name }) => periodText(name, language))}
            series={[
              { id: 'turnover', label: say(words.turnover), values: periods.map(({ turnover }) => rate(turnover)) },
              { id: 'attrition', label: say(words.attrition), values: periods.map(({ attrition }) => rate(attrition)) },
            ]}
          />
        </Card>
      )}
      <Card isFlush>
        <DataGrid<Row>
          label={say(words.rates)}
          columns={[
            {
              id: 'period',
              header: say(words.period),
              cell: ({ name }) => periodText(name, language),
              minWidth: '9rem',
              pin: 'start',
              canHide: false,
              total: () => say(words.total),
            },
            column('opening'),
            column('joined'),
            ...(hasMoves ? [column('moved')] : []),
            column('left'),
            column('dismissed'),
            column('closing'),
            column('average'),
            column('turnover'),
            column('attrition'),
          ]}
          rows={periods}
          rowId={({ starts_on }) => starts_on}
          rowName={({ name }) => periodText(name, language)}
          hasFooter
          hasColumnTools
          view={view}
          onViewChange={setView}
        />
      </Card>
    </>
  );
}
