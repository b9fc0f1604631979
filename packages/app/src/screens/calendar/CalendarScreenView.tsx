import { FilterForm } from '@karmik/forms/FilterForm';
import { paramsFromFilters, filtersFromParams, withFilters } from '@karmik/forms/filter-params';
import { useForms } from '@karmik/forms/FormsProvider';
import { kindOf } from '@karmik/forms/kinds';
import type { Tone } from '@karmik/model/kit/fields';
import { addDays } from '@karmik/model/kit/zone';
import { Banner } from '@karmik/ui/Banner';
import type { Page } from '@karmik/model/kit/paging';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { MonthView } from '@karmik/ui/MonthView';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { useDates } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, CalendarScreen } from '../kit/screens.ts';
import { filterFields } from '../list/list-state.ts';
import { useDetail } from '../list/use-detail.tsx';
import { failureText } from '../query/report-failure.ts';
import { endpoint, fieldOf, keyOf, nameOf, plainText, recordAddress, shownOf, statusOf, pluralOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { todayThere } from '../../preferences/place.ts';
import { useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { monthAround } from './month-around.ts';
import { monthQuery } from './month-records.ts';

/** Days that a record may last; one that began earlier is not looked for. */
const longest = 366;
const mostUpcoming = 6;

/** Records by their days. */
export function CalendarScreenView({ screen }: { screen: CalendarScreen }): ReactNode {
  return (
    <ScreenPage screen={screen}>
      <CalendarMonth screen={screen} />
    </ScreenPage>
  );
}

/** The month of a calendar by itself, for a page that shows other things besides. */
export function CalendarMonth({ screen }: { screen: CalendarScreen }): ReactNode {
  const say = useModelText();
  const forms = useForms();
  const { time } = useDates();
  const slug = useSlug();
  const navigate = useNavigate();
  const { params, change, replace } = useAddress();
  const { entity, opens, filters: names = [], Above } = screen;
  const detail = useDetail(screen);
  const given = params.get('day');
  const [range, setRange] = useState(() => monthAround(given ?? todayThere(), forms.calendar));
  const fields = filterFields(screen);
  const filters = filtersFromParams(fields, names, params);
  const path = endpoint(entity, slug, screen.path);
  // What began before the month may reach into it; what has no end of its own lasts a day.
  const chosen = Object.fromEntries(paramsFromFilters(filters));
  const asked = {
    ...screen.query,
    ...(Object.keys(chosen).length === 0 ? screen.unlessFiltered : chosen),
    [`${screen.start}__lte`]: range.end,
    [`${screen.start}__gte`]: screen.end === undefined ? range.start : addDays(range.start, -longest),
  };
  const query = useQuery(monthQuery(entity, path, asked));
  const { dayNotes } = screen;
  const notes = useQuery({
    queryKey: keyOf(entity, path, 'notes', screen.query, range),
    queryFn: async ({ signal }) => (await dayNotes?.({ slug, ...range, signal })) ?? {},
    enabled: dayNotes !== undefined,
  });
  const noteOf = (day: string): string | undefined => {
    const note = notes.data?.[day];
    return note && say(note);
  };
  const dayOf = (record: AnyRecord, name: string) => plainText(record[name]).slice(0, 10);
  const endOf = (record: AnyRecord) => (screen.end && dayOf(record, screen.end)) || dayOf(record, screen.start);
  const shown = query.data?.results.filter((record) => endOf(record) >= range.start) ?? [];
  const label = fieldOf(entity, screen.label);
  const status = statusOf(entity);
  const titleOfRecord = (record: AnyRecord): string => {
    if (screen.name) return say(screen.name(record));
    const value = plainText(shownOf(entity, record, screen.label));
    return value ? (kindOf(label).text?.(value, label, forms) ?? value) : nameOf(entity, record);
  };
  const toneOf = (record: AnyRecord): Tone | undefined =>
    screen.tone?.(record) ??
    (status?.field.states as Readonly<Record<string, { tone: Tone }>> | undefined)?.[
      plainText(record[status?.name ?? ''])
    ]?.tone;
  const openRecord =
    detail?.open ??
    (opens === undefined ? undefined : (id: string) => void navigate(recordAddress(opens, { slug, id })));
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
      {Above && <Above slug={slug} start={range.start} end={range.end} />}
      <Card>
        <MonthView
          label={say(pluralOf(screen.entity))}
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
            ...(screen.time && { hours: screen.time(record, time) }),
          }))}
          isNewestFirst={screen.isNewestFirst}
          onEventAction={openRecord}
          dayNote={noteOf}
        />
      </Card>
      {detail?.drawer}
      {screen.upcoming && (
        <Upcoming screen={screen} path={path} title={say(screen.upcoming)} nameOf={titleOfRecord} endOf={endOf} />
      )}
    </>
  );
}

interface UpcomingProps {
  readonly screen: CalendarScreen;
  readonly path: string;
  readonly title: string;
  readonly nameOf: (record: AnyRecord) => string;
  readonly endOf: (record: AnyRecord) => string;
}

/** The records that are next from today on, the one of today included, whichever month is shown. */
function Upcoming({ screen, path, title, nameOf: name, endOf }: UpcomingProps): ReactNode {
  const dates = useDates();
  const { entity, start, end = start } = screen;
  const asked = { ...screen.query, [`${end}__gte`]: todayThere(), sort: start, limit: String(mostUpcoming) };
  const query = useQuery({
    queryKey: keyOf(entity, path, 'upcoming', asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<AnyRecord>>(),
  });
  const days = (record: AnyRecord) => {
    const [first, last] = [plainText(record[start]).slice(0, 10), endOf(record)];
    return first === last ? dates.date(first) : `${dates.date(first)} – ${dates.date(last)}`;
  };
  if (!query.data?.results.length) return null;
  return (
    <Card title={title}>
      <DescriptionList items={query.data.results.map((record) => ({ label: days(record), value: name(record) }))} />
    </Card>
  );
}
