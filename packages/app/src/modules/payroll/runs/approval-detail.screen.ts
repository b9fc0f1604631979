import { approvalScreens } from './screens.ts';

export default approvalScreens.detail;
