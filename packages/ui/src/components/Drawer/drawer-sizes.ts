export const drawerSizes = ['sm', 'md', 'lg'] as const;
export type DrawerSize = (typeof drawerSizes)[number];
