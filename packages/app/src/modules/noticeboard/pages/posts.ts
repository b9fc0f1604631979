import type { Comment, Post } from '@karmik/model/noticeboard/post';
import type { PostState } from '@karmik/model/noticeboard/vocabulary';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { mapPages, pagedQuery, type Pages } from '../../../screens/query/paged.ts';

const pageSize = 10;
export type WaitingState = Exclude<PostState, 'Published'>;

export const feedQuery = () => pagedQuery<Post>(['posts', 'feed'], 'noticeboard/posts/', { limit: pageSize });
export const waitingQuery = (state: WaitingState) =>
  pagedQuery<Post>(['posts', 'waiting', state], 'noticeboard/posts/waiting/', { state, limit: pageSize });
export const approvalQuery = (slug: string) =>
  pagedQuery<Post>(['posts', 'approval', slug], `hris/${slug}/noticeboard-approval/`, { limit: pageSize });
export const commentsQuery = (postId: number) =>
  pagedQuery<Comment>(['comments', postId], `noticeboard/posts/${postId}/comments/`, { limit: pageSize });
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => api.get(`noticeboard/posts/${id}/`, { signal }).json<Post>(),
  });

type Change = (post: Post) => Post | undefined;

const isPages = (data: unknown): data is Pages<Post> => typeof data === 'object' && data !== null && 'pages' in data;

/** Changes one post in every list that holds it, and on its own page. */
export function changePost(client: QueryClient, id: number, change: Change): void {
  client.setQueriesData<Pages<Post> | Post>({ queryKey: ['posts'] }, (data) => {
    if (data === undefined) return data;
    const apply: Change = (post) => (post.id === id ? change(post) : post);
    return isPages(data) ? mapPages(data, apply) : (apply(data) ?? data);
  });
}
