/** Approved posts against the people who hold them, as of any day. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { sum } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { approvedPost } from '../organization/approved-post.ts';

const { fields } = approvedPost;
const figure = { required: true, min: 0 } as const;

/**
 * A row for each approved post in force on the day and, where there is any, for each place in which people work without one. Who holds a post
 * is said by their record of employment of the day (`staff`).
 */
export const approvedStaffing = defineEntity({
  name: 'approved_staffing',
  label: bilingual('Approved post', 'स्वीकृत दरबन्दी'),
  plural: bilingual('Approved and filled posts', 'स्वीकृत र पूर्ति दरबन्दी'),
  name_field: 'job_title',
  search: ['job_title', 'division', 'decision'],
  sort: 'division',
  scopes: { organization: { code: '4.01' } },
  hasPast: true,
  fields: {
    division: f.reference({ ...fields.division, required: false }),
    job_title: f.reference({ ...fields.job_title, required: false }),
    branch: fields.branch,
    employment_level: fields.employment_level,
    approved: f.number({ label: fields.approved.label, ...figure }),
    filled: f.number({ label: bilingual('Filled', 'पूर्ति'), ...figure }),
    vacant: f.number({ label: bilingual('Vacant', 'रिक्त'), ...figure }),
    over_filled: f.number({ label: bilingual('Over-filled', 'बढी पूर्ति'), ...figure }),
    state: f.choice({
      label: bilingual('Status', 'स्थिति'),
      required: true,
      choices: {
        Vacant: bilingual('Vacant', 'रिक्त'),
        Filled: bilingual('Filled', 'पूर्ति'),
        'Over-filled': bilingual('Over-filled', 'बढी पूर्ति'),
        'Not approved': bilingual('Not approved', 'दरबन्दी नभएको'),
      },
    }),
    starts_on: f.date({ label: fields.starts_on.label }),
    ends_on: fields.ends_on,
    decision: fields.decision,
  },
  reports: {
    by_division: {
      label: bilingual('Approved and filled posts by division', 'महाशाखाअनुसार स्वीकृत र पूर्ति दरबन्दी'),
      question: bilingual('Which approved posts are vacant or overfilled?', 'कुन स्वीकृत दरबन्दी रिक्त वा बढी छन्?'),
      help: bilingual(
        'Approved posts beside current employees of the same title and place.',
        'स्वीकृत दरबन्दी र त्यही पद र ठाउँका हाल कार्यरत कर्मचारी।',
      ),
      shape: 'comparison',
      opensOn: 'now',
      order: 'most',
      groupBy: 'division',
      measures: {
        approved: sum('approved'),
        filled: sum('filled'),
        vacant: sum('vacant'),
        over_filled: sum('over_filled'),
      },
      drawn: [sum('approved'), sum('filled')],
      filters: ['division', 'job_title', 'branch', 'employment_level', 'state'],
      columns: [
        'job_title',
        'division',
        'branch',
        'employment_level',
        'approved',
        'filled',
        'vacant',
        'over_filled',
        'state',
        'decision',
      ],
      sort: 'division',
      empty: bilingual('Add approved posts in the organization settings.', 'संस्थाका सेटिङमा स्वीकृत दरबन्दी थप्नुहोस्।'),
    },
  },
});
