export { Menu } from './Menu.tsx';
export type { MenuProps, MenuEntry, MenuSection } from './Menu.tsx';
