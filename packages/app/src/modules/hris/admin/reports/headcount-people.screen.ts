import { headcountPeople } from '@karmik/model/hris/headcount';
import { queryScreen } from '../../../../screens/kit/screens.ts';

export default queryScreen(headcountPeople);
