export const drawerSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type DrawerSize = (typeof drawerSizes)[number];
