import { runScreens } from './screens.ts';

export default runScreens.list;
