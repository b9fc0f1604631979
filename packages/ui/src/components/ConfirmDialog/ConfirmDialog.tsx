import { useState, type ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../foundation/cx.ts';
import { DialogFrame } from '../../parts/overlay/dialog-frame.tsx';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { Tone } from '../../tokens/names.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { size } from '../Dialog/Dialog.css.ts';
import { TextArea } from '../TextArea/index.ts';
import { confirmDialogStrings } from './strings.ts';

/** A remark that is asked for together with the confirmation. */
export interface ConfirmRemark {
  readonly label: string;
  readonly isRequired?: boolean;
  /** 255 when left out. */
  readonly maxLength?: number;
}

export interface ConfirmOptions {
  title?: ReactNode;
  /** What will happen; an empty text for nothing more than the title. Left out, it asks to confirm, and warns when data is deleted. */
  message?: ReactNode;
  /** Data is deleted: the dialog says so, and its button is red. */
  isDestructive?: boolean;
  confirmLabel?: string;
  cancelLabel?: string;
  /** What confirming means. */
  tone?: Tone;
  remark?: ConfirmRemark;
  /**
   * The work itself. The dialog is busy while it runs and stays open with the reason when it fails; the text of a thrown
   * error is shown.
   */
  onConfirm?: (remark: string) => void | Promise<unknown>;
}

export interface ConfirmDialogProps extends ConfirmOptions, ElementMarks {
  isOpen: boolean;
  /** Called with the remark after the work is done. */
  onDone: (remark: string) => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. From code, `await confirm(…)` is shorter. */
export function ConfirmDialog({ isOpen, onCancel, ...rest }: ConfirmDialogProps): ReactNode {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      className={cx(overlay.scrim, overlay.scrimCentered)}
    >
      <Modal className={cx(overlay.modal, size.sm)}>
        <ConfirmContent {...rest} onCancel={onCancel} />
      </Modal>
    </ModalOverlay>
  );
}

function ConfirmContent({
  title,
  message,
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  tone = isDestructive ? 'critical' : 'accent',
  remark,
  onConfirm,
  onDone,
  onCancel,
  ...marks
}: Omit<ConfirmDialogProps, 'isOpen'>): ReactNode {
  const strings = useStrings('confirmDialog', confirmDialogStrings);
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isIncomplete = remark?.isRequired === true && text.trim() === '';

  async function handleConfirm(): Promise<void> {
    setIsPending(true);
    setFailure(undefined);
    try {
      await onConfirm?.(text.trim());
      onDone(text.trim());
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : strings.failed);
      setIsPending(false);
    }
  }

  return (
    <DialogFrame
      {...marks}
      role="alertdialog"
      hasCloseButton={false}
      closeLabel={strings.cancel}
      title={title ?? strings.title}
      description={(message ?? (isDestructive ? strings.deleting : strings.message)) || undefined}
      footer={
        <>
          {/* Focus starts on the harmless answer, or in the remark when there is one. */}
          <Button
            variant="outline"
            tone="neutral"
            onPress={onCancel}
            isDisabled={isPending}
            autoFocus={remark === undefined}
          >
            {cancelLabel ?? strings.cancel}
          </Button>
          <Button tone={tone} onPress={() => void handleConfirm()} isPending={isPending} isDisabled={isIncomplete}>
            {confirmLabel ?? strings.confirm}
          </Button>
        </>
      }
    >
      {remark !== undefined || failure !== undefined ? (
        <>
          {failure !== undefined && <Banner tone="critical">{failure}</Banner>}
          {remark !== undefined && (
            <TextArea
              label={remark.label}
              value={text}
              onChange={setText}
              isRequired={remark.isRequired ?? false}
              isDisabled={isPending}
              maxLength={remark.maxLength ?? 255}
              autoFocus
            />
          )}
        </>
      ) : undefined}
    </DialogFrame>
  );
}
