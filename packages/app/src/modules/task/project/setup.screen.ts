/** What tasks and work logs are set up with: activities and their rates, core tasks and who has them, and rules by person. */
import { bilingual } from '@karmik/model/kit/text';
import { activityRate, taskActivity } from '@karmik/model/task/activity';
import { coreTask, coreTaskAssignment, personTaskSetting } from '@karmik/model/task/core-task';
import { workLog } from '@karmik/model/work-log/log';
import { workLogSetting } from '@karmik/model/work-log/setting';
import { approvalScreen } from '../../../screens/kit/approval-policies.tsx';
import { masterDataScreen, singletonScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { RateEffectNotice } from './RateEffectNotice.tsx';

export const activities = tabsScreen({
  tabs: [
    {
      id: 'activities',
      label: taskActivity.plural ?? taskActivity.label,
      screen: masterDataScreen(taskActivity, {
        description: bilingual(
          'Kinds of work that employees log, in time or in units.',
          'कर्मचारीले अभिलेख गर्ने कामका प्रकार, समय वा एकाइमा।',
        ),
        columns: [{ field: 'name', minWidth: '14rem' }, 'counted_in', 'unit'],
        filters: ['counted_in'],
        sort: 'name',
        empty: bilingual('Add the first activity.', 'पहिलो गतिविधि थप्नुहोस्।'),
      }),
    },
    {
      id: 'rates',
      label: bilingual('Rates', 'दरहरू'),
      screen: masterDataScreen(activityRate, {
        description: bilingual(
          'Approved work is worth the rate of its day. A new rate ends the one before it; work that is approved already gets the difference.',
          'स्वीकृत कामको मूल्य सोही दिनको दरमा हुन्छ। नयाँ दरले अघिल्लोलाई टुङ्ग्याउँछ; स्वीकृत भइसकेको कामले फरक रकम पाउँछ।',
        ),
        columns: [{ field: 'activity', minWidth: '14rem' }, 'rate', 'starts_on', 'ends_on'],
        filters: ['activity', 'starts_on'],
        sort: '-starts_on',
        FormNotice: RateEffectNotice,
        empty: bilingual('Add the rate of an activity to pay it.', 'भुक्तानी गर्न गतिविधिको दर थप्नुहोस्।'),
      }),
    },
    {
      id: 'rules',
      label: bilingual('Rules', 'नियम'),
      screen: singletonScreen(workLogSetting, {
        description: bilingual('How work is logged and paid.', 'काम कसरी अभिलेख र भुक्तानी हुने।'),
        form: ['heading', 'needs_acknowledgement', 'above_attendance', 'longest_timer'],
      }),
    },
    { id: 'approval', label: bilingual('Approval', 'स्वीकृति'), screen: approvalScreen(workLog) },
  ],
});

export const coreTasks = masterDataScreen(coreTask, {
  description: bilingual(
    'Recurring duties of a job title by result area. Everyone with the title has them.',
    'नतिजा क्षेत्रका लागि कुनै पदले बारम्बार गर्ने काम। त्यो पद भएका सबैको हुन्छ।',
  ),
  columns: [{ field: 'name', minWidth: '15rem' }, 'result_area', { field: 'job_titles', minWidth: '14rem' }],
  filters: ['result_area'],
  sort: 'name',
  form: ['name', 'name_in_nepali', 'description', 'result_area', 'job_titles'],
  empty: bilingual('Add the first core task.', 'पहिलो मूल कार्य थप्नुहोस्।'),
});

export const coreTaskAssignments = masterDataScreen(coreTaskAssignment, {
  description: bilingual(
    'Core tasks of single employees, besides those of their job title.',
    'पदका मूल कार्यबाहेक कर्मचारीलाई दिइएका मूल कार्य।',
  ),
  columns: ['employee', { field: 'core_task', minWidth: '15rem' }, 'starts_on', 'ends_on'],
  filters: ['core_task', 'employee', 'starts_on'],
  sort: '-starts_on',
  empty: bilingual('No core task is assigned to a single employee.', 'कुनै कर्मचारीलाई छुट्टै मूल कार्य दिइएको छैन।'),
});

export const personSettings = masterDataScreen(personTaskSetting, {
  description: bilingual(
    'Who logs work, and which activities. Employees without a setting may log all.',
    'कसले काम अभिलेख गर्ने र कुन गतिविधि। सेटिङ नभएका कर्मचारीले सबै अभिलेख गर्न सक्छन्।',
  ),
  columns: ['employee', 'may_log_work', { field: 'activities', minWidth: '14rem' }],
  filters: ['may_log_work', 'employee'],
  sort: 'employee',
  empty: bilingual('Everyone may log every activity.', 'सबैले सबै गतिविधि अभिलेख गर्न सक्छन्।'),
});
