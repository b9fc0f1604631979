/** Calls about events that no screen makes by itself. */
import type { AnswerBody, EventDay, GuestState, JoinRequest } from '@karmik/model/events/calls';
import { eventEndpoints } from '@karmik/model/events/endpoints';
import { event } from '@karmik/model/events/event';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { api } from '../../../api/client.ts';
import { endpoint, refresh } from '../../../screens/records.ts';

/** An event as its page has it. */
export interface EventRecord extends EntityRecord<typeof event> {
  readonly can_edit?: boolean;
  readonly can_answer?: boolean;
  readonly can_post?: boolean;
  readonly guest_states?: readonly GuestState[];
  readonly days?: readonly EventDay[];
  readonly more_days?: number;
  readonly requests?: readonly JoinRequest[];
}

const one = (slug: string, id: number): string => `${endpoint(event, slug, eventEndpoints.event)}${id}/`;

const changed = async (work: Promise<unknown>): Promise<void> => {
  await work;
  await refresh(event);
};

export const sendAnswer = (slug: string, id: number, body: Partial<AnswerBody>) =>
  changed(api.put(`${one(slug, id)}answer/`, { json: body }));
export const changeDay = (slug: string, id: number, on: string, body: object) =>
  changed(api.patch(`${one(slug, id)}days/${on}/`, { json: body }));
export const cancelDay = (slug: string, id: number, on: string, isFollowing: boolean) =>
  changed(api.post(`${one(slug, id)}${isFollowing ? 'cancel-following' : 'cancel-day'}/`, { json: { on } }));
export async function changeFollowing(slug: string, id: number, on: string, changes: object): Promise<number> {
  const made = await api.post(`${one(slug, id)}following/`, { json: { on, changes } }).json<{ id: number }>();
  await refresh(event);
  return made.id;
}
export const decideJoin = (slug: string, id: number, requestId: number, decision: 'add' | 'refuse') =>
  changed(api.post(`${one(slug, id)}requests/${requestId}/${decision}/`));
