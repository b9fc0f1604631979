import { overtimeClaimSheet } from '@karmik/model/attendance/import';
import { importScreen } from '../../../screens/kit/screens.ts';
import { words } from './words.ts';

export default importScreen(overtimeClaimSheet, { description: words.claimsWhat });
