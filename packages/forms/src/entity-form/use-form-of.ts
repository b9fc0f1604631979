import { isWritable, type BodyOf, type Fields, type RecordOf } from '@karmik/model/kit/fields';
import { useRef, useState } from 'react';
import type { DraftStore } from '../draft/draft.ts';
import type { UseBlocker } from '../guard/use-unsaved-guard.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { phrases, words } from '../text/words.ts';
import type { FieldCheck } from './asker.ts';
import type { Values } from '../store/same.ts';
import type { RecordDescription } from '@karmik/model/kit/record';
import { useEntityForm, type EntityFormHandle } from './use-entity-form.ts';

export type FieldName<F extends Fields> = keyof F & string;

/** What every form of an entity receives, whatever it looks like. */
export interface FormOfProps<F extends Fields> {
  /** An entity, or `{ fields }` alone. */
  entity: RecordDescription<F>;
  /** The record that is changed; left out, one is created. */
  record?: Partial<RecordOf<F>> | undefined;
  /** What a new record begins with. A field that is not shown is sent as it is here. */
  initial?: Partial<RecordOf<F>> | undefined;
  /** Whether this person may write a field; one that they may not is shown as a value. The server decides all the same. */
  mayWrite?: (name: FieldName<F>) => boolean;
  /** When this form asks for a field, from the body as it would be sent; one that is not asked for is sent as its default or empty. */
  asksWhen?: { readonly [name in FieldName<F>]?: (body: Readonly<Values>) => boolean };
  /** Checks that ask someone else, by field. */
  checks?: { readonly [name in FieldName<F>]?: FieldCheck };
  /**
   * Sends what was written: the whole of a new record, and of a change only the fields that differ. What it throws is read with the
   * provider's `refusalOf` and `staleOf`. `version` is that of the record which the change was made from.
   */
  submit: (body: Partial<BodyOf<F>>, version?: string) => Promise<unknown>;
  /** Called with what `submit` answered. The notice of VAL-8 is given by then, and shows after its second. */
  onSuccess?: (answer: unknown) => void;
  /** Called instead of a submit when nothing of a record was changed. */
  onUnchanged?: () => void;
  /** What the notices call it; the entity's label when left out. `null`: no notice. */
  noticeName?: string | null;
  /** Keeps what was written and not sent. */
  draft?: DraftStore;
  /** Asks before an unsaved form is left inside the application; a hook, which stays the same while the form stands. */
  useBlocker?: UseBlocker;
  /** Counts the letters of each text from the first one. */
  hasCounters?: boolean;
}

interface FormOf extends EntityFormHandle {
  readonly entity: RecordDescription;
  readonly record: Readonly<Values> | undefined;
  /** Names that are edited, in order. */
  readonly asked: readonly string[];
  /** The last submit found nothing to send. */
  readonly isUnchanged: boolean;
  /** What is wrong is listed above the fields. */
  readonly hasSummary: boolean;
}

/** Up to so many fields a form has no list of what is wrong above it: all of it is in view. */
const FEW = 3;

/**
 * The state of a form of an entity over these fields, with its notices.
 * @param isListed whether what is wrong is listed above the form however few its fields are
 */
export function useFormOf<F extends Fields>(props: FormOfProps<F>, names: readonly string[], isListed = false): FormOf {
  const forms = useForms();
  const closeNotice = useRef<() => void>(undefined);
  const [isUnchanged, setUnchanged] = useState(false);
  // A form reads fields by their names; whose they are, only its props tell.
  const entity = props.entity as unknown as RecordDescription;
  const record = props.record as Values | undefined;
  const mayWrite = (name: string) => props.mayWrite?.(name) ?? true;
  const asked = names.filter((name) => {
    const field = entity.fields[name];
    return field !== undefined && isWritable(field) && mayWrite(name);
  });

  const hasSummary = isListed || asked.length > FEW;

  const notify = () => {
    const name = props.noticeName === undefined ? entity.label && forms.say(entity.label) : props.noticeName;
    if (name) forms.notices?.success(forms.say((record ? phrases.updated : phrases.created)(name)));
  };

  const handle = useEntityForm({
    entity,
    asked,
    record,
    initial: props.initial,
    checks: props.checks,
    asksWhen: props.asksWhen,
    draft: props.draft,
    hasCounters: props.hasCounters ?? false,
    submit: (body, version) => {
      setUnchanged(false);
      closeNotice.current?.();
      const wanted = body as Partial<BodyOf<F>>;
      return version === undefined ? props.submit(wanted) : props.submit(wanted, version);
    },
    onSuccess: (answer) => {
      notify();
      props.onSuccess?.(answer);
    },
    onUnchanged: () => {
      setUnchanged(true);
      props.onUnchanged?.();
    },
    onInvalid: () => {
      setUnchanged(false);
      closeNotice.current?.();
      // The list above the form says it already, and takes the focus.
      if (!hasSummary) closeNotice.current = forms.notices?.error(forms.say(words.review));
    },
  });
  return { ...handle, entity, record, asked, isUnchanged, hasSummary };
}
