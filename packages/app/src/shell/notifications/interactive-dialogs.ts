/**
 * The dialogs that notifications open, a line each:
 * `openWith('overtime_pre_approval', () => import('../../pages/…/RequestDialog.tsx'));`
 */
export {};
