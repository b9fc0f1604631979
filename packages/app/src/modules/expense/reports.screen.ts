/** Reports of expenses and of travel, one question to a tab. */
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import { travelRequest } from '@karmik/model/expense/travel/request';
import { reportScreen, tabsScreen } from '../../screens/kit/screens.ts';
import { words } from './words.ts';

const ofClaims = { path: expenseEndpoints.settlement, query: { as: 'hr' } } as const;
const ofTrips = { path: expenseEndpoints.trip, query: { as: 'hr' } } as const;

export const expenses = tabsScreen({
  tabs: [
    { id: 'type', label: words.byType, screen: reportScreen(expenseSettlement, 'by_type', ofClaims) },
    { id: 'project', label: words.byProject, screen: reportScreen(expenseSettlement, 'by_project', ofClaims) },
    { id: 'month', label: words.byMonth, screen: reportScreen(expenseSettlement, 'by_month', ofClaims) },
    { id: 'division', label: words.byDivision, screen: reportScreen(expenseSettlement, 'by_division', ofClaims) },
    { id: 'person', label: words.byPerson, screen: reportScreen(expenseSettlement, 'by_person', ofClaims) },
  ],
});

export const travel = tabsScreen({
  tabs: [
    { id: 'place', label: words.byPlace, screen: reportScreen(travelRequest, 'by_place', ofTrips) },
    { id: 'project', label: words.byProject, screen: reportScreen(travelRequest, 'by_project', ofTrips) },
    { id: 'division', label: words.byDivision, screen: reportScreen(travelRequest, 'by_division', ofTrips) },
    { id: 'person', label: words.byPerson, screen: reportScreen(travelRequest, 'by_person', ofTrips) },
  ],
});
