export { QuickFind } from './QuickFind.tsx';
export type { QuickFindOption, QuickFindProps, QuickFindSection } from './QuickFind.tsx';
