import { counted } from '../../strings/counted.ts';
export const textAreaStrings = {
  remaining: (count: number): string => `${counted(count, 'character')} left`,
};
