import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveLapsePaths, leaveLapses } from '@karmik/model/leave/lapsing';
import { leaveCancelPaths, leaveRequestPaths } from '@karmik/model/leave/paths';
import { leaveCancelRequest, leaveRequest } from '@karmik/model/leave/request';
import { CircleCheckIcon, HourglassIcon } from '@karmik/ui/icons';
import { chartPanel, listPanel, overviewScreen, queryPanel, tabsScreen, tile } from '../../../screens/kit/screens.ts';
import { menuWords } from '../../../routing/menu.ts';
import { daysFromToday } from '../../../screens/kit/bodies.ts';
import { calendarTab, leaveCalendar } from '../calendar.screen.ts';
import { coverAhead } from '../CoverAhead.tsx';

const leaveOf = (as: 'hr' | 'supervisor', opens: string) => ({ path: leaveEndpoints.request, query: { as }, opens });

/** What is asked for and who is away soon, as HR or a supervisor sees it. */
const leaveOverview = (as: 'hr' | 'supervisor', opens: string, cancellations: string, lapsing: string) =>
  overviewScreen({
    description: bilingual('Who is away, and what is pending.', 'को बिदामा छन्, र केको निर्णय बाँकी छ।'),
    tiles: [
      tile(leaveRequest, {
        ...leaveOf(as, opens),
        id: 'requested',
        label: bilingual('Pending requests', 'निर्णय बाँकी अनुरोध'),
        icon: HourglassIcon,
        tone: 'info',
        where: { status: 'Requested' },
      }),
      tile(leaveCancelRequest, {
        path: leaveEndpoints.cancelRequest,
        query: { as },
        opens: cancellations,
        id: 'cancellations',
        label: bilingual('Pending cancellations', 'निर्णय बाँकी रद्द अनुरोध'),
        icon: HourglassIcon,
        tone: 'caution',
        where: { status: 'Requested' },
      }),
      tile(leaveRequest, {
        ...leaveOf(as, opens),
        id: 'coming',
        label: bilingual('Approved, upcoming', 'स्वीकृत, आउँदा'),
        icon: CircleCheckIcon,
        tone: 'positive',
        where: { status: 'Approved', from_date__gte: daysFromToday(0) },
      }),
    ],
    charts: [chartPanel(leaveRequest, 'by_type', leaveOf(as, opens))],
    panels: [
      {
        id: 'cover',
        title: bilingual('Below minimum cover, 30 days', 'न्यूनतम उपस्थिति नपुग्ने दिन, ३० दिन'),
        Panel: coverAhead(as),
      },
    ],
    lists: [
      listPanel(leaveRequest, {
        ...leaveOf(as, opens),
        id: 'away',
        title: bilingual('Away today', 'आज बिदामा'),
        columns: ['sender', 'leave_type', 'to_date'],
        sort: 'to_date',
        where: { status: 'Approved', from_date__lte: daysFromToday(0), to_date__gte: daysFromToday(0) },
        empty: bilingual('No one is on leave today.', 'आज कोही बिदामा छैन।'),
      }),
      listPanel(leaveRequest, {
        ...leaveOf(as, opens),
        id: 'next',
        title: bilingual('Next away', 'आउँदा बिदा'),
        columns: ['sender', 'from_date', 'to_date'],
        sort: 'from_date',
        where: { status: 'Approved', from_date__gte: daysFromToday(1) },
        empty: bilingual('No upcoming leave.', 'आउँदा बिदा छैन।'),
      }),
      queryPanel(leaveLapses, {
        title: bilingual('Balances that lapse this leave year', 'यस बिदा वर्षमा समाप्त हुने मौज्दात'),
        query: { as },
        columns: ['employee', 'leave_type', 'days', 'last_day'],
        opens: lapsing,
        empty: bilingual('No one loses leave this leave year.', 'यस बिदा वर्षमा कसैको बिदा गुम्दैन।'),
      }),
    ],
  });

export const organizationOverview = tabsScreen({
  tabs: [
    {
      id: 'overview',
      label: menuWords.overview,
      screen: leaveOverview(
        'hr',
        leaveRequestPaths.organization,
        leaveCancelPaths.organization,
        leaveLapsePaths.organization,
      ),
    },
    { ...calendarTab, code: '6.05', screen: leaveCalendar('hr') },
  ],
});
export const teamOverview = tabsScreen({
  tabs: [
    {
      id: 'overview',
      label: menuWords.overview,
      screen: leaveOverview('supervisor', leaveRequestPaths.team, leaveCancelPaths.team, leaveLapsePaths.team),
    },
    { ...calendarTab, screen: leaveCalendar('supervisor') },
  ],
});
