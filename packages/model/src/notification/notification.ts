/** Notifications of people and of organisations: bodies and answers. */
import * as z from 'zod/mini';
import { labels } from '../kit/labels.ts';
import { carried, listed } from '../kit/message.ts';
import { bilingual } from '../kit/text.ts';
import { messages, formats } from '../kit/messages.ts';
import { emailChoices, notificationCategories, type EmailChoice, type NotificationCategory } from './vocabulary.ts';

const actor = z.object({
  id: z.number(),
  full_name: z.string(),
  name_ne: z.optional(z.nullable(z.string())),
  job_title: z.string(),
  profile_picture: z.nullable(z.string()),
});

/** NTF-1. `text` is English, `text_ne` Nepali. Of what the reader may no longer open, only the text is left. */
export const notificationAnswer = z.object({
  id: z.number(),
  organization: z.object({ slug: z.string(), name: z.string() }),
  actor: z.nullable(actor),
  category: z.string(),
  text: z.string(),
  text_ne: z.string(),
  notify_on: z.string(),
  created_at: z.string(),
  read: z.boolean(),
  is_resolved: z.boolean(),
  can_be_reminded: z.boolean(),
  remind_at: z.nullable(z.string()),
  is_interactive: z.boolean(),
  interactive_type: z.nullable(z.string()),
  /** NTF-11: the organisation, and the ids that the dialog needs. */
  interactive_data: z.nullable(z.record(z.string(), z.any())),
  url: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notificationAnswer>;

/** NTF-2. `groups` are the counts of each category, that of the newest first. */
export const notificationPage = z.object({
  results: z.array(notificationAnswer),
  next: z.nullable(z.string()),
  groups: z.array(z.object({ category: z.string(), unread_count: z.number(), total_count: z.number() })),
  unread_count: z.number(),
  read_count: z.number(),
  total_count: z.number(),
});
export type NotificationPage = z.infer<typeof notificationPage>;

export const organizationNotificationAnswer = z.object({
  ...notificationAnswer.shape,
  resolved_by: z.nullable(z.object({ id: z.number(), full_name: z.string() })),
  resolved_at: z.nullable(z.string()),
});
export type OrganizationNotification = z.infer<typeof organizationNotificationAnswer>;

/** NTF-2, for HR. `also_own`: how many unresolved ones the reader has among their own unread ones, too; the bell counts these once. */
export const organizationNotificationPage = z.object({
  results: z.array(organizationNotificationAnswer),
  next: z.nullable(z.string()),
  groups: z.array(z.object({ category: z.string(), unresolved: z.number(), total_count: z.number() })),
  also_own: z.number(),
  unresolved: z.number(),
  resolved: z.number(),
  total_count: z.number(),
});
export type OrganizationNotificationPage = z.infer<typeof organizationNotificationPage>;

/** NTF-5: when it comes back, once. */
export const remindBody = z.strictObject({
  remind_at: z.string({ error: carried(messages.required({ field: bilingual('Remind at', 'सम्झाउने समय') })) }),
});

const categories = Object.keys(notificationCategories) as [NotificationCategory, ...NotificationCategory[]];
const choices = Object.keys(emailChoices) as [EmailChoice, ...EmailChoice[]];

export const categorySchema = z.enum(categories, {
  error: carried(messages.choice({ field: bilingual('Category', 'वर्ग'), choices: listed(categories) })),
});

export const preferenceBody = z.strictObject({
  category: categorySchema,
  in_app: z.boolean({
    error: carried(messages.wrongType({ field: bilingual('In the app', 'एपमा'), format: formats.boolean })),
  }),
  email: z.enum(choices, { error: carried(messages.choice({ field: labels.email, choices: listed(choices) })) }),
  push: z.boolean({
    error: carried(messages.wrongType({ field: bilingual('By push', 'पुशबाट'), format: formats.boolean })),
  }),
});
export type NotificationPreference = z.infer<typeof preferenceBody>;
/** `is_mailed`: whether the organisation sends any of these by mail; `is_pushed`: whether any are pushed to browsers. */
export const preferencesAnswer = z.object({
  results: z.array(z.object({ ...preferenceBody.shape, is_mailed: z.boolean(), is_pushed: z.boolean() })),
});
export type NotificationPreferences = z.infer<typeof preferencesAnswer>;

export const presenceAnswer = z.object({
  results: z.array(z.object({ id: z.number(), is_online: z.boolean(), last_online: z.nullable(z.string()) })),
});
export type Presence = z.infer<typeof presenceAnswer>['results'][number];
