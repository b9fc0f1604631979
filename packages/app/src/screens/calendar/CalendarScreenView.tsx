import { FilterForm } from '@karmik/forms/FilterForm';
import { paramsFromFilters, filtersFromParams, withFilters } from '@karmik/forms/filter-params';
import { useForms } from '@karmik/forms/FormsProvider';
import { kindOf } from '@karmik/forms/kinds';
import type { Tone } from '@karmik/model/kit/fields';
import { addDays } from '@karmik/model/kit/zone';
import { Banner } from '@karmik/ui/Banner';
import { Card } from '@karmik/ui/Card';
import { MonthView } from '@karmik/ui/MonthView';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, CalendarScreen } from '../kit/screens.ts';
import { filterFields } from '../list/list-state.ts';
import { failureText } from '../query/report-failure.ts';
import { endpoint, fieldOf, nameOf, plainText, recordAddress, statusOf, titleOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { todayThere } from '../../preferences/place.ts';
import { useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { monthAround } from './month-around.ts';
import { monthQuery } from './month-records.ts';

/** Days that a record may last; one that began earlier is not looked for. */
const longest = 366;

/** Records by their days. */
export function CalendarScreenView({ screen }: { screen: CalendarScreen }): ReactNode {
  return (
    <ScreenPage screen={screen}>
      <Month screen={screen} />
    </ScreenPage>
  );
}

function Month({ screen }: { screen: CalendarScreen }): ReactNode {
  const say = useModelText();
  const forms = useForms();
  const slug = useSlug();
  const navigate = useNavigate();
  const { params, change, replace } = useAddress();
  const { entity, opens, filters: names = [] } = screen;
  const given = params.get('day');
  const [range, setRange] = useState(() => monthAround(given ?? todayThere(), forms.calendar));
  const fields = filterFields(screen);
  const filters = filtersFromParams(fields, names, params);
  const path = endpoint(entity, slug, screen.path);
  // What began before the month may reach into it; what has no end of its own lasts a day.
  const asked = {
    ...screen.query,
    ...Object.fromEntries(paramsFromFilters(filters)),
    [`${screen.start}__lte`]: range.end,
    [`${screen.start}__gte`]: screen.end === undefined ? range.start : addDays(range.start, -longest),
  };
  const query = useQuery(monthQuery(entity, path, asked));
  const dayOf = (record: AnyRecord, name: string) => plainText(record[name]).slice(0, 10);
  const endOf = (record: AnyRecord) => (screen.end && dayOf(record, screen.end)) || dayOf(record, screen.start);
  const shown = query.data?.results.filter((record) => endOf(record) >= range.start) ?? [];
  const label = fieldOf(entity, screen.label);
  const status = statusOf(entity);
  const titleOfRecord = (record: AnyRecord): string => {
    const value = plainText(record[screen.label]);
    return value ? (kindOf(label).text?.(value, label, forms) ?? value) : nameOf(entity, record);
  };
  const toneOf = (record: AnyRecord): Tone | undefined =>
    status && (status.field.states as Readonly<Record<string, { tone: Tone }>>)[plainText(record[status.name])]?.tone;
  return (
    <>
      {names.length > 0 && (
        <FilterForm
          entity={{ fields }}
          names={names}
          value={filters}
          onChange={(next) => replace(withFilters(fields, names, params, next))}
        />
      )}
      {query.error && <Banner tone="critical">{failureText(query.error)}</Banner>}
      <Card>
        <MonthView
          label={say(titleOf(screen))}
          defaultMonth={given ?? undefined}
          onMonthChange={(start, end) => {
            setRange({ start, end });
            change({ day: start });
          }}
          events={shown.map((record) => ({
            id: String(record.id),
            title: titleOfRecord(record),
            tone: toneOf(record),
            start: dayOf(record, screen.start),
            end: endOf(record),
          }))}
          onEventAction={opens === undefined ? undefined : (id) => void navigate(recordAddress(opens, { slug, id }))}
        />
      </Card>
    </>
  );
}
