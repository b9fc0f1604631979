import { useMemo, type ReactNode } from 'react';
import { qrCells } from './qr-cells.ts';
import * as styles from './security.css.ts';

/** Light cells around the picture, without which cameras do not find it. */
const quiet = 4;

/** A QR code, made here: what it says goes to no service. Dark on light in both modes, as cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { size, path } = useMemo(() => qrCells(text, quiet), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.picture}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
