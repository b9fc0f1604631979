import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../../components/IconButton/index.ts';
import { CloseGlyph } from '../../glyphs/glyphs.tsx';
import * as overlay from './overlay.css.ts';

/** What stands in a dialog or a drawer. */
export interface DialogFrameProps {
  title: ReactNode;
  description?: ReactNode;
  /** What it holds; a function receives a way to close it. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Its buttons, the one that does the work last. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
}

interface FrameProps extends DialogFrameProps {
  closeLabel: string;
  role?: 'dialog' | 'alertdialog';
  hasCloseButton?: boolean;
}

/** Title, body that scrolls, and buttons that stay. */
export function DialogFrame({
  title,
  description,
  children,
  footer,
  closeLabel,
  role = 'dialog',
  hasCloseButton = true,
}: FrameProps): ReactNode {
  return (
    <AriaDialog role={role} className={overlay.dialog}>
      {({ close }) => (
        <>
          <header className={overlay.dialogHeader}>
            <div className={overlay.dialogTitles}>
              <Heading slot="title" className={overlay.dialogTitle}>
                {title}
              </Heading>
              {description !== undefined && <p className={overlay.dialogDescription}>{description}</p>}
            </div>
            {hasCloseButton && (
              <div className={overlay.dialogClose}>
                <IconButton label={closeLabel} icon={<CloseGlyph />} size="sm" onPress={close} />
              </div>
            )}
          </header>
          {children !== undefined && (
            <div className={overlay.dialogBody}>{typeof children === 'function' ? children(close) : children}</div>
          )}
          {footer !== undefined && (
            <footer className={overlay.dialogFooter}>{typeof footer === 'function' ? footer(close) : footer}</footer>
          )}
        </>
      )}
    </AriaDialog>
  );
}
