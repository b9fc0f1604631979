import { isWritable, type BodyOf, type Fields, type RecordOf } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { DraftStore } from '../draft/draft.ts';
import { UnsavedGuard, type UseBlocker } from '../guard/use-unsaved-guard.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { phrases, words } from '../text/words.ts';
import type { FieldCheck } from './asker.ts';
import type { Values } from './body.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext, useFormCore, useProblems } from './form-context.ts';
import type { FormEntity } from './form-entity.ts';
import * as styles from './form.css.ts';
import { FormFields, type FieldGroup } from './FormFields.tsx';
import { useEntityForm } from './use-entity-form.ts';

export type { FieldGroup } from './FormFields.tsx';
export type { FormEntity } from './form-entity.ts';
export type { FieldCheck } from './asker.ts';

type Name<F extends Fields> = keyof F & string;

export interface EntityFormProps<F extends Fields> {
  /** An entity, or `{ fields }` alone. */
  entity: FormEntity<F>;
  /** The record that is changed; left out, one is created. */
  record?: Partial<RecordOf<F>> | undefined;
  /** What a new record begins with. A field that is not shown is sent as it stands here. */
  initial?: Partial<RecordOf<F>> | undefined;
  /** Which fields, in order; all when left out. */
  fields?: readonly Name<F>[];
  /** Fields under titles; goes before `fields`. */
  groups?: readonly FieldGroup<Name<F>>[];
  /** Whether this person may write a field; one that they may not is shown as a value. The server decides all the same. */
  mayWrite?: (name: Name<F>) => boolean;
  /** Checks that ask somebody else, by field. */
  checks?: { readonly [name in Name<F>]?: FieldCheck };
  /**
   * Sends what was written: the whole of a new record, and of a change only the fields that differ. What it throws is read with the
   * provider's `refusalOf`.
   */
  submit: (body: Partial<BodyOf<F>>) => Promise<unknown>;
  /** Called with what `submit` answered. The notice of VAL-8 is given by then, and shows after its second. */
  onSuccess?: (answer: unknown) => void;
  /** Called instead of a submit when nothing of a record was changed. */
  onUnchanged?: () => void;
  /** What the notices call it; the entity's label when left out. `null`: no notice. */
  noticeName?: string | null;
  onCancel?: () => void;
  submitLabel?: Text;
  /** Keeps what was written and not sent. */
  draft?: DraftStore;
  /** Asks before an unsaved form is left inside the application; a hook, which stays the same while the form stands. */
  useBlocker?: UseBlocker;
  /** Counts the letters of each text from the first one. */
  hasCounters?: boolean;
  /** Id of the form element, for a submit button elsewhere: `<Button type="submit" form={id}>`. */
  id?: string;
  /** Leaves out the buttons. */
  hasButtons?: boolean;
}

/** Above so many fields a refused submit leads to the summary, below to the first field. */
const FEW = 3;

/** A form that follows from an entity. */
export function EntityForm<const F extends Fields>(props: EntityFormProps<F>): ReactNode {
  const { groups, record, onSuccess, onUnchanged, onCancel, noticeName, submitLabel, hasButtons = true, id } = props;
  const forms = useForms();
  const { say } = forms;
  const entity = props.entity as unknown as FormEntity;
  const mayWrite = (name: string) => props.mayWrite?.(name as Name<F>) ?? true;
  const [isUnchanged, setUnchanged] = useState(false);

  const shown: readonly FieldGroup[] = groups ?? [{ fields: props.fields ?? Object.keys(entity.fields) }];
  const names = shown.flatMap((group) => group.fields);
  const askedNames = names.filter((name) => {
    const field = entity.fields[name];
    return field !== undefined && isWritable(field) && mayWrite(name);
  });
  const mark = askedNames.join(' ');
  const asked = useMemo(() => new Set(mark.split(' ')), [mark]);

  const notify = () => {
    const name = noticeName === undefined ? entity.label && say(entity.label) : noticeName;
    if (name) forms.notices?.success(say((record ? phrases.updated : phrases.created)(name)));
  };

  const { core, send, draft } = useEntityForm({
    entity,
    asked: askedNames,
    record: record as Values | undefined,
    initial: props.initial as Values | undefined,
    checks: props.checks as { [name: string]: FieldCheck | undefined } | undefined,
    draft: props.draft,
    mayWrite,
    ...(props.hasCounters === undefined ? {} : { hasCounters: props.hasCounters }),
    submit: (body) => props.submit(body as Partial<BodyOf<F>>),
    onSuccess: (answer) => {
      notify();
      onSuccess?.(answer);
    },
    onUnchanged: () => {
      setUnchanged(true);
      onUnchanged?.();
    },
    onInvalid: () => forms.notices?.error(say(words.review)),
  });

  return (
    <FormContext value={core}>
      <UnsavedGuard useBlocker={props.useBlocker} />
      <form
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          // A form in a dialog stands inside the tree of another one, and would send that too.
          event.stopPropagation();
          setUnchanged(false);
          void send();
        }}
      >
        {draft.isRestored && (
          <Banner
            tone="info"
            actions={
              <Button size="sm" variant="outline" tone="neutral" onPress={draft.discard}>
                {say(words.draftDiscard)}
              </Button>
            }
          >
            {say(words.draftRestored)}
          </Banner>
        )}
        <ErrorSummary names={names} isFull={askedNames.length > FEW} />
        {shown.map((group, index) => (
          <FormFields key={index} group={group} asked={asked} record={record as Values | undefined} />
        ))}
        <div role="status" className={styles.status}>
          {isUnchanged ? say(words.unchanged) : ''}
        </div>
        {hasButtons && (
          <Inline gap="sm" justify="end">
            {onCancel && (
              <Button variant="ghost" tone="neutral" onPress={onCancel}>
                {say(words.cancel)}
              </Button>
            )}
            <SubmitButton label={submitLabel ?? words.save} />
          </Inline>
        )}
      </form>
    </FormContext>
  );
}

function SubmitButton({ label }: { label: Text }): ReactNode {
  const core = useFormCore();
  const { say } = useForms();
  const isSubmitting = useProblems(core.problems, (state) => state.isSubmitting);
  return (
    <Button type="submit" isPending={isSubmitting}>
      {say(label)}
    </Button>
  );
}
