import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { cx } from '../foundation/cx.ts';
import { visuallyHidden } from '../foundation/hidden.css.ts';
import { AlertGlyph } from '../glyphs/glyphs.tsx';
import { hasText } from '../parts/field/field-texts.tsx';
import * as field from '../parts/field/field.css.ts';
import type { PeriodFieldProps } from './date-field-props.ts';
import * as styles from './field.css.ts';
import { FormValue } from './FormValue.tsx';
import { PasteNote, type PasteNotice } from './PasteNote.tsx';
import { useDates } from './use-dates.ts';

/** Attributes of the group of parts. */
export interface FieldGroup {
  readonly id?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-details'?: string | undefined;
}

/** What the frame passes to every part of a field. */
export interface SegmentsShared {
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  isRequired: boolean;
  /** Hears that focus left the parts. */
  onLeave?: (() => void) | undefined;
  /** Of the first part. */
  firstRef?: RefObject<HTMLInputElement | null> | undefined;
}

interface FrameContent {
  /** Spoken name of the field. */
  readonly label: string;
  readonly group: FieldGroup;
  readonly shared: Omit<SegmentsShared, 'firstRef'>;
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

interface DateFieldFrameProps {
  /** What the application gave the field. */
  field: PeriodFieldProps;
  /** Why what was typed is no date, once the field was left. */
  typedProblem?: string | undefined;
  /** Why the value may not be chosen. */
  problem?: string | undefined;
  /** Why what is typed cannot be sent yet. */
  unfinished?: string | undefined;
  /** The chosen date in the other calendar. */
  otherText?: string | undefined;
  /** True where the chosen date lies in a year whose calendar is not published yet, as the calendar itself says. */
  isProjected?: boolean;
  notice?: PasteNotice | undefined;
  /** What a form sends, an empty text for none. */
  sent: string;
  onReset: () => void;
  /** Hears that focus left the parts. */
  onLeave?: () => void;
  boxRef?: Ref<HTMLDivElement>;
  children: (content: FrameContent) => ReactNode;
}

/** Label, box, notes and the form's part: the frame of every field of dates. */
export function DateFieldFrame({
  field: given,
  typedProblem,
  problem,
  unfinished,
  otherText,
  isProjected = false,
  notice,
  sent,
  onReset,
  onLeave,
  boxRef,
  children,
}: DateFieldFrameProps): ReactNode {
  const id = useId();
  const { strings } = useDates();
  const [isRefused, setRefused] = useState(false);
  const firstRef = useRef<HTMLInputElement>(null);
  // The ref is given once the parts are there; without a part there is nothing to give.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(given.ref, () => firstRef.current);
  const focusFirst = useEffectEvent(() => {
    if (given.autoFocus === true) firstRef.current?.focus();
  });
  useEffect(() => focusFirst(), []);

  const {
    label,
    description,
    isLabelHidden = false,
    isRequired = false,
    isDisabled = false,
    isReadOnly = false,
  } = given;
  const isMissing = isRequired && sent === '';
  const told = given.isInvalid !== false && hasText(given.errorMessage) ? given.errorMessage : undefined;
  const error =
    typedProblem ??
    told ??
    problem ??
    (isRefused ? (unfinished ?? (isMissing ? strings.required : undefined)) : undefined);
  const isInvalid = given.isInvalid === true || hasText(error);
  const notes = [
    given['aria-describedby'],
    hasText(otherText) && `${id}-other`,
    isProjected && `${id}-projected`,
    hasText(description) && `${id}-help`,
    hasText(error) && `${id}-error`,
  ].filter(Boolean);
  return (
    <div className={field.root} data-testid={given['data-testid']}>
      <span aria-hidden="true" className={isLabelHidden ? visuallyHidden : field.label}>
        {label}
        {isRequired && <span className={field.required}>*</span>}
      </span>
      <div
        ref={boxRef}
        data-frame=""
        className={cx(field.box, styles.box, field.size[given.size ?? 'md'])}
        data-invalid={isInvalid || undefined}
      >
        {children({
          label: given['aria-label'] ?? label,
          group: {
            id: given.id,
            'aria-labelledby': given['aria-labelledby'],
            'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
            'aria-details': given['aria-details'],
          },
          shared: {
            isDisabled,
            isReadOnly,
            isInvalid,
            isRequired,
            onLeave: () => {
              onLeave?.();
              given.onBlur?.();
            },
          },
          firstRef,
        })}
        <FormValue
          name={given.name}
          form={given.form}
          value={sent}
          isRequired={isRequired && !isReadOnly}
          isDisabled={isDisabled}
          problem={isReadOnly ? '' : (unfinished ?? problem ?? '')}
          onReset={() => {
            setRefused(false);
            onReset();
          }}
          onRefused={(isFirst) => {
            setRefused(true);
            if (isFirst) firstRef.current?.focus();
          }}
        />
      </div>
      {notice !== undefined && <PasteNote notice={notice} />}
      {hasText(otherText) && (
        <span id={`${id}-other`} className={styles.other}>
          <bdi>{otherText}</bdi>
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
      {hasText(error) && (
        <span id={`${id}-error`} className={field.error}>
          <span className={field.errorMark}>
            <AlertGlyph />
          </span>
          <bdi>{error}</bdi>
        </span>
      )}
    </div>
  );
}
