import { useId, type ReactNode, type Ref } from 'react';
import { cx } from '../foundation/cx.ts';
import { visuallyHidden } from '../foundation/hidden.css.ts';
import { AlertGlyph } from '../glyphs/glyphs.tsx';
import type { FieldSize } from '../parts/field/field-sizes.ts';
import { hasText, type FieldTexts } from '../parts/field/field-texts.tsx';
import * as field from '../parts/field/field.css.ts';
import * as styles from './field.css.ts';
import { useDates } from './use-dates.ts';

interface DateFieldFrameProps extends FieldTexts {
  children: (describedBy: string | undefined) => ReactNode;
  /** The chosen date in the other calendar. */
  otherText?: string | undefined;
  /** True where the chosen date lies in a year whose calendar is not published yet, as the calendar itself says. */
  isProjected?: boolean;
  size: FieldSize;
  isRequired: boolean;
  isInvalid: boolean;
  boxRef?: Ref<HTMLDivElement>;
}

/** Label, box, notes: the frame of every field of dates. */
export function DateFieldFrame({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  otherText,
  isProjected = false,
  children,
  size,
  isRequired,
  isInvalid,
  boxRef,
}: DateFieldFrameProps): ReactNode {
  const id = useId();
  const { strings } = useDates();
  const notes = [
    hasText(otherText) && `${id}-other`,
    isProjected && `${id}-projected`,
    hasText(description) && `${id}-help`,
    hasText(errorMessage) && `${id}-error`,
  ].filter(Boolean);
  const describedBy = notes.length === 0 ? undefined : notes.join(' ');
  return (
    <div className={field.root}>
      <span aria-hidden="true" className={isLabelHidden ? visuallyHidden : field.label}>
        {label}
        {isRequired && <span className={field.required}>*</span>}
      </span>
      <div ref={boxRef} className={cx(field.box, field.size[size])} data-invalid={isInvalid || undefined}>
        {children(describedBy)}
      </div>
      {hasText(otherText) && (
        <span id={`${id}-other`} className={styles.other}>
          {otherText}
        </span>
      )}
      {isProjected && (
        <span id={`${id}-projected`} role="status" className={styles.other}>
          * {strings.projected}
        </span>
      )}
      {hasText(description) && (
        <span id={`${id}-help`} className={field.description}>
          {description}
        </span>
      )}
      {hasText(errorMessage) && (
        <span id={`${id}-error`} className={field.error}>
          <span className={field.errorMark}>
            <AlertGlyph />
          </span>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
