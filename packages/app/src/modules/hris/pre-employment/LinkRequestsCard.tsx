import { askableCandidates, linkFields } from '@karmik/model/hris/link-request';
import type { Page } from '@karmik/model/kit/paging';
import type { Text as ModelText } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable, type DataColumn } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { StatusOf } from '../../../screens/detail/StatusOf.tsx';
import type { AnyRecord, RequestListScreen } from '../../../screens/kit/screens.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, nameOf, plainText, pluralOf } from '../../../screens/records.ts';
import { RequestDetail } from '../../../screens/request/RequestDetail.tsx';
import { RequestForm } from '../../../screens/request/RequestForm.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';

/** Whether this reader asks about a candidate who stands so; the server decides again. */
export const mayRequestAbout = (status: string): boolean =>
  may('4.09', 'write') && (askableCandidates as readonly string[]).includes(status);

interface LinkRequestsCardProps {
  /** Of an entity with `linkFields`. */
  readonly screen: RequestListScreen;
  readonly candidateId: number;
  /** Where a new one is sent to, under the API root. */
  readonly sendTo: string;
  /** The button that asks; absent where this reader asks nothing now. */
  readonly ask: ModelText | undefined;
  /** The name of the parameter of the address that says which is open. */
  readonly opens: string;
  readonly none: ModelText;
  /** Besides whom it was sent to, until when, and where it stands. */
  readonly columns: readonly DataColumn<AnyRecord>[];
}

/** What others were asked about a candidate by personal links: the newest first, each with its actions in a drawer. */
export function LinkRequestsCard({
  screen,
  candidateId,
  sendTo,
  ask,
  opens,
  none,
  columns,
}: LinkRequestsCardProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const slug = useSlug();
  const { params, change } = useAddress();
  const [isAsking, setAsking] = useState(false);
  const { entity } = screen;
  const path = endpoint(entity, slug, screen.path);
  const asked = { as: screen.as, candidate: candidateId, limit: 100 };
  const query = useQuery({
    queryKey: keyOf(entity, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<AnyRecord>>(),
  });
  const opened = params.get(opens);
  const hrefOf = (record: AnyRecord) => {
    const next = new URLSearchParams(params);
    next.set(opens, String(record.id));
    return `?${next.toString()}`;
  };
  const title = say(pluralOf(screen.entity));
  return (
    <Card
      title={title}
      isFlush={(query.data?.results.length ?? 0) > 0}
      {...(ask === undefined
        ? {}
        : {
            actions: (
              <Button size="sm" variant="outline" onPress={() => setAsking(true)}>
                {say(ask)}
              </Button>
            ),
          })}
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(none)}</Text>
          ) : (
            <DataTable
              label={title}
              columns={[
                {
                  id: 'name',
                  header: say(entity.fields[entity.name_field ?? '']?.label ?? entity.label),
                  cell: (record) => <Link href={hrefOf(record)}>{nameOf(entity, record)}</Link>,
                  minWidth: '7.5rem',
                },
                ...columns,
                {
                  id: 'answer_by',
                  header: say(linkFields.answer_by.label),
                  cell: (record) => dates.date(plainText(record['answer_by'])),
                  minWidth: '7.25rem',
                },
                {
                  id: 'status',
                  header: say(linkFields.status.label),
                  cell: (record) => <StatusOf entity={entity} record={record} />,
                },
              ]}
              rows={results}
              rowId={({ id }) => String(id)}
              rowName={(record) => nameOf(entity, record)}
            />
          )
        }
      </Loaded>
      {isAsking && <RequestForm screen={{ ...screen, path: sendTo }} onClose={() => setAsking(false)} />}
      {opened !== null && (
        <Drawer
          isOpen
          size="lg"
          onOpenChange={(isOpen) => !isOpen && change({ [opens]: null })}
          title={say(entity.label)}
        >
          <RequestDetail screen={screen} id={opened} />
        </Drawer>
      )}
    </Card>
  );
}
