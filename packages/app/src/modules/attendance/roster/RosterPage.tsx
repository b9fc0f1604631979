import { FilterForm } from '@karmik/forms/FilterForm';
import { filtersFromParams, paramsFromFilters, withFilters } from '@karmik/forms/filter-params';
import { mostRosterPeople, rosterFilters } from '@karmik/model/attendance/roster/calls';
import { Banner } from '@karmik/ui/Banner';
import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useAddress } from '../../../screens/use-address.ts';
import { useModelText } from '../../../texts/texts.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { Planner } from './Planner.tsx';
import { usePeriod } from './use-period.ts';
import { useRoster } from './use-roster.ts';
import { words } from './words.ts';

type As = 'hr' | 'supervisor';
const filterNames = ['branch', 'division'] as const;

/** Plans shifts of people, as drafts that are published. */
const RosterPage = ({ as }: { as: As }): ReactNode => (
  <ScreenPage screen={{ description: words.planning }}>
    <Roster as={as} />
  </ScreenPage>
);

function Roster({ as }: { as: As }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const { params, replace } = useAddress();
  const period = usePeriod();
  // Supervisors see their team alone, which needs no narrowing.
  const filters = as === 'hr' ? filtersFromParams(rosterFilters, filterNames, params) : {};
  const roster = useRoster(as, period.range, Object.fromEntries(paramsFromFilters(filters)));
  return (
    <>
      {as === 'hr' && (
        <FilterForm
          entity={{ fields: rosterFilters }}
          names={filterNames}
          value={filters}
          onChange={(next) => replace(withFilters(rosterFilters, filterNames, params, next))}
        />
      )}
      <PeriodBar period={period} />
      <Loaded query={roster.query} waiting={<Skeleton shape="block" />}>
        {(answer) => (
          <>
            {answer.count > answer.people.length && (
              <Banner tone="info">{say(words.moreThanShown(figures(mostRosterPeople), figures(answer.count)))}</Banner>
            )}
            <Planner answer={answer} range={period.range} onPlan={roster.plan} onPublish={roster.publish} />
          </>
        )}
      </Loaded>
    </>
  );
}

export const OrganizationRoster = (): ReactNode => <RosterPage as="hr" />;
export const TeamRoster = (): ReactNode => <RosterPage as="supervisor" />;
