export { UserChip } from './UserChip.tsx';
export type { UserChipProps, UserCardDetail, UserCard } from './UserChip.tsx';
export { CHIP_LENGTH, CARD_LENGTH, truncate } from './truncate.ts';
