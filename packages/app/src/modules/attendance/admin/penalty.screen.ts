import { penaltyScreens } from '../penalties/screens.ts';

export default penaltyScreens('hr').list;
