import { useId, type ClipboardEvent, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { AlertGlyph, UploadGlyph } from '../../glyphs/glyphs.tsx';
import * as look from '../../parts/button/button-look.css.ts';
import { hasText, type FieldTexts } from '../../parts/field/field-texts.tsx';
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

export interface FileFieldProps extends FieldTexts, FileLimits {
  files: readonly FileItem[];
  /** Files that were chosen, dropped or pasted and that the limits allow. */
  onAdd: (files: File[]) => void;
  /** Files that the limits forbid, to say why in `errorMessage`. */
  onReject?: (files: RejectedFile[]) => void;
  onRemove?: (id: string) => void;
  isMultiple?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Takes files from the disk, from a drag and from the clipboard, and shows how far each one is. */
export function FileField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  files,
  accept,
  maxBytes,
  onAdd,
  onReject,
  onRemove,
  isMultiple = false,
  isRequired = false,
  isDisabled = false,
}: FileFieldProps): ReactNode {
  const id = useId();
  const strings = useStrings('fileField', fileFieldStrings);
  const notes = [hasText(description) && `${id}-help`, hasText(errorMessage) && `${id}-error`]
    .filter(Boolean)
    .join(' ');

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
      aria-describedby={notes === '' ? undefined : notes}
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
        className={cx(styles.zone, hasText(errorMessage) && styles.invalid)}
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
