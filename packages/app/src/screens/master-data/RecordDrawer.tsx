import { EntityForm } from '@karmik/forms/EntityForm';
import { FieldsRead } from '@karmik/forms/FieldParts';
import { fieldEntries, nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { isWritable, type Fields } from '@karmik/model/kit/fields';
import { Drawer } from '@karmik/ui/Drawer';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, change } from '../../api/client.ts';
import { useDates } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { existingFields } from '../detail/existing-fields.ts';
import { groupsOf } from '../form/groups.ts';
import type { AnyRecord, MasterDataScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, keyOf, mayWrite, mayWriteField, nameOf, refresh } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';
import { useFiltered } from './use-filtered.ts';

interface RecordDrawerProps {
  readonly screen: MasterDataScreen;
  /** The record that a new one belongs to, where the screen is of such. */
  readonly above?: string | undefined;
  /** The record's id, or `new`. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The form of one record beside its list. */
export function RecordDrawer({ screen, above, id, onClose }: RecordDrawerProps): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  const slug = useSlug();
  const { entity, within, FormNotice, FormAside } = screen;
  const path = endpoint(entity, slug);
  const given = within === undefined || above === undefined ? {} : { [within]: { id: Number(above), name: '' } };
  const isNew = id === 'new';
  const filtered = useFiltered(screen, isNew);
  const query = useQuery({
    queryKey: keyOf(entity, path, 'one', id),
    queryFn: ({ signal }) => api.get(`${path}${encodeURIComponent(id)}/`, { signal }).json<AnyRecord>(),
    enabled: !isNew,
    // A form begins with what is stored now, never with what was read before.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const called = query.data ? nameOf(entity, query.data) : say(entity.label);
  const name = query.data && entity.fields[nameFieldOf(entity) ?? '']?.kind === 'date' ? date(called) : called;
  const canWrite = mayWrite(entity) && !entity.isFinal && query.data?.['archived_at'] == null;

  const form = (record: AnyRecord | undefined) => (
    <EntityForm
      entity={entity}
      record={record}
      initial={{ ...filtered, ...screen.query, ...given }}
      groups={groupsOf(entity, (record ? undefined : screen.newForm) ?? screen.form)}
      mayWrite={mayWriteField(entity)}
      {...(FormNotice ? { notice: (values) => <FormNotice values={values} /> } : {})}
      {...(FormAside ? { aside: (values) => <FormAside values={values} /> } : {})}
      submit={(body, version) =>
        record ? api.patch(`${path}${record.id}/`, change(body, version)).json() : api.post(path, { json: body }).json()
      }
      onSuccess={() => {
        onClose();
        void refresh(entity);
      }}
      onUnchanged={onClose}
      onCancel={onClose}
    />
  );

  return (
    <Drawer
      isOpen
      size={FormAside ? 'xl' : hasGrid(entity) ? 'lg' : 'md'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isNew ? say(words.add(name)) : canWrite ? say(words.editOf(name)) : name}
    >
      {isNew ? (
        filtered ? (
          form(undefined)
        ) : (
          <Skeleton shape="block" count={4} />
        )
      ) : (
        <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
          {(record) =>
            canWrite ? (
              form(record)
            ) : (
              <FieldsRead
                fields={existingFields(entity, record, Object.keys(entity.fields))}
                record={record}
                columns="1"
              />
            )
          }
        </Loaded>
      )}
    </Drawer>
  );
}

/** Lines of several columns are a grid, which takes more room than fields below each other. */
const hasGrid = (entity: Entity): boolean =>
  fieldEntries(entity).some(
    ([, field]) => field.kind === 'lines' && isWritable(field) && Object.keys(field.item as Fields).length > 1,
  );
