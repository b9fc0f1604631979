export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { BreadcrumbsProps, Breadcrumb } from './Breadcrumbs.tsx';
