/** Planned against logged time of completed tasks, by employee (WC-5, TK-2). */
import { f } from '../kit/fields.ts';
import { defineQuery } from '../kit/query.ts';
import { bilingual } from '../kit/text.ts';
import { task } from './task.ts';

/** How much a priority weighs in efficiency. */
export const priorityWeights = { Minor: 1, Major: 2, Critical: 3 } as const;

const scopes = {
  own: { person: 'employee' },
  team: { supervises: 'employee' },
  organization: { code: '8.01' },
} as const;
const times = {
  planned: f.duration({ label: bilingual('Planned time', 'अनुमानित समय') }),
  actual: f.duration({ label: bilingual('Logged', 'अभिलेख'), required: true }),
};
const help = bilingual(
  'Efficiency is 100 × planned ÷ logged time of completed tasks. Major tasks weigh twice, critical ones three times. Tasks without planned or approved logged time, and those with a disputed score, do not count.',
  'दक्षता = १०० × सम्पन्न कार्यको अनुमानित ÷ अभिलेख भएको समय। महत्त्वपूर्ण कार्यको भार दोब्बर, अति महत्त्वपूर्णको तेब्बर हुन्छ। अनुमानित वा स्वीकृत समय नभएका र विवादित अङ्क भएका कार्य गनिँदैनन्।',
);
const empty = bilingual('No tasks were completed in this period.', 'यस अवधिमा कुनै कार्य सम्पन्न भएको छैन।');

/** 100 × Σ (weight × planned) ÷ Σ (weight × logged), two places; empty where nothing can be compared. */
const rate = f.percent({ label: bilingual('Efficiency', 'दक्षता') });

export const efficiency = defineQuery({
  name: 'efficiency',
  label: bilingual('Efficiency', 'दक्षता'),
  path: 'task/efficiency',
  scopes,
  period: 'this_fiscal_year',
  rows: {
    employee: f.user({ label: task.fields.responsible.label, required: true }),
    efficiency: rate,
    /** The mean of acknowledged and confirmed scores. */
    score: f.decimal({ label: bilingual('Score', 'अङ्क'), decimals: 2 }),
    ...times,
    /** Completed tasks, and those of them that count: with planned and logged time, and no score that is disputed. */
    completed: f.number({ label: bilingual('Completed', 'सम्पन्न'), required: true }),
    counted: f.number({ label: bilingual('Counted', 'गनिएका'), required: true }),
    on_time: f.number({ label: bilingual('On time', 'समयमै'), required: true }),
  },
  per: 'employee',
  sums: ['completed', 'on_time', 'planned', 'actual'],
  headline: ['completed', 'on_time', 'planned', 'actual'],
  sort: '-efficiency',
  question: bilingual('Who completes tasks within the planned time?', 'अनुमानित समयभित्र कार्य कसले सम्पन्न गर्छ?'),
  help,
  filters: ['employee'],
  empty,
});

/** The completed tasks of one employee, with what counts of each. */
export const efficiencyTasks = defineQuery({
  name: 'efficiency_task',
  label: bilingual('Completed tasks', 'सम्पन्न कार्य'),
  path: 'task/efficiency/:id',
  scopes,
  period: 'this_fiscal_year',
  rows: {
    employee: f.user({ label: task.fields.responsible.label, required: true }),
    title: task.fields.title,
    priority: task.fields.priority,
    completed_on: task.fields.completed_on,
    ...times,
    efficiency: rate,
    is_counted: f.boolean({ label: bilingual('Counts for efficiency', 'दक्षतामा गनिन्छ'), default: false }),
  },
  sums: ['planned', 'actual'],
  sort: '-completed_on',
  question: bilingual('Which completed tasks count for efficiency?', 'कुन सम्पन्न कार्य दक्षतामा गनिन्छन्?'),
  help,
  columns: ['title', 'completed_on', 'planned', 'actual', 'efficiency', 'is_counted'],
  empty,
});
