export { KanbanBoard } from './KanbanBoard.tsx';
export type { KanbanBoardProps } from './KanbanBoard.tsx';
export { moveCard } from './board-moves.ts';
export type { BoardCard, BoardColumn, BoardMove } from './board-moves.ts';
