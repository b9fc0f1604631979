export { Drawer, drawerSizes } from './Drawer.tsx';
export type { DrawerProps, DrawerSize } from './Drawer.tsx';
