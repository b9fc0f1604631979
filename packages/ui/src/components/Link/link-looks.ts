export const linkLooks = ['inline', 'standalone', 'quiet'] as const;
export type LinkLook = (typeof linkLooks)[number];
