import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldCell } from '@karmik/forms/FieldParts';
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import type { Text as Words } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { useDates } from '../../../../preferences/dates.ts';
import { todayThere } from '../../../../preferences/place.ts';
import type { AnyRecord } from '../../../../screens/kit/screens.ts';
import { Loaded } from '../../../../screens/query/Loaded.tsx';
import { useSlug } from '../../../../screens/providers/use-slug.ts';
import { endpoint, keyOf, mayWrite, pluralOf, refresh } from '../../../../screens/records.ts';
import { may } from '../../../../shell/session.ts';
import { useModelText } from '../../../../texts/texts.ts';
import { words } from './words.ts';

interface DatedProps {
  /** Dated by `employee`, `starts_on` and `ends_on`. */
  readonly entity: Entity;
  readonly employee: number;
  readonly addLabel: Words;
  /** What holds without a record. */
  readonly none: Words;
}

const mostColumns = 5;

/** What holds for one employee from day to day, with the way to change it; for who reads the area. */
export function DatedOfPerson(props: DatedProps): ReactNode {
  const { codes } = props.entity;
  return codes === undefined || codes.read === 'organizationMember' || !may(codes.read, 'read') ? null : (
    <Dated {...props} />
  );
}

function Dated({ entity, employee, addLabel, none }: DatedProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { date } = useDates();
  const [opened, setOpened] = useState<AnyRecord | 'new'>();
  const path = endpoint(entity, slug);
  const query = useQuery({
    queryKey: keyOf(entity, path, 'of', employee),
    queryFn: ({ signal }) =>
      api.get(path, { searchParams: { employee, sort: '-starts_on', limit: 100 }, signal }).json<Page<AnyRecord>>(),
  });
  const isWriter = mayWrite(entity);
  const title = say(pluralOf(entity));
  const columns = fieldEntries(entity)
    .filter(([name, { kind }]) => name !== 'employee' && kind !== 'lines' && kind !== 'long_text')
    .slice(0, mostColumns);
  const nameOf = (record: AnyRecord) => `${say(entity.label)} ${date(String(record['starts_on']))}`;
  return (
    <Card
      title={title}
      isFlush={(query.data?.results.length ?? 0) > 0}
      actions={
        isWriter && (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={PlusIcon} size="sm" />}
            onPress={() => setOpened('new')}
          >
            {say(addLabel)}
          </Button>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={1} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(none)}</Text>
          ) : (
            <DataTable
              label={title}
              columns={[
                ...columns.map(([id, field]) => ({
                  id,
                  header: say(field.label),
                  minWidth: '7rem',
                  cell: (record: AnyRecord) => <FieldCell field={field} value={record[id]} />,
                })),
                { id: 'state', header: say(words.state), cell: (record: AnyRecord) => <StateOf record={record} /> },
              ]}
              rows={results}
              rowId={({ id }) => String(id)}
              rowName={nameOf}
              rowActions={(record) =>
                isWriter && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={say(words.editOf(nameOf(record)))}
                    onPress={() => setOpened(record)}
                  >
                    {say(words.edit)}
                  </Button>
                )
              }
            />
          )
        }
      </Loaded>
      {opened !== undefined && (
        <DatedForm
          entity={entity}
          employee={employee}
          path={path}
          title={opened === 'new' ? say(addLabel) : nameOf(opened)}
          record={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

function StateOf({ record }: { readonly record: AnyRecord }): ReactNode {
  const say = useModelText();
  const today = todayThere();
  const { starts_on: from, ends_on: to } = record as { readonly starts_on?: string; readonly ends_on?: string | null };
  if (from !== undefined && from > today) return <StatusTag tone="info">{say(words.scheduled)}</StatusTag>;
  if (to && to < today) return <StatusTag tone="neutral">{say(words.ended)}</StatusTag>;
  return <StatusTag tone="positive">{say(words.current)}</StatusTag>;
}

interface DatedFormProps {
  readonly entity: Entity;
  readonly employee: number;
  readonly path: string;
  readonly title: string;
  readonly record: AnyRecord | undefined;
  readonly onClose: () => void;
}

function DatedForm({ entity, employee, path, title, record, onClose }: DatedFormProps): ReactNode {
  const say = useModelText();
  const { employee: _employee, ...fields } = entity.fields;
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <EntityForm
        entity={{ ...entity, fields }}
        record={record}
        noticeName={null}
        submit={(values) =>
          record
            ? api.patch(`${path}${record.id}/`, { json: values }).json()
            : api.post(path, { json: { ...(values as object), employee } }).json()
        }
        onSuccess={() => {
          snackbar.success(say(words.saved));
          onClose();
          void Promise.all([refresh(entity), refresh(attendanceDay)]);
        }}
        onUnchanged={onClose}
        onCancel={onClose}
      />
    </Drawer>
  );
}
