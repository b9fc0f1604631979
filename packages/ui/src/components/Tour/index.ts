export { Tour } from './Tour.tsx';
export type { TourProps, TourStep } from './Tour.tsx';
