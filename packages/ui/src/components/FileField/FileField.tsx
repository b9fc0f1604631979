import { useId, type ClipboardEvent, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { AlertGlyph, UploadGlyph } from '../../glyphs/glyphs.tsx';
import * as look from '../../parts/button/button-look.css.ts';
import { joinIds, type FieldMarks } from '../../parts/field/field-props.ts';
import { hasText, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { toneClass } from '../../tokens/tone.css.ts';
import { FileLine } from './FileLine.tsx';
import * as styles from './FileField.css.ts';
import { sortFiles, type FileLimits, type RejectedFile } from './sort-files.ts';
import { fileFieldStrings } from './strings.ts';

/** A file that was chosen, as it stands now. */
export interface FileItem {
  readonly id: string;
  readonly name: string;
  readonly bytes?: number;
  /** 0 to 100 while it is on its way. */
  readonly progress?: number;
  readonly error?: string;
  /** Where it can be opened. */
  readonly href?: string;
}

export interface FileFieldProps extends FieldTexts, FieldMarks, FileLimits {
  files: readonly FileItem[];
  /** Files that were chosen, dropped or pasted and that the limits allow. */
  onAdd: (files: File[]) => void;
  /** Files that the limits forbid, to say why in `errorMessage`. */
  onReject?: (files: RejectedFile[]) => void;
  onRemove?: (id: string) => void;
  isMultiple?: boolean;
  /** Name of the ids of the files in a form that is sent. */
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** The button that opens the dialog of the browser. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Takes files from the disk, from a drag and from the clipboard, and shows how far each one is. */
export function FileField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isInvalid,
  files,
  accept,
  maxBytes,
  onAdd,
  onReject,
  onRemove,
  isMultiple = false,
  name,
  isRequired = false,
  isDisabled = false,
  autoFocus = false,
  ref,
  id: controlId,
  'data-testid': testId,
  'aria-describedby': describedBy,
}: FileFieldProps): ReactNode {
  const id = useId();
  const strings = useStrings('fileField', fileFieldStrings);
  const isRefused = isWrong(isInvalid, errorMessage);
  const hasMessage = isRefused && hasText(errorMessage);
  const notes = joinIds(hasText(description) && `${id}-help`, hasMessage && `${id}-error`, describedBy);

  function take(given: readonly File[]): void {
    const chosen = isMultiple ? given : given.slice(0, 1);
    const { accepted, rejected } = sortFiles(chosen, {
      ...(accept === undefined ? {} : { accept }),
      ...(maxBytes === undefined ? {} : { maxBytes }),
    });
    if (accepted.length > 0) onAdd(accepted);
    if (rejected.length > 0) onReject?.(rejected);
  }

  function handlePaste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0 || isDisabled) return;
    event.preventDefault();
    take(pasted);
  }

  return (
    <div
      role="group"
      aria-disabled={isDisabled || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={notes}
      data-testid={testId}
      className={field.root}
      onPaste={handlePaste}
    >
      <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : field.label}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={field.required}>
            *
          </span>
        )}
      </span>
      <DropZone
        isDisabled={isDisabled}
        className={styles.zone}
        data-invalid={isRefused || undefined}
        onDrop={(event) => {
          const dropped = event.items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
          void Promise.all(dropped).then(take);
        }}
      >
        <span className={styles.mark}>
          <UploadGlyph />
        </span>
        <FileTrigger
          allowsMultiple={isMultiple}
          {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
          onSelect={(list) => take([...(list ?? [])])}
        >
          <AriaButton
            ref={ref}
            {...(controlId === undefined ? {} : { id: controlId })}
            autoFocus={autoFocus}
            isDisabled={isDisabled}
            aria-describedby={`${id}-label`}
            className={cx(toneClass.accent, look.base, look.size.sm, look.variant.outline)}
          >
            {isMultiple ? strings.chooseSeveral : strings.choose}
          </AriaButton>
        </FileTrigger>
        <Text slot="label">{strings.drop}</Text>
      </DropZone>
      {files.length > 0 && (
        <ul role="list" className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} {...(onRemove === undefined || isDisabled ? {} : { onRemove })} />
          ))}
        </ul>
      )}
      {name !== undefined &&
        files.map((file) => <input key={file.id} type="hidden" name={name} value={file.id} disabled={isDisabled} />)}
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
