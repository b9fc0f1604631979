import { onDemand } from './on-demand.tsx';
import type { PopoverProps } from '../components/Popover/Popover.tsx';

/** `Popover`, fetched when its button is drawn and the page is idle, or pressed. */
export const Popover = onDemand<PopoverProps>(async () => (await import('../components/Popover/Popover.tsx')).Popover, {
  standIn: ({ trigger }) => trigger,
  opensOn: 'press',
});
