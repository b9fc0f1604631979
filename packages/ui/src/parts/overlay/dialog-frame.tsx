import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { dialogStrings } from '../../components/Dialog/strings.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
import { CloseGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../element-marks.ts';
import * as overlay from './overlay.css.ts';
import { WaitingPlace } from './waiting-place.tsx';

type Content = ReactNode | ((close: () => void) => ReactNode);

/** What is in a dialog or a drawer. */
export interface DialogFrameProps extends ElementMarks {
  title: ReactNode;
  description?: ReactNode;
  /** What it holds; a function receives a way to close it. */
  children?: Content;
  /** Its buttons, the one that does the work last. */
  footer?: Content;
}

interface FrameProps extends DialogFrameProps {
  closeLabel: string;
  role?: 'dialog' | 'alertdialog';
  hasCloseButton?: boolean;
}

/** Title, body that scrolls, and buttons that stay. What it holds may come late: its title is there at once. */
export function DialogFrame({
  title,
  description,
  children,
  footer,
  closeLabel,
  role = 'dialog',
  hasCloseButton = true,
  ...marks
}: FrameProps): ReactNode {
  return (
    <AriaDialog {...marks} role={role} className={overlay.dialog}>
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
            <div className={overlay.dialogBody}>
              <WaitingPlace outline={<LoadingLines />}>
                <Held content={children} close={close} />
              </WaitingPlace>
            </div>
          )}
          {footer !== undefined && (
            <footer className={overlay.dialogFooter}>
              <WaitingPlace outline={<Skeleton shape="field" />}>
                <Held content={footer} close={close} />
              </WaitingPlace>
            </footer>
          )}
        </>
      )}
    </AriaDialog>
  );
}

function Held({ content, close }: { content: Content; close: () => void }): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}

function LoadingLines(): ReactNode {
  const strings = useStrings('dialog', dialogStrings);
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {strings.loading}
      </span>
      <Skeleton count={3} />
    </>
  );
}
