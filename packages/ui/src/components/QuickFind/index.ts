export { QuickFind } from './QuickFind.tsx';
export type { QuickFindOption, QuickFindProps } from './QuickFind.tsx';
