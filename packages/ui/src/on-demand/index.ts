export { Menu } from './Menu.tsx';
export { Popover } from './Popover.tsx';
export { StandIn } from './StandIn.tsx';
export { Tooltip } from './Tooltip.tsx';
