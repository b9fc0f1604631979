import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { postPaths } from '@karmik/model/noticeboard/paths';
import { defineModule } from '../define-module.ts';
import { countPostsToApprove, publishDue } from './posts.ts';
import { noticeboardRoutes } from './routes.ts';

export const noticeboardModule = defineModule({
  name: 'noticeboard',
  routes: [noticeboardRoutes],
  readers: {
    post: {
      codes: ['7.00'],
      others: `select p.id as record, case when p.state = 'Published' then null else p.author_id end as person, null::text as code
               from post p where p.organization_id = $1 and p.id = any($2::bigint[]) and $3::date is not null`,
    },
  },
  inbox: [
    {
      name: 'post_approval',
      label: bilingual('Posts to approve', 'स्वीकृत गर्नुपर्ने पोस्ट'),
      count: countPostsToApprove,
      url: ({ organization: { slug } }) => linkTo(postPaths.approval, { slug }),
    },
  ],
  recurring: ({ database, clock }) => [
    { name: 'publishing scheduled posts', everyMs: 1_000, work: () => publishDue(database.everywhere, clock()) },
  ],
});
