import type { Fields } from '@karmik/model/kit/fields';
import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Heading } from '@karmik/ui/Heading';
import { Inline } from '@karmik/ui/Inline';
import { Stepper, type StepState } from '@karmik/ui/Stepper';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { DraftNotice } from '../entity-form/DraftNotice.tsx';
import { ErrorSummary } from '../entity-form/ErrorSummary.tsx';
import { StaleNotice } from '../entity-form/StaleNotice.tsx';
import { focusField } from '../entity-form/focus-field.ts';
import { FormContext } from '../entity-form/form-context.ts';
import { FormFields, type FieldGroup } from '../entity-form/FormFields.tsx';
import * as styles from '../entity-form/form.css.ts';
import { SubmitButton } from '../entity-form/SubmitButton.tsx';
import { useFormOf, type FieldName, type FormOfProps } from '../entity-form/use-form-of.ts';
import { UnsavedGuard } from '../guard/UnsavedGuard.tsx';
import { FieldsRead } from '../kinds/FieldParts.tsx';
import { kindOf } from '../kinds/kinds.ts';
import { useForms } from '../provider/FormsProvider.tsx';
import { rootOf } from '../store/problems.ts';
import { useProblems } from '../store/use-store.ts';
import { figures } from '@karmik/model/kit/digits';
import { phrases, words } from '../text/words.ts';

/** One page of a wizard. */
export interface WizardStep<N extends string = string> extends Omit<FieldGroup<N>, 'title'> {
  readonly id: string;
  readonly title: Text;
  /** It may be left out; its fields are then empty. */
  readonly isOptional?: boolean;
}

export interface FormWizardProps<F extends Fields> extends FormOfProps<F> {
  /** Spoken name of the list of steps. */
  label: string;
  steps: readonly WizardStep<FieldName<F>>[];
  onCancel?: () => void;
  submitLabel?: Text;
}

const review = 'review';

/** A form in steps: each is checked before the next, and all are looked at again before anything is sent. */
export function FormWizard<const F extends Fields>(props: FormWizardProps<F>): ReactNode {
  const { label, steps, onCancel, submitLabel } = props;
  const { say, language } = useForms();
  const names = steps.flatMap((step) => [...step.fields]);
  const { core, send, checkFields, draft, asked, record, entity } = useFormOf(props, names, true);
  const [place, setPlace] = useState(0);
  const [reached, setReached] = useState(0);
  const heading = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const isFirst = useRef(true);

  const byPath = useProblems(core.problems, (state) => state.byPath);
  const stepOf = (path: string) => steps.findIndex((step) => step.fields.some((name) => name === rootOf(path)));
  const faulty = new Set([...byPath.keys()].map(stepOf));
  const step = steps[place];
  const count = steps.length + 1;
  const title = step ? step.title : words.reviewStep;

  const go = (to: number) => {
    setPlace(to);
    setReached((farthest) => Math.max(farthest, to));
  };

  const lead = (path: string) => {
    const to = stepOf(path);
    if (to === place || to < 0) return focusField(core.id, path);
    wanted.current = path;
    setPlace(to);
  };

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const path = wanted.current;
    wanted.current = undefined;
    if (path === undefined) heading.current?.focus();
    else focusField(core.id, path);
  }, [place, core]);

  const next = async () => {
    if (step && (await checkFields(step.fields))) go(place + 1);
  };

  /** Sends it all. What is refused may be in an earlier step. */
  const finish = async () => {
    await send();
    const [path] = [...core.problems.get().byPath.keys()].sort((one, other) => stepOf(one) - stepOf(other));
    if (path !== undefined) lead(path);
  };

  const skip = () => {
    for (const name of step?.fields ?? []) {
      const field = entity.fields[name];
      if (field) core.values.set(name, kindOf(field).blank(field));
      core.problems.forget(name);
    }
    go(place + 1);
  };

  const stateOf = (index: number): StepState => {
    if (index === place) return 'current';
    if (faulty.has(index)) return 'failed';
    return index <= reached ? 'done' : 'upcoming';
  };

  return (
    <FormContext value={core}>
      <UnsavedGuard useBlocker={props.useBlocker} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          event.stopPropagation();
          void (step ? next() : finish());
        }}
      >
        <Stepper
          label={label}
          steps={[
            ...steps.map((each, index) => ({
              id: each.id,
              label: say(each.title),
              state: stateOf(index),
              ...(each.isOptional ? { description: say(words.optional) } : {}),
            })),
            { id: review, label: say(words.reviewStep), state: stateOf(steps.length) },
          ]}
          onStepPress={(id) => {
            const to = id === review ? steps.length : steps.findIndex((each) => each.id === id);
            // Going back is free; going on is checked.
            if (to < place) go(to);
            else if (to > place) void checkFields(step?.fields ?? []).then((isRight) => isRight && go(to));
          }}
        />
        <DraftNotice draft={draft} />
        <div ref={heading} tabIndex={-1} className={styles.stepHead}>
          <Heading level="3">{say(title)}</Heading>
          {step?.description && <span className={styles.note}>{say(step.description)}</span>}
        </div>
        <div role="status" className={styles.spoken}>
          {say(phrases.step(figures(place + 1, language), figures(count, language), say(title)))}
        </div>
        <StaleNotice />
        <ErrorSummary names={names} isFull lead={lead} />
        {step ? (
          <FormFields
            key={step.id}
            group={{ fields: step.fields, ...(step.columns ? { columns: step.columns } : {}) }}
            asked={new Set(asked)}
            record={record}
          />
        ) : (
          steps.map((each, index) => (
            <Card
              key={each.id}
              title={say(each.title)}
              titleLevel="4"
              actions={
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${say(words.edit)}: ${say(each.title)}`}
                  onPress={() => go(index)}
                >
                  {say(words.edit)}
                </Button>
              }
            >
              <FieldsRead
                fields={entity.fields}
                names={each.fields.filter((name) => core.isShown(name))}
                record={core.values.all()}
              />
            </Card>
          ))
        )}
        <Inline gap="sm" justify="between">
          <Inline gap="sm">
            {place > 0 && (
              <Button variant="outline" tone="neutral" onPress={() => go(place - 1)}>
                {say(words.back)}
              </Button>
            )}
            {onCancel && (
              <Button variant="ghost" tone="neutral" onPress={onCancel}>
                {say(words.cancel)}
              </Button>
            )}
          </Inline>
          <Inline gap="sm">
            {step?.isOptional && (
              <Button variant="ghost" tone="neutral" onPress={skip}>
                {say(words.skip)}
              </Button>
            )}
            {step ? (
              <Button type="submit">{say(words.next)}</Button>
            ) : (
              <SubmitButton label={submitLabel ?? words.save} />
            )}
          </Inline>
        </Inline>
      </form>
    </FormContext>
  );
}
