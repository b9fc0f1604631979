import { FieldCell } from '@karmik/forms/FieldParts';
import { linkTo } from '@karmik/model/kit/links';
import type { Page } from '@karmik/model/kit/paging';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveRequestPaths } from '@karmik/model/leave/paths';
import { leaveRequest, type LeaveRequest } from '@karmik/model/leave/request';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { useDates } from '../../../../preferences/dates.ts';
import { Loaded } from '../../../../screens/query/Loaded.tsx';
import { useSlug } from '../../../../screens/providers/use-slug.ts';
import { endpoint, keyOf, pluralOf } from '../../../../screens/records.ts';
import { useModelText } from '../../../../texts/texts.ts';
import { words } from './words.ts';

const { fields } = leaveRequest;
/** The newest ones; all of them are a press away. */
const shown = 10;

/** The newest leave requests of an employee, each with the way to its page, where it is decided. */
export function LeaveRequestsOfPerson({ employee }: { readonly employee: number }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { date } = useDates();
  const path = endpoint(leaveRequest, slug, leaveEndpoints.request);
  const query = useQuery({
    queryKey: keyOf(leaveRequest, path, 'of', employee),
    queryFn: ({ signal }) =>
      api
        .get(path, { searchParams: { as: 'hr', sender: employee, sort: '-from_date', limit: shown }, signal })
        .json<Page<LeaveRequest>>(),
  });
  const title = say(pluralOf(leaveRequest));
  const daysOf = ({ from_date, to_date }: LeaveRequest) =>
    from_date === to_date ? date(from_date) : `${date(from_date)} – ${date(to_date)}`;
  return (
    <Card
      title={title}
      isFlush={(query.data?.results.length ?? 0) > 0}
      actions={
        query.data?.next != null && (
          <ButtonLink
            size="sm"
            variant="outline"
            tone="neutral"
            href={linkTo(leaveRequestPaths.organization, { slug }, { sender: employee })}
          >
            {say(words.allRequests)}
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={1} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(words.noRequests)}</Text>
          ) : (
            <DataTable
              label={title}
              rows={results}
              rowId={({ id }) => String(id)}
              rowName={daysOf}
              columns={[
                {
                  id: 'days',
                  header: say(words.days),
                  cell: (request) => (
                    <Link href={linkTo(leaveRequestPaths.organization, { slug }, { open: request.id })}>
                      {daysOf(request)}
                    </Link>
                  ),
                },
                ...(['leave_type', 'duration', 'status'] as const).map((name) => ({
                  id: name,
                  header: say(fields[name].label),
                  cell: (request: LeaveRequest) => <FieldCell field={fields[name]} value={request[name]} />,
                })),
              ]}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
