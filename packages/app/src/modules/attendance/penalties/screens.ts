/** Penalties for whoever looks: they differ in whose penalties they show, and in what can be done there. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { penalty } from '@karmik/model/attendance/penalty/penalty';
import { bilingual } from '@karmik/model/kit/text';
import { requestScreens } from '../../../screens/kit/screens.ts';
import { GeneratePenalties } from './GeneratePenalties.tsx';
import { occurrencesAs } from './Occurrences.tsx';
import { reasonColumn } from './Reason.tsx';
import { words } from './words.ts';

type As = 'user' | 'supervisor' | 'hr';

export const penaltyScreens = (as: As) =>
  requestScreens(penalty, {
    path: attendanceEndpoints.penalty,
    as,
    description: bilingual(
      'Penalties that attendance rules bring. Confirm or cancel each; changed attendance withdraws them.',
      'हाजिरीका नियमले ल्याएका जरिवाना। पुष्टि वा रद्द गर्नुहोस्; हाजिरी सच्चिए फिर्ता हुन्छ।',
    ),
    columns: [
      'employee',
      reasonColumn,
      'occurred_on',
      'days',
      { field: 'action', minWidth: '12rem' },
      'status',
      { field: 'rule', isHidden: true },
    ],
    filters: ['status', 'trigger', 'occurred_on', 'rule', 'action', 'employee'],
    sort: '-occurred_on',
    maySend: () => false,
    ...(as === 'hr' && { Actions: GeneratePenalties }),
    sections: [
      {
        kind: 'fields',
        title: penalty.label,
        fields: [
          ...(as === 'user' ? [] : (['employee'] as const)),
          'rule',
          'occurred_on',
          'period_from',
          'period_to',
          'days',
          'action',
        ],
      },
      { kind: 'own', title: words.why, Section: occurrencesAs(as) },
    ],
    empty: bilingual(
      'Generate penalties for a month once its days are over.',
      'महिनाका दिन सकिएपछि जरिवाना निकाल्नुहोस्।',
    ),
  });
