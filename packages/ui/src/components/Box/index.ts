export { Box, boxGrounds, boxWidths } from './Box.tsx';
export type { BoxProps, BoxGround, BoxWidth } from './Box.tsx';
