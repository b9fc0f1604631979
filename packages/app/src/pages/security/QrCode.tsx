import { encode } from 'uqr';
import { useMemo, type ReactNode } from 'react';
import * as styles from './security.css.ts';

/** Light cells around the picture, without which cameras do not find it. */
const quiet = 4;

/** A QR code, made here: what it says goes to no service. Dark on light in both modes, as cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { size: cells, data } = encode(text, { ecc: 'M', border: quiet });
    const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: cells, path: dark.join('') };
  }, [text]);
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
