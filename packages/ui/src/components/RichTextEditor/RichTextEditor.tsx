import {
  Suspense,
  lazy,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useFormReset } from 'react-aria/private/utils/useFormReset';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { AlertGlyph } from '../../glyphs/glyphs.tsx';
import { joinIds, type FieldHandle, type FieldMarks } from '../../parts/field/field-props.ts';
import { hasText, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import { parseRichText, plainText, sanitizeRichText } from '../../rich-text/rich-text.ts';
import { useDigits } from '../../provider/use-digits.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { RichTextView } from '../RichTextView/index.ts';
import * as styles from './RichTextEditor.css.ts';
import { richTextEditorStrings } from './strings.ts';

const Surface = lazy(async () => ({ default: (await import('./EditorSurface.tsx')).EditorSurface }));

/** Text that is written at the cursor by choosing it from a list. */
export interface RichTextInsertion {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

export interface RichTextEditorProps extends FieldTexts, FieldMarks {
  label: string;
  /** HTML; an empty text for none. Whatever it may not hold is left out. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Told of clean HTML, and of an empty text when no words are left. */
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Letters that are meant to fit. More are marked, not refused. */
  maxLength?: number | undefined;
  /** What the toolbar offers to insert at the cursor, such as placeholders of a letter. */
  insertions?: readonly RichTextInsertion[] | undefined;
  /** Name of the value in a form that is sent. */
  name?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Its `focus` also works before the editor has arrived, which then takes it. */
  ref?: Ref<FieldHandle> | undefined;
}

// The last fifth is spoken as it shrinks; before that a count would only be noise.
const NEAR = 0.8;

/** A text with headings, lists, quotes and links, to write. The editor itself is fetched when it is first shown. */
export function RichTextEditor({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  value: given,
  defaultValue = '',
  onChange,
  onBlur,
  placeholder,
  maxLength,
  insertions,
  name,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid,
  ref,
  id: controlId,
  'data-testid': testId,
  'aria-describedby': describedBy,
}: RichTextEditorProps): ReactNode {
  const digits = useDigits();
  const strings = useStrings('richTextEditor', richTextEditorStrings);
  const id = useId();
  const [own, setOwn] = useState(() => sanitizeRichText(defaultValue));
  const value = given ?? own;
  const length = maxLength === undefined ? 0 : plainText(parseRichText(value)).trim().length;
  const isNear = maxLength !== undefined && length >= maxLength * NEAR;
  const isOver = maxLength !== undefined && length > maxLength;
  const isRefused = isWrong(isInvalid, errorMessage);
  const hasMessage = isRefused && hasText(errorMessage);
  const notes = joinIds(hasText(description) && `${id}-help`, hasMessage && `${id}-error`, describedBy);
  const [initial] = useState(value);
  const hidden = useRef<HTMLInputElement>(null);
  const surface = useRef<FieldHandle | null>(null);
  const wantsFocus = useRef(false);

  useImperativeHandle(ref, () => ({
    focus: (options) => {
      if (surface.current === null) wantsFocus.current = true;
      else surface.current.focus(options);
    },
  }));

  const takeSurface = useCallback((handle: FieldHandle | null) => {
    surface.current = handle;
    if (handle === null || !wantsFocus.current) return;
    wantsFocus.current = false;
    handle.focus();
  }, []);

  function change(next: string): void {
    setOwn(next);
    onChange?.(next);
  }

  useFormReset(hidden, initial, change);
  return (
    <div className={field.root} data-testid={testId}>
      <div className={isLabelHidden ? visuallyHidden : field.labelRow}>
        <span id={`${id}-label`} className={field.label}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={field.required}>
              *
            </span>
          )}
        </span>
        {maxLength !== undefined && (
          <span aria-hidden="true" className={cx(styles.counter, isNear && styles.near, isOver && styles.over)}>
            {digits(`${length} / ${maxLength}`)}
          </span>
        )}
      </div>
      <div
        className={styles.box}
        data-invalid={isRefused || isOver || undefined}
        data-still={isDisabled || isReadOnly || undefined}
      >
        <Suspense
          fallback={
            <div aria-busy="true" aria-label={strings.loading} role="group" className={styles.waiting}>
              <RichTextView value={value} />
            </div>
          }
        >
          <Surface
            labelId={`${id}-label`}
            id={controlId}
            describedBy={notes}
            value={value}
            onChange={change}
            onBlur={onBlur}
            placeholder={placeholder}
            insertions={insertions}
            isRequired={isRequired}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isInvalid={isRefused || isOver}
            handle={takeSurface}
          />
        </Suspense>
      </div>
      {maxLength !== undefined && (
        <span role="status" className={visuallyHidden}>
          {isNear ? strings.remaining(maxLength - length) : ''}
        </span>
      )}
      {name !== undefined && <input ref={hidden} type="hidden" name={name} value={value} disabled={isDisabled} />}
      {hasText(description) && (
        <span id={`${id}-help`} className={field.description}>
          {description}
        </span>
      )}
      {hasMessage && (
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
