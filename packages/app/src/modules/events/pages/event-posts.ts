/** Posts of an event: its lists, and writing one. */
import { eventEndpoints } from '@karmik/model/events/endpoints';
import type { Post, PostBody } from '@karmik/model/noticeboard/post';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { pagedQuery } from '../../../screens/query/paged.ts';

const pageSize = 10;
const at = (slug: string, id: string): string => `${eventEndpoints.event.replace(':org', slug)}/${id}/posts/`;

export const postsOfEvent = (slug: string, id: string) =>
  pagedQuery<Post>(['posts', 'event', id], at(slug, id), { limit: pageSize });
export const scheduledOfEvent = (slug: string, id: string) =>
  pagedQuery<Post>(['posts', 'waiting', 'event', id], `${at(slug, id)}scheduled/`, { limit: pageSize });

export async function writePost(slug: string, id: string, body: PostBody): Promise<Post> {
  const post = await api.post(at(slug, id), { json: body }).json<Post>();
  await queryClient.invalidateQueries({ queryKey: ['posts'] });
  return post;
}
