/** Work logs for the employee, for who reviews them, and for HR. */
import { bilingual } from '@karmik/model/kit/text';
import { workLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { workLogPaths } from '@karmik/model/work-log/paths';
import { approvalScreens } from '../../screens/kit/approval-screens.ts';
import { OwnLogActions } from './OwnLogActions.tsx';

const work = ['project', 'task', 'activity', 'starts_at', 'ends_at', 'duration', 'quantity'] as const;
const written = {
  kind: 'fields',
  title: workLog.label,
  fields: ['sender', 'worked_on', ...work, 'remarks', 'proof', 'on_day_off', 'corrects', 'created_at'],
} as const;
const days = { kind: 'fields', title: workLog.fields.days.label, fields: ['days'] } as const;

export default approvalScreens(workLog, {
  path: workLogEndpoints.entry,
  paths: { own: workLogPaths.own, team: workLogPaths.team, organization: workLogPaths.organization },
  columns: [
    'sender',
    'worked_on',
    { field: 'activity', minWidth: '11rem' },
    { field: 'project', minWidth: '11rem' },
    { field: 'task', isHidden: true },
    'duration',
    'quantity',
    'status',
  ],
  filters: ['status', 'worked_on', 'project', 'activity', 'sender'],
  sort: '-worked_on',
  form: [
    'worked_on',
    'activity',
    'project',
    'task',
    'starts_at',
    'ends_at',
    'duration',
    'quantity',
    'remarks',
    'proof',
  ],
  addLabel: bilingual('Add log', 'अभिलेख थप्नुहोस्'),
  submitLabel: bilingual('Save', 'सुरक्षित गर्नुहोस्'),
  sections: [written, days],
  own: {
    description: bilingual(
      'Drafts are yours alone until you send them. Approved logs are corrected, never changed.',
      'पठाउनुअघि मस्यौदा तपाईंले मात्र देख्नुहुन्छ। स्वीकृत अभिलेख सच्याइन्छ, बदलिँदैन।',
    ),
    Aside: OwnLogActions,
    empty: bilingual("You haven't logged work.", 'तपाईंले काम अभिलेख गर्नुभएको छैन।'),
  },
  team: {
    description: bilingual(
      'Logs of your team. Decide on one, or choose several.',
      'तपाईंको टोलीका अभिलेख। एउटामा वा धेरै छानेर निर्णय गर्नुहोस्।',
    ),
    empty: bilingual('Logs for you to review appear here.', 'तपाईंले समीक्षा गर्नुपर्ने अभिलेख यहाँ देखिन्छन्।'),
  },
  organization: {
    empty: bilingual('No work was logged.', 'काम अभिलेख भएको छैन।'),
  },
});
