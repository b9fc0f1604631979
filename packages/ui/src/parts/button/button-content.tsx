import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { ArcGlyph } from '../../glyphs/glyphs.tsx';
import * as look from './button-look.css.ts';
import { turning } from './turning.css.ts';

interface ButtonContentProps {
  children: ReactNode;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  isPending?: boolean;
}

/** Icon, label, icon; while pending they keep their room and an arc turns in their place. */
export function ButtonContent({ children, iconStart, iconEnd, isPending = false }: ButtonContentProps): ReactNode {
  const hidden = isPending && look.hiddenWhilePending;
  return (
    <>
      {iconStart !== undefined && <span className={cx(look.icon, hidden)}>{iconStart}</span>}
      <span className={cx(look.label, hidden)}>{children}</span>
      {iconEnd !== undefined && <span className={cx(look.icon, hidden)}>{iconEnd}</span>}
      {isPending && <PendingArc />}
    </>
  );
}

export function PendingArc(): ReactNode {
  return (
    <span className={look.pending}>
      <span className={turning}>
        <ArcGlyph />
      </span>
    </span>
  );
}
