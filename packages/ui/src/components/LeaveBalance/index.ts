export { LeaveBalance } from './LeaveBalance.tsx';
export type { LeaveBalanceProps } from './LeaveBalance.tsx';
export { BalanceLines } from './BalanceLines.tsx';
export type { BalanceLinesProps } from './BalanceLines.tsx';
export type { BalanceLine, Quantity } from './balance-line.ts';
