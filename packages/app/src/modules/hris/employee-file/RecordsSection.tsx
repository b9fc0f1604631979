import { FieldCell } from '@karmik/forms/FieldParts';
import { sectionOf, type SectionName } from '@karmik/model/hris/file/sections';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { FieldKind } from '@karmik/model/kit/fields';
import type { Page } from '@karmik/model/kit/paging';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, nameOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { words as screenWords } from '../../../screens/words.ts';
import { useModelText } from '../../../texts/texts.ts';
import { rightOf, warningsOf } from './file-entity.ts';
import { RecordSheet } from './RecordSheet.tsx';
import { words } from './words.ts';

/** Kinds of which a table shows nothing; the sheet of the record does. */
const unlisted = new Set<FieldKind>(['long_text', 'lines', 'rich_text']);
const mostColumns = 5;

const columnsOf = (entity: Entity) =>
  fieldEntries(entity)
    .filter(([name, field]) => name !== entity.personnelFile?.person && !unlisted.has(field.kind))
    .slice(0, mostColumns);

/** All records of one kind in someone's file; a person has few of each. */
export const useRecordsOf = (entity: Entity, personId: number, sort?: string) => {
  const slug = useSlug();
  const path = endpoint(entity, slug);
  return useQuery({
    queryKey: [entity.name, path, 'of', personId, sort],
    queryFn: ({ signal }) =>
      api
        .get(path, {
          searchParams: { [entity.personnelFile?.person ?? '']: personId, limit: 100, ...(sort ? { sort } : {}) },
          signal,
        })
        .json<Page<AnyRecord>>(),
  });
};

interface RecordsSectionProps {
  readonly file: AnyRecord;
  readonly name: SectionName;
}

/** Sub-records of a file: a table of them, and a sheet in which one is read, added, changed or removed. */
export function RecordsSection({ file, name }: RecordsSectionProps): ReactNode {
  const right = rightOf(file, name);
  const section = sectionOf(name);
  if (right === undefined || section.kind !== 'records') return null;
  return <Records file={file} name={name} entity={section.entity} right={right} />;
}

type RecordsProps = RecordsSectionProps & { entity: Entity; right: 'read' | 'propose' | 'write' };

function Records({ file, name, entity, right }: RecordsProps): ReactNode {
  const say = useModelText();
  const [opened, setOpened] = useState<AnyRecord | 'new'>();
  const query = useRecordsOf(entity, file.id);
  const { title } = sectionOf(name);
  const label = say(title);
  const warnings = warningsOf(file, name);
  return (
    <Stack gap="sm">
      {[...warnings].map(([id, warning]) => (
        <Banner key={id} tone="caution">
          {say(warning)}
        </Banner>
      ))}
      <Card
        title={label}
        isFlush={(query.data?.results.length ?? 0) > 0}
        actions={
          right !== 'read' && (
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              iconStart={<Icon of={PlusIcon} size="sm" />}
              aria-label={`${say(right === 'write' ? words.add : words.proposeNew)}: ${label}`}
              onPress={() => setOpened('new')}
            >
              {say(right === 'write' ? words.add : words.proposeNew)}
            </Button>
          )
        }
      >
        <Loaded query={query} waiting={<Skeleton shape="block" count={1} />}>
          {({ results }) =>
            results.length === 0 ? (
              <Text tone="muted">{say(words.nothing)}</Text>
            ) : (
              <DataTable
                label={label}
                columns={columnsOf(entity).map(([id, field]) => ({
                  id,
                  header: say(field.label),
                  minWidth: '7rem',
                  cell: (record: AnyRecord) => <FieldCell field={field} value={record[id]} />,
                }))}
                rows={results}
                rowId={({ id }) => String(id)}
                rowName={(record) => nameOf(entity, record)}
                rowActions={(record) => (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={say(screenWords.openOf(nameOf(entity, record)))}
                    onPress={() => setOpened(record)}
                  >
                    {say(screenWords.open)}
                  </Button>
                )}
              />
            )
          }
        </Loaded>
        {opened !== undefined && (
          <RecordSheet
            personId={file.id}
            name={name}
            entity={entity}
            right={right}
            record={opened === 'new' ? undefined : opened}
            warning={opened === 'new' ? undefined : warnings.get(opened.id)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Card>
    </Stack>
  );
}
