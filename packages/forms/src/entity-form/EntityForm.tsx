import type { Fields, Tone } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { useMemo, type ReactNode, type SyntheticEvent } from 'react';
import { UnsavedGuard } from '../guard/UnsavedGuard.tsx';
import { useForms } from '../provider/FormsProvider.tsx';
import type { Values } from '../store/same.ts';
import { useValues } from '../store/use-store.ts';
import { words } from '../text/words.ts';
import { kindOf } from '../kinds/kinds.ts';
import { writtenFields } from '../kinds/written.ts';
import { writableOf } from '../kinds/written.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext, type FormCore } from './form-context.ts';
import * as styles from './form.css.ts';
import { FormFields, type FieldGroup } from './FormFields.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFormOf, type FieldName, type FormOfProps } from './use-form-of.ts';

export type { FieldGroup } from './FormFields.tsx';
export type { FieldCheck } from './asker.ts';

export interface EntityFormProps<F extends Fields> extends FormOfProps<F> {
  /** Which fields, in order; all when left out. */
  fields?: readonly FieldName<F>[];
  /** Fields under titles; goes before `fields`. */
  groups?: readonly FieldGroup<FieldName<F>>[];
  /** Level of the groups' titles in the outline of the page; 3 when left out. */
  titleLevel?: '2' | '3';
  /** Above the fields, drawn again whenever a value changes. A date that is not filled in yet is `null`. */
  notice?: (values: Readonly<Values>) => ReactNode;
  /** At the end of the form's side where there is room, else below it; drawn again whenever a value changes. It may hold a form of its own. */
  aside?: (values: Readonly<Values>) => ReactNode;
  /** Below the fields, drawn again whenever a value changes, from the body as it would be sent. */
  footnote?: (body: Readonly<Values>) => ReactNode;
  onCancel?: () => void;
  /** "Cancel" when left out. */
  cancelLabel?: Text;
  submitLabel?: Text;
  submitTone?: Tone | 'accent';
  /** Id of the form element, for a submit button elsewhere: `<Button type="submit" form={id}>`. */
  id?: string;
  /** Leaves out the buttons. */
  hasButtons?: boolean;
}

/** A form that follows from an entity. */
export function EntityForm<const F extends Fields>(props: EntityFormProps<F>): ReactNode {
  const {
    groups,
    titleLevel = '3',
    notice,
    aside,
    footnote,
    onCancel,
    cancelLabel,
    submitLabel,
    submitTone = 'accent',
    hasButtons = true,
    id,
  } = props;
  const { say } = useForms();
  const shown: readonly FieldGroup[] = groups ?? [{ fields: props.fields ?? Object.keys(props.entity.fields) }];
  const names = shown.flatMap((group) => group.fields);
  const { core, send, draft, asked, record, isUnchanged, hasSummary } = useFormOf(props, names);
  const mark = asked.join(' ');
  const askedNames = useMemo(() => new Set(mark.split(' ')), [mark]);

  const form = (
    <form
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        // A form in a dialog stands inside the tree of another one, and would send that too.
        event.stopPropagation();
        void send();
      }}
    >
      <DraftNotice draft={draft} />
      <StaleNotice />
      {notice && <NoticeOfValues core={core} notice={notice} />}
      <ErrorSummary names={names} isFull={hasSummary} />
      {shown.map((group, index) => (
        <FormFields key={index} group={group} asked={askedNames} record={record} titleLevel={titleLevel} />
      ))}
      {footnote && (
        <NoticeOfValues
          core={core}
          notice={(values) => footnote(writtenFields(writableOf(core.fields), values, kindOf))}
        />
      )}
      <div role="status" className={styles.status}>
        {isUnchanged ? say(words.unchanged) : ''}
      </div>
      {hasButtons && (
        <Inline gap="sm" justify="end">
          {onCancel && (
            <Button variant="ghost" tone="neutral" onPress={onCancel}>
              {say(cancelLabel ?? words.cancel)}
            </Button>
          )}
          <SubmitButton label={submitLabel ?? words.save} tone={submitTone} />
        </Inline>
      )}
    </form>
  );
  return (
    <FormContext value={core}>
      <UnsavedGuard useBlocker={props.useBlocker} />
      {aside ? (
        <div className={styles.room}>
          <div className={styles.withAside}>
            {form}
            <div className={styles.aside}>
              <NoticeOfValues core={core} notice={aside} />
            </div>
          </div>
        </div>
      ) : (
        form
      )}
    </FormContext>
  );
}

interface NoticeOfValuesProps {
  core: FormCore;
  notice: (values: Readonly<Values>) => ReactNode;
}

/** A component of its own, so that a change of a value does not draw the whole form again. */
function NoticeOfValues({ core, notice }: NoticeOfValuesProps): ReactNode {
  return notice(useValues(core.values, '', core.values.all));
}
