import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { AlertGlyph, CheckGlyph } from '../../glyphs/glyphs.tsx';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import type { StepState } from './step-states.ts';
import { stepperStrings } from './strings.ts';
import * as styles from './Stepper.css.ts';

export { stepStates } from './step-states.ts';
export type { StepState } from './step-states.ts';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly state: StepState;
}

export interface StepperProps extends ElementMarks {
  /** Spoken name of the list. */
  label: string;
  steps: readonly Step[];
  /** Makes steps that were reached pressable. */
  onStepPress?: (id: string) => void;
}

/** Where one is in a task of several pages. */
export function Stepper({ label, steps, onStepPress, ...marks }: StepperProps): ReactNode {
  const strings = useStrings('stepper', stepperStrings);
  const position = steps.findIndex((step) => step.state === 'current');
  return (
    <nav {...marks} aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const content = <StepContent step={step} number={index + 1} stateText={strings[step.state]} />;
          const canPress = onStepPress !== undefined && step.state !== 'upcoming';
          return (
            <li key={step.id} className={styles.item} aria-current={step.state === 'current' ? 'step' : undefined}>
              {canPress ? (
                <Button className={styles.step} onPress={() => onStepPress(step.id)}>
                  {content}
                </Button>
              ) : (
                <span className={styles.step}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      {position >= 0 && (
        <p aria-hidden="true" className={styles.summary}>
          {strings.position(position + 1, steps.length)}: <strong>{steps[position]?.label}</strong>
        </p>
      )}
    </nav>
  );
}

function StepContent({ step, number, stateText }: { step: Step; number: number; stateText: string }): ReactNode {
  const digits = useDigits();
  return (
    <>
      <span aria-hidden="true" className={cx(styles.mark, styles.markState[step.state])}>
        {step.state === 'done' ? <CheckGlyph /> : step.state === 'failed' ? <AlertGlyph /> : digits(number)}
      </span>
      <span className={visuallyHidden}>
        {step.label}, {stateText}
      </span>
      <span aria-hidden="true" className={styles.texts}>
        <span className={cx(styles.label, step.state === 'current' && styles.labelCurrent)}>{step.label}</span>
        {step.description !== undefined && <span className={styles.description}>{step.description}</span>}
      </span>
    </>
  );
}
