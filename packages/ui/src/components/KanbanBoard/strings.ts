import { counted } from '../../strings/counted.ts';
export const kanbanBoardStrings = {
  empty: 'Nothing here',
  count: (count: number): string => counted(count, 'card'),
  ofLimit: (count: number, limit: number): string => `${count} of at most ${limit}`,
  drag: (name: string): string => `Move ${name}`,
  actions: (name: string): string => `Actions for ${name}`,
  moveTo: 'Move to',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (name: string, column: string, place: number): string => `${name} is now in ${column}, place ${place}`,
};
