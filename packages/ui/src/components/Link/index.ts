export { Link, linkLooks } from './Link.tsx';
export type { LinkProps, LinkLook } from './Link.tsx';
