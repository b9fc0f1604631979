/** What people are told of their tasks. */
import { linkTo } from '@karmik/model/kit/links';
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import { taskPaths } from '@karmik/model/task/paths';
import type { Tenant } from '../../db/database.ts';
import { notify } from '../notification/notify.ts';

interface TaskNotification {
  readonly taskId: number;
  readonly title: string;
  readonly actorId: number;
  readonly recipientIds: readonly number[];
  readonly at: Date;
}

const words = {
  assigned: {
    en: (title: string) => `A task is assigned to you: ${title}`,
    ne: (title: string) => `तपाईंलाई कार्यको जिम्मा दिइयो: ${title}`,
  },
  observed: {
    en: (title: string) => `You observe a task: ${title}`,
    ne: (title: string) => `तपाईं कार्यको पर्यवेक्षक हुनुहुन्छ: ${title}`,
  },
  completed: {
    en: (title: string) => `A task is completed: ${title}`,
    ne: (title: string) => `कार्य सम्पन्न भयो: ${title}`,
  },
  held: {
    en: (title: string) => `A task was closed or put on hold: ${title}`,
    ne: (title: string) => `कार्य बन्द वा स्थगित भयो: ${title}`,
  },
  reopened: {
    en: (title: string) => `A task is open again: ${title}`,
    ne: (title: string) => `कार्य फेरि खुल्यो: ${title}`,
  },
  commented: {
    en: (title: string) => `A comment on a task: ${title}`,
    ne: (title: string) => `कार्यमा टिप्पणी: ${title}`,
  },
  toScore: {
    en: (title: string) => `A completed task waits for your approval: ${title}`,
    ne: (title: string) => `सम्पन्न कार्यमा तपाईंको स्वीकृति बाँकी छ: ${title}`,
  },
  scored: {
    en: (title: string) => `Your task was scored, please acknowledge: ${title}`,
    ne: (title: string) => `तपाईंको कार्यमा अङ्क दिइयो, कृपया स्वीकार गर्नुहोस्: ${title}`,
  },
  sentBack: {
    en: (title: string) => `Your task was sent back: ${title}`,
    ne: (title: string) => `तपाईंको कार्य फिर्ता आयो: ${title}`,
  },
  objected: {
    en: (title: string) => `Your score was not acknowledged: ${title}`,
    ne: (title: string) => `तपाईंले दिएको अङ्क स्वीकारिएन: ${title}`,
  },
  confirmed: {
    en: (title: string) => `The final score of a task is confirmed: ${title}`,
    ne: (title: string) => `कार्यको अन्तिम अङ्क पुष्टि भयो: ${title}`,
  },
} as const;

/** Tells others than the person who did it; a click opens the task, or the dialog of an approval. */
export function notifyOfTask(
  tenant: Tenant,
  what: keyof typeof words,
  { taskId, title, actorId, recipientIds, at }: TaskNotification,
  approval?: { readonly type: InteractiveType; readonly id: number },
): Promise<void> {
  return notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: recipientIds.filter((id) => id !== actorId),
    actorId,
    text: { en: words[what].en(title), ne: words[what].ne(title) },
    category: 'task',
    url: approval ? linkTo(taskPaths.approvals, {}, { open: approval.id }) : linkTo(taskPaths.detail, { id: taskId }),
    ...(approval ? { interactiveType: approval.type, interactiveData: { task_approval_id: approval.id } } : {}),
    canBeReminded: true,
    at,
  });
}
