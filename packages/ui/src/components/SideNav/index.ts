export { SideNav } from './SideNav.tsx';
export type { SideNavProps, SideNavItem, SideNavSection } from './SideNav.tsx';
