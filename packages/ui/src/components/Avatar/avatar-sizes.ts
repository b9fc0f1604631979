export const avatarSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;
/** `md` is 35 px, the size of a chip. */
export type AvatarSize = (typeof avatarSizes)[number];
