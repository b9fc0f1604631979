import { loanPaths } from '@karmik/model/loan/paths';
import { tabsScreen } from '../../screens/kit/screens.ts';
import { own } from './guarantee.screen.ts';
import loans from './loan.screens.ts';
import { words } from './words.ts';

export default tabsScreen({
  tabs: [
    { id: 'loans', label: words.requests, screen: loans.lists[loanPaths.own] },
    { id: 'guarantees', label: words.guarantees, screen: own },
  ],
});
