import type { ReactNode } from 'react';
import { configuration } from '../configuration/configuration.ts';
import { useTexts } from '../texts/texts.ts';
import * as styles from './cover.css.ts';

const flags = [styles.flag.c1, styles.flag.c2, styles.flag.c3, styles.flag.c4, styles.flag.c5] as const;

/** The cord of the prayer flags: a cubic curve by its four points. */
const cord = [
  [-20, 92],
  [240, 330],
  [520, 420],
  [850, 250],
] as const;

/** Where each flag hangs on the cord, and how far the cord leans there. */
const line = Array.from({ length: 16 }, (_, index) => {
  const t = 0.06 + index * 0.0575;
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  const slopes = [-3 * (1 - t) ** 2, 3 * (1 - t) ** 2 - 6 * t * (1 - t), 6 * t * (1 - t) - 3 * t ** 2, 3 * t ** 2];
  const along = (factors: readonly number[], axis: 0 | 1) =>
    cord.reduce((sum, point, at) => sum + point[axis] * (factors[at] ?? 0), 0);
  return {
    x: along(weights, 0),
    y: along(weights, 1),
    turn: (Math.atan2(along(slopes, 1), along(slopes, 0)) * 180) / Math.PI,
  };
});

/** The cover of the login page: the installation's own picture, else mountains in the colours of the brand (CFG-8, LOG-4). */
export function Cover(): ReactNode {
  const texts = useTexts();
  const { login_cover: own } = configuration.runtimeConfig;
  return (
    <aside className={styles.root}>
      {own ? <img src={own} alt="" className={styles.photograph} /> : <Mountains />}
      <div className={styles.words}>
        <p className={styles.title}>{texts.cover.title}</p>
        <p className={styles.subtitle}>{texts.cover.subtitle}</p>
      </div>
    </aside>
  );
}

/** Ridges of the Himalaya at dawn. */
function Mountains(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 820 900" preserveAspectRatio="xMidYMax slice" className={styles.picture}>
      <defs>
        <linearGradient id="cover-sky" x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" className={styles.skyTop} />
          <stop offset="1" className={styles.skyLow} />
        </linearGradient>
        <radialGradient id="cover-sun">
          <stop offset="0" className={styles.sunIn} />
          <stop offset="1" className={styles.sunOut} />
        </radialGradient>
        <linearGradient id="cover-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.mistTop} />
          <stop offset="1" className={styles.mistLow} />
        </linearGradient>
      </defs>
      <rect width="820" height="900" fill="url(#cover-sky)" />
      <circle cx="560" cy="500" r="330" fill="url(#cover-sun)" />
      <circle cx="560" cy="506" r="62" className={styles.sun} />
      <path
        className={styles.ridge1}
        d="M0 610 70 560 128 585 206 474 246 512 300 420 352 500 388 466 452 548 512 498 574 571 648 488 708 549 760 517 820 566V900H0Z"
      />
      <path
        className={styles.snow}
        d="M300 420 352 500 330 494 314 512 296 482 276 500 264 482ZM206 474 246 512 226 508 212 522 198 504 182 508ZM648 488 692 533 670 527 652 544 634 519 616 524Z"
      />
      <path
        className={styles.ridge2}
        d="M0 676 96 600 150 640 232 566 300 640 366 592 462 676 548 604 620 664 702 598 820 690V900H0Z"
      />
      <path className={styles.mist} d="M0 640h820v150H0Z" />
      <path className={styles.ridge3} d="M0 748C90 702 150 712 226 740S396 700 470 722 640 772 820 700V900H0Z" />
      <path className={styles.ridge4} d="M0 812C120 762 230 800 340 798S560 752 640 776 760 806 820 786V900H0Z" />
      <path
        className={styles.cord}
        d={`M${cord[0].join(' ')}C${cord
          .slice(1)
          .map((point) => point.join(' '))
          .join(' ')}`}
      />
      {line.map(({ x, y, turn }, index) => (
        <path
          key={x}
          className={flags[index % flags.length]}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
          d="M-15 0h30v36c-5 3-10-3-15 0s-10 3-15 0Z"
        />
      ))}
    </svg>
  );
}
