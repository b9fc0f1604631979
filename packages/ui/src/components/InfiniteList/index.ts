export { InfiniteList, TRIGGER_DISTANCE } from './InfiniteList.tsx';
export type { InfiniteListProps } from './InfiniteList.tsx';
