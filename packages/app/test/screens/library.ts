/** A lending library: an entity, screens of every kind about it, and the endpoints that they ask, in memory. Nothing of HR. */
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { defineQuery } from '@karmik/model/kit/query';
import { count, sum } from '@karmik/model/kit/report';
import { bilingual } from '@karmik/model/kit/text';
import { createElement } from 'react';
import { page, type ModuleTable } from '../../src/routing/route.ts';
import { daysFromToday } from '../../src/screens/kit/bodies.ts';
import * as catalogue from '../../src/screens/kit/routes.ts';
import { approvalScreens } from '../../src/screens/kit/approval-screens.ts';
import {
  calendarScreen,
  chartPanel,
  detailScreen,
  formScreen,
  importScreen,
  listPanel,
  listScreen,
  overviewScreen,
  queryScreen,
  reportScreen,
  requestScreens,
  masterDataScreen,
  tabsScreen,
  tile,
  wizardScreen,
} from '../../src/screens/kit/screens.ts';
import { ReportScreenView } from '../../src/screens/report/ReportScreenView.tsx';

const path = 'org/:org/loan';

export const loan = defineEntity({
  name: 'loan',
  label: bilingual('Loan', 'सापटी'),
  plural: bilingual('Loans', 'सापटीहरू'),
  path,
  codes: { read: 'organizationMember', write: '2.09' },
  scopes: { own: { person: 'reader' }, team: { supervises: 'reader' }, organization: { code: '2.09' } },
  name_field: 'title',
  parent: 'parent',
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 80, unique: true }),
    reader: f.user({ label: bilingual('Reader', 'पाठक'), required: true, readonly: true }),
    genre: f.choice({
      label: bilingual('Genre', 'विधा'),
      choices: { Poetry: bilingual('Poetry', 'कविता'), Novel: bilingual('Novel', 'उपन्यास') },
    }),
    pages: f.number({ label: bilingual('Pages', 'पृष्ठ'), required: true, min: 1, max: 5_000 }),
    length: f.computedChoice({
      label: bilingual('Length', 'लम्बाइ'),
      choices: { Short: bilingual('Short', 'छोटो'), Long: bilingual('Long', 'लामो') },
      ranges: {
        of: 'pages',
        at: () => [
          { value: 'Short', lte: 99 },
          { value: 'Long', gte: 100 },
        ],
      },
      value: ({ pages }) => (Number(pages) < 100 ? 'Short' : 'Long'),
    }),
    fee: f.money({ label: bilingual('Fee', 'शुल्क') }),
    lent_on: f.date({ label: bilingual('Lent on', 'दिएको मिति'), required: true }),
    back_on: f.date({ label: bilingual('Back on', 'फर्किने मिति') }),
    parent: f.reference({ label: bilingual('Process', 'भाग'), to: 'loan', name_field: 'title' }),
    marks: f.lines({
      label: bilingual('Marks', 'चिनो'),
      max: 5,
      item: {
        what: f.choice({ label: bilingual('What', 'के'), choices: { Read: bilingual('Read', 'पढियो') } }),
        who: f.user({ label: bilingual('Who', 'को') }),
        at: f.instant({ label: bilingual('When', 'कहिले') }),
        note: f.text({ label: bilingual('Note', 'टिपोट'), max: 80 }),
      },
    }),
    status: f.status({
      label: bilingual('Status', 'अवस्था'),
      initial: 'Asked',
      states: {
        Asked: { label: bilingual('Asked', 'मागिएको'), tone: 'info' },
        Lent: { label: bilingual('Lent', 'दिइएको'), tone: 'positive' },
        Refused: { label: bilingual('Refused', 'अस्वीकृत'), tone: 'critical' },
      },
    }),
  },
  actions: {
    lend: {
      label: bilingual('Lend', 'दिनुहोस्'),
      tone: 'positive',
      from: ['Asked'],
      to: 'Lent',
      input: { remark: f.text({ label: bilingual('Remarks', 'कैफियत'), required: true, max: 255 }) },
      viewers: ['hr'],
      isBulk: true,
    },
  },
  reports: {
    pages_by_month: {
      label: bilingual('Pages by month', 'महिनाअनुसार पृष्ठ'),
      question: bilingual('How many pages are read, month by month?', 'महिनैपिच्छे कति पृष्ठ पढिन्छ?'),
      help: bilingual('Every loan counts once.', 'प्रत्येक सापटी एक पटक गनिन्छ।'),
      shape: 'trend',
      opensOn: 'this_fiscal_year',
      order: 'oldest',
      groupBy: 'lent_on:month',
      period: 'lent_on',
      measures: { pages: sum('pages'), fees: sum('fee') },
      filters: ['genre'],
      columns: ['title', 'reader', 'pages', 'length', 'fee', 'lent_on'],
    },
    by_genre: {
      label: bilingual('Loans by genre', 'विधाअनुसार'),
      question: bilingual('Which genres are read?', 'कुन विधा पढिन्छ?'),
      help: bilingual('Every loan counts once.', 'प्रत्येक सापटी एक पटक गनिन्छ।'),
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: bilingual('Books out', 'बाहिर गएका किताब'),
      groupBy: 'genre',
      measures: { loans: count() },
      chart: 'donut',
    },
    pages_by_length: {
      label: bilingual('Loans by length', 'लम्बाइअनुसार'),
      question: bilingual('How long are the books?', 'किताब कति लामा छन्?'),
      help: bilingual('Every loan counts once.', 'प्रत्येक सापटी एक पटक गनिन्छ।'),
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      groupBy: 'length',
      measures: { pages: sum('pages') },
    },
  },
});

const reader = { id: 7, full_name: 'Pemba Sherpa', job_title: 'Librarian', profile_picture: null };
const other = { id: 8, full_name: 'Rita Gurung', job_title: 'Reader', profile_picture: null };
const asked = {
  reader,
  genre: 'Novel',
  length: 'Short',
  fee: null,
  back_on: null,
  parent: null,
  marks: [],
  status: 'Asked',
  created_at: '2026-11-01T05:00:00Z',
} as const;

/** Three loans over two months of either calendar. */
export const loans = [
  {
    ...asked,
    id: 1,
    title: 'Seto Bagh',
    pages: 310,
    length: 'Long',
    lent_on: '2026-11-02',
    back_on: '2026-11-05',
    fee: '10.10',
  },
  {
    ...asked,
    id: 2,
    title: 'Muna Madan',
    pages: 60,
    lent_on: '2026-11-20',
    genre: 'Poetry',
    fee: '0.20',
    reader: other,
  },
  {
    ...asked,
    id: 3,
    title: 'Shirishko Phool',
    pages: 80,
    lent_on: '2026-12-03',
    status: 'Lent',
    fee: '5.00',
    parent: { id: 1, name: 'Seto Bagh' },
    marks: [{ what: 'Read', who: other, at: '2026-12-04T05:00:00Z', note: 'Finished in a night' }],
  },
] as const;

const fields = { columns: ['title', 'genre', 'pages', 'fee', 'lent_on', 'status'], sort: 'title' } as const;

const list = listScreen(loan, {
  ...fields,
  filters: ['status', 'genre', 'lent_on', 'marks.what', 'marks.note'],
  opens: '/library/loans/:id',
  empty: bilingual('Lend the first book.', 'पहिलो किताब दिनुहोस्।'),
});
/** The list of another address, with all that an entity's own has. */
const full = listScreen(loan, {
  ...fields,
  columns: ['title', 'genre', 'pages', { field: 'fee', blank: bilingual('Free', 'निःशुल्क') }, 'lent_on', 'status'],
  path,
  isFullList: true,
  query: { as: 'hr' },
});
const sorted = listScreen(loan, {
  ...fields,
  trail: { opens: '/library/loans/:id', by: 'id' },
  bulk: {
    idOf: ({ id }) => id + 100,
    exportedBy: 'id__in',
    actions: [
      {
        path: 'org/:org/loan/bulk/shelve',
        asks: defineEntity({
          name: 'shelving',
          label: bilingual('Shelve', 'राख्नुहोस्'),
          fields: { shelf: f.text({ label: bilingual('Shelf', 'दराज'), required: true, max: 20 }) },
        }),
        shows: ['genre', 'pages'],
        done: bilingual('Shelved', 'राखियो'),
        isOffered: () => true,
        fits: ({ genre }) => genre === 'Novel',
      },
      {
        path: 'org/:org/loan/bulk/burn',
        asks: defineEntity({ name: 'burning', label: bilingual('Burn', 'जलाउनुहोस्'), fields: {} }),
        done: bilingual('Burnt', 'जलाइयो'),
        isOffered: () => false,
      },
    ],
  },
});
const settings = masterDataScreen(loan, {
  ...fields,
  filters: ['genre'],
  form: ['title', 'pages', 'lent_on', 'genre'],
  hasTree: true,
  empty: bilingual('Lend the first book.', 'पहिलो किताब दिनुहोस्।'),
});
const shelves = masterDataScreen(loan, { ...fields, form: ['title', 'pages', 'lent_on'], hasTree: 'first' });
const detail = detailScreen(loan, {
  sections: [
    { kind: 'fields', title: bilingual('The loan', 'सापटी'), fields: ['title', 'genre', 'fee', 'lent_on'] },
    {
      kind: 'own',
      title: bilingual('Summary', 'छोटकरीमा'),
      Section: ({ record }) => createElement('p', null, `${record.pages} pages to read`),
    },
    {
      kind: 'timeline',
      title: bilingual('Marks', 'चिनो'),
      field: 'marks',
      at: 'at',
      by: 'who',
      action: 'what',
      remark: 'note',
    },
  ],
  Aside: ({ record }) => createElement('p', null, `Lent to ${record.reader.full_name}`),
});
const requests = requestScreens(loan, {
  ...fields,
  as: 'hr',
  path,
  filters: ['status'],
  sections: [{ kind: 'fields', title: bilingual('The loan', 'सापटी'), fields: ['title', 'pages'] }],
  form: ['title', 'pages', 'lent_on'],
});
const approvals = approvalScreens(loan, {
  path,
  paths: { own: '/library/requests/own', organization: '/library/requests/all' },
  columns: ['title', 'reader', 'status'],
  form: ['title', 'pages', 'lent_on'],
  own: {},
  organization: {},
});
const form = formScreen(loan, {
  form: ['title', { title: bilingual('How much', 'कति'), fields: ['pages', 'lent_on'] }],
  leadsTo: '/library/loans/:id',
});
const wizard = wizardScreen(loan, {
  steps: [
    { id: 'book', title: bilingual('The book', 'किताब'), fields: ['title', 'pages'] },
    { id: 'days', title: bilingual('The days', 'दिनहरू'), fields: ['lent_on'] },
  ],
  leadsTo: '/library/loans/:id',
});
const report = reportScreen(loan, 'pages_by_month');
/** How much each period was read: rows that no table has. */
const reading = defineQuery({
  name: 'reading',
  label: bilingual('Reading', 'पठन'),
  path: 'org/:org/reading',
  code: '2.09',
  period: 'this_fiscal_year',
  input: {
    unit: f.choice({
      label: bilingual('Divided into', 'विभाजन'),
      required: true,
      default: 'month',
      choices: { month: bilingual('Months', 'महिनाहरू'), quarter: bilingual('Quarters', 'त्रैमासहरू') },
    }),
    on: f.date({ label: bilingual('Counted on', 'गनिएको मिति') }),
  },
  narrows: { entity: loan, filters: ['genre'] },
  rows: {
    name: f.text({ label: bilingual('Period', 'अवधि'), required: true, max: 40 }),
    pages: f.number({ label: bilingual('Pages', 'पृष्ठ'), required: true }),
    share: f.percent({ label: bilingual('Share', 'अंश') }),
  },
  sums: ['pages'],
  totals: ['share'],
  headline: ['share', 'pages'],
  drawn: { by: 'name', of: ['pages'], shape: 'bar' },
  sort: 'name',
  question: bilingual('How much is read?', 'कति पढिन्छ?'),
  help: bilingual('By the day of lending.', 'सापटीको दिनअनुसार।'),
});
const overview = overviewScreen({
  tiles: [
    tile(loan, {
      id: 'asked',
      label: bilingual('Asked for', 'मागिएका'),
      where: { status: 'Asked' },
      opens: '/library/loans',
    }),
    tile(loan, { id: 'all', label: bilingual('All loans', 'सबै'), opens: '/library/loans' }),
    tile(loan, { id: 'hidden', label: bilingual('Loans of HR', 'मानव संसाधनका'), opens: '/admin/:slug/hris/employees' }),
  ],
  lists: [
    listPanel(loan, {
      id: 'lately',
      title: bilingual('Lent within a week', 'एक हप्ताभित्र दिइएका'),
      opens: '/library/loans',
      where: { lent_on__gte: daysFromToday(-7), lent_on__lte: daysFromToday(0) },
      columns: ['title', 'reader', 'lent_on'],
      sort: 'lent_on',
      due: 'lent_on',
    }),
  ],
  charts: [
    chartPanel(loan, 'by_genre', { opens: '/library/loans' }),
    chartPanel(loan, 'pages_by_length', { opens: '/library/loans' }),
  ],
});
const calendar = calendarScreen(loan, {
  start: 'lent_on',
  end: 'back_on',
  label: 'title',
  filters: ['genre'],
  opens: '/library/loans',
});
const tabs = tabsScreen({
  tabs: [
    { id: 'first', label: bilingual('Books', 'किताब'), screen: settings },
    { id: 'second', label: bilingual('Figures', 'अङ्क'), screen: report },
    { id: 'hidden', label: bilingual('Secrets', 'गोप्य'), code: '7.00', screen: list },
  ],
});

const at = (title: string) => bilingual(title, title);

/** Lines of a catalogue, as an area writes them. */
export const tables: readonly ModuleTable[] = [
  {
    module: 'library',
    title: bilingual('Library', 'पुस्तकालय'),
    routes: [
      catalogue.list('/library/loans', at('Loans'), async () => ({ default: list })),
      catalogue.list('/library/full', at('All'), async () => ({ default: full })),
      catalogue.list('/library/sorted', at('Sorted'), async () => ({ default: sorted })),
      catalogue.form('/library/loans/new', at('Lend a book'), async () => ({ default: form })),
      catalogue.wizard('/library/loans/wizard', at('Lend with care'), async () => ({ default: wizard })),
      catalogue.form('/library/loans/:id/edit', at('Change'), async () => ({ default: form })),
      catalogue.detail('/library/loans/:id', at('Loan'), async () => ({ default: detail })),
      catalogue.masterData('/library/settings', at('Settings'), async () => ({ default: settings })),
      catalogue.masterData('/library/shelves', at('Shelves'), async () => ({ default: shelves })),
      catalogue.approvals('/library/requests/own', at('My requests'), async () => ({ default: approvals })),
      catalogue.requests('/library/requests', at('Requests'), async () => ({ default: requests.list })),
      catalogue.request('/library/requests/:id', at('Request'), async () => ({ default: requests.detail })),
      catalogue.unscheduledReport('/library/report', at('Report'), async () => ({ default: report })),
      catalogue.unscheduledReport('/library/reading', at('Reading'), async () => ({ default: queryScreen(reading) })),
      page(
        '/library/reports',
        at('Reports'),
        async () => ({ default: () => createElement(ReportScreenView, { screen: report, title: 'Loans of Sita' }) }),
        { one: 'report' },
      ),
      catalogue.overview('/library', bilingual('Overview', 'सारांश'), async () => ({ default: overview })),
      catalogue.importing('/library/import', at('Import'), async () => ({ default: importScreen(loan) })),
      catalogue.calendar('/library/calendar', at('Calendar'), async () => ({ default: calendar })),
      catalogue.list('/library/secrets', at('Secrets'), async () => ({ default: list }), { code: '7.00' }),
      catalogue.tabs('/library/tabs', at('Both'), async () => ({ default: tabs })),
    ],
  },
];
