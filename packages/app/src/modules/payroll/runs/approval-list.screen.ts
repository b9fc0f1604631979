import { approvalScreens } from './screens.ts';

export default approvalScreens.list;
