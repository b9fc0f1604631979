import { ownSlips } from './screens.ts';

export default ownSlips;
