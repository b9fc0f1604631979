import type { DraftStore } from '@karmik/forms/draft';
import { EntityForm, type FieldGroup } from '@karmik/forms/EntityForm';
import { editableFields, type Entity } from '@karmik/model/kit/entity';
import type { Fields } from '@karmik/model/kit/fields';
import { Dialog } from '@karmik/ui/Dialog';
import { Skeleton } from '@karmik/ui/Skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { api, change } from '../../api/client.ts';
import { useModelText } from '../../texts/texts.ts';
import { groupsOf } from '../form/groups.ts';
import type { AnyRecord, RequestListScreen, RequestScreen } from '../kit/screens.ts';
import { Loaded } from '../query/Loaded.tsx';
import { endpoint, mayWriteField, refresh } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';
import { useRequestDraft } from './request-draft.ts';

const WhoDecides = lazy(async () => ({ default: (await import('../approval/WhoDecides.tsx')).WhoDecides }));

interface RequestFormProps {
  readonly screen: RequestListScreen | RequestScreen;
  /** The request that is changed; absent: a new one is sent. */
  readonly record?: AnyRecord | undefined;
  /** What a new one begins with. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  readonly onClose: () => void;
}

/** What of these may be changed where the record stands; the server refuses the rest. */
function changeable(entity: Entity, record: AnyRecord, groups: readonly FieldGroup[]): FieldGroup[] {
  const names = editableFields(entity, record);
  return groups
    .map((group) => ({ ...group, fields: group.fields.filter((name) => names.includes(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** What someone asks for. */
export function RequestForm({ screen, record, initial, onClose }: RequestFormProps): ReactNode {
  const say = useModelText();
  const { entity, useFields } = screen;
  const kept = useRequestDraft(entity);
  // What begins with values of its own, such as those of a day, is no other draft gone on with.
  const draft = record || initial ? undefined : kept;
  const form = { screen, record, initial, draft, onClose };
  const leave = () => {
    draft?.discard();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isStaying
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={record ? say(words.editOf(say(entity.label))) : say(entity.label)}
    >
      {useFields && !record ? <NarrowedForm {...form} useFields={useFields} /> : <WrittenForm {...form} />}
    </Dialog>
  );
}

const useNothing = (): undefined => undefined;

interface WrittenFormProps extends RequestFormProps {
  /** What is offered in the place of the entity's own fields. */
  readonly fields?: Fields;
  readonly draft: DraftStore | undefined;
}

/** The form once it is known what is offered. */
function NarrowedForm({
  useFields,
  ...form
}: Omit<WrittenFormProps, 'fields'> & { readonly useFields: NonNullable<RequestListScreen['useFields']> }): ReactNode {
  const query = useFields(useSlug());
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {(fields) => <WrittenForm {...form} fields={fields} />}
    </Loaded>
  );
}

function WrittenForm({ screen, record, initial, draft, onClose, fields }: WrittenFormProps): ReactNode {
  const slug = useSlug();
  const { entity, FormNotice, useInitial = useNothing } = screen;
  const begun = useInitial();
  const path = endpoint(entity, slug, screen.path);
  return (
    <EntityForm
      entity={fields ? { ...entity, fields } : entity}
      record={record}
      initial={initial ?? (record ? undefined : begun)}
      {...(draft ? { draft } : {})}
      mayWrite={mayWriteField(entity)}
      {...(screen.asksWhen ? { asksWhen: screen.asksWhen } : {})}
      groups={
        record
          ? changeable(entity, record, groupsOf(entity, screen.editForm ?? screen.form))
          : groupsOf(entity, screen.form)
      }
      {...(FormNotice ? { notice: (values) => <FormNotice values={values} record={record} /> } : {})}
      {...(entity.lifecycle
        ? {
            footnote: (body) => (
              <Suspense fallback={null}>
                <WhoDecides entity={entity} body={body} />
              </Suspense>
            ),
          }
        : {})}
      submit={(body, version) =>
        record
          ? api.patch(`${path}${record.id}/edit/`, change(body, version)).json()
          : api.post(path, { json: body }).json()
      }
      onSuccess={() => {
        onClose();
        void refresh(entity);
      }}
      onUnchanged={onClose}
      onCancel={() => {
        draft?.discard();
        onClose();
      }}
      submitLabel={screen.submitLabel ?? words.send}
    />
  );
}
