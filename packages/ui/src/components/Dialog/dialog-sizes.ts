export const dialogSizes = ['sm', 'md', 'lg', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];
