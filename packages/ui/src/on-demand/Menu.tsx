import { onDemand } from './on-demand.tsx';
import type { MenuProps } from '../components/Menu/Menu.tsx';

/** `Menu`, fetched when its button is drawn and the page is idle, or pressed. */
export const Menu = onDemand<MenuProps>(async () => (await import('../components/Menu/Menu.tsx')).Menu, {
  standIn: ({ trigger }) => trigger,
  opensOn: 'press',
});
