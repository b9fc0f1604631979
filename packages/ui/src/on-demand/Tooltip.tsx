import * as styles from '../components/Tooltip/Tooltip.css.ts';
import type { TooltipProps } from '../components/Tooltip/Tooltip.tsx';
import { onDemand } from './on-demand.tsx';

/** `Tooltip`, fetched when what it belongs to is drawn and the page is idle, or under the pointer. */
export const Tooltip = onDemand<TooltipProps>(async () => (await import('../components/Tooltip/Tooltip.tsx')).Tooltip, {
  standIn: ({ children, staticRole }) =>
    staticRole === undefined ? (
      children
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as in the tooltip itself
      <span role={staticRole} tabIndex={0} className={styles.focusable}>
        {children}
      </span>
    ),
  opensOn: 'hover',
});
