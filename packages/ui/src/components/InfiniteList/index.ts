export { InfiniteList, TRIGGER_DISTANCE } from './InfiniteList.tsx';
export type { InfiniteListProps, InfiniteListStatus } from './InfiniteList.tsx';
