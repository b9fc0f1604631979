import { useRef, type ReactNode, type RefObject } from 'react';
import { useToast, useToastRegion } from 'react-aria/useToast';
import { createPortal } from 'react-dom';
import { useToastQueue, type QueuedToast, type ToastState } from 'react-stately/useToastState';
import { useIsSSR } from 'react-aria/SSRProvider';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { snackbar, type SnackbarMessage, type SnackbarQueue } from './snackbar-queue.ts';
import { Snackbar } from './Snackbar.tsx';
import * as styles from './Snackbar.css.ts';
import { snackbarStrings } from './strings.ts';

export interface SnackbarRegionProps {
  queue?: SnackbarQueue;
}

/** Where notices appear: a landmark that F6 reaches. Pointer or focus on it stops every clock. Put it once, near the root. */
export function SnackbarRegion({ queue = snackbar }: SnackbarRegionProps): ReactNode {
  const state = useToastQueue(queue.toasts);
  const isServer = useIsSSR();
  if (isServer) return null;
  const calm = state.visibleToasts.find((toast) => toast.content.tone !== 'critical');
  return createPortal(
    <>
      {/* Calm notices are spoken here, politely; red ones interrupt through their own role. */}
      <div role="status" className={visuallyHidden}>
        {calm === undefined ? '' : [calm.content.title, calm.content.text].filter(Boolean).join('. ')}
      </div>
      {state.visibleToasts.length > 0 && <Visible state={state} />}
    </>,
    document.body,
  );
}

function Visible({ state }: { state: ToastState<SnackbarMessage> }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const strings = useStrings('snackbar', snackbarStrings);
  const { regionProps } = useToastRegion({ 'aria-label': strings.region }, state, ref);
  return (
    <div {...regionProps} ref={ref} className={styles.region}>
      {state.visibleToasts.map((toast) => (
        <Notice key={toast.key} toast={toast} state={state} />
      ))}
    </div>
  );
}

interface NoticeProps {
  toast: QueuedToast<SnackbarMessage>;
  state: ToastState<SnackbarMessage>;
}

function Notice({ toast, state }: NoticeProps): ReactNode {
  const ref: RefObject<HTMLDivElement | null> = useRef(null);
  const { toastProps, contentProps } = useToast({ toast }, state, ref);
  const { text, title, tone, action } = toast.content;
  const isUrgent = tone === 'critical';
  return (
    <div {...toastProps} role="group" aria-modal={undefined} aria-label={title ?? text} ref={ref}>
      <div {...contentProps} role={isUrgent ? 'alert' : 'presentation'}>
        <Snackbar
          text={text}
          {...(title === undefined ? {} : { title })}
          {...(tone === undefined ? {} : { tone })}
          {...(action === undefined ? {} : { action })}
          onDismiss={() => state.close(toast.key)}
        />
      </div>
    </div>
  );
}
