import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { AlertGlyph } from '../../glyphs/glyphs.tsx';
import * as styles from './field.css.ts';

/** What every field says about itself. */
export interface FieldTexts {
  /** What to fill in. It is also the spoken name. */
  label: ReactNode;
  /** Keeps the label for ears only, where the place already says it. */
  isLabelHidden?: boolean;
  /** Help that stays while one types. */
  description?: ReactNode;
  /** What is wrong and how to mend it. It marks the field as wrong, unless `isInvalid` is given. */
  errorMessage?: ReactNode;
  /** Whether it is wrong. `false` hides `errorMessage`, such as before the first try to send a form. */
  isInvalid?: boolean;
}

interface FieldLabelProps {
  children: ReactNode;
  isHidden?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** Something at the end of the line, such as a counter. */
  aside?: ReactNode;
}

export function FieldLabel({ children, isHidden, isRequired, aside }: FieldLabelProps): ReactNode {
  if (isHidden) return <Label className={visuallyHidden}>{children}</Label>;
  return (
    <div data-field-label="" className={styles.labelRow}>
      <Label className={styles.label}>
        {children}
        {isRequired && (
          <span aria-hidden="true" className={styles.required}>
            *
          </span>
        )}
      </Label>
      {aside}
    </div>
  );
}

type FieldNotesProps = Pick<FieldTexts, 'description' | 'errorMessage'> & { isInvalid: boolean | undefined };

/** The help and the error under a field; React Aria ties them to the input through their slots. */
export function FieldNotes({ description, errorMessage, isInvalid }: FieldNotesProps): ReactNode {
  return (
    <>
      {hasText(description) && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {isInvalid !== false && hasText(errorMessage) && (
        <Text slot="errorMessage" className={styles.error}>
          <span className={styles.errorMark}>
            <AlertGlyph />
          </span>
          {errorMessage}
        </Text>
      )}
    </>
  );
}

/**
 * Whether a field is wrong, as in React Aria: `isInvalid` decides, and without it a message is enough. The message of a field that is not
 * wrong is not shown.
 */
export function isWrong(isInvalid: boolean | undefined, errorMessage: ReactNode): boolean {
  return isInvalid ?? hasText(errorMessage);
}

/** True for a text that is there; forms hand over `undefined`, `null`, `false` or an empty text when there is none. */
export function hasText(text: ReactNode): boolean {
  return Boolean(text);
}
