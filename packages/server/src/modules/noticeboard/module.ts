import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { postPaths } from '@karmik/model/noticeboard/paths';
import { defineModule } from '../define-module.ts';
import { commentRoutes } from './comment-routes.ts';
import { recentKudos } from './kudos.ts';
import { noticeboardMemberRoutes } from './members.ts';
import { countPostsToApprove, publishDue } from './posts.ts';
import { linkPreviewRoutes } from './link-previews.ts';
import { postReaders } from './reading.ts';
import { noticeboardRoutes } from './routes.ts';

export const noticeboardModule = defineModule({
  name: 'noticeboard',
  routes: [noticeboardRoutes, commentRoutes, linkPreviewRoutes, noticeboardMemberRoutes],
  readers: {
    post: postReaders,
  },
  home: { kudos: recentKudos },
  inbox: [
    {
      name: 'post_approval',
      label: bilingual('Posts to approve', 'स्वीकृति बाँकी पोस्ट'),
      count: countPostsToApprove,
      url: ({ organization: { slug } }) => linkTo(postPaths.approval, { slug }),
    },
  ],
  recurring: ({ database, clock }) => [
    { name: 'publishing scheduled posts', everyMs: 1_000, work: () => publishDue(database.everywhere, clock()) },
  ],
  seed: { after: ['organization', 'permission'], load: () => import('./seed/seed.ts') },
});
