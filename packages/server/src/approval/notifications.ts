/** What people are told of a request: that they are asked, and what was decided. */
import { fillTemplate } from '@karmik/model/commons/mail-template';
import { standingIn } from '@karmik/model/approval/request';
import type { Lifecycle } from '@karmik/model/kit/lifecycle';
import { fillPath } from '@karmik/model/kit/links';
import { verbatim } from '@karmik/model/kit/message';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { interactiveTypes } from '@karmik/model/notification/vocabulary';
import type { Tenant } from '../db/database.ts';
import { notify } from '../modules/notification/notify.ts';
import type { RequestKind } from './request-kind.ts';

export const decided: Readonly<Record<string, readonly [string, string]>> = {
  Approved: ['approved', 'स्वीकृत गर्नुभयो'],
  Decline: ['declined', 'अस्वीकार गर्नुभयो'],
  Forwarded: ['forwarded', 'अघि पठाउनुभयो'],
};
export const theSystem = bilingual('The system', 'प्रणाली');
/** An approval that leaves the next level to decide. */
export const passedOn = ['approved and passed on', 'स्वीकृत गरी अघि पठाउनुभयो'] as const;

/** The product's words for a request that someone is asked about, as an organisation writes its own. */
export const standardWords = ({ lifecycle: { notification } }: RequestKind): Text => {
  const { en, ne } = notification.requested;
  return bilingual(en.replaceAll('{name}', '{{full_name}}'), ne.replaceAll('{name}', '{{full_name}}'));
};

/** The organisation's own words for it, else the product's. */
async function wordsFor(tenant: Tenant, kind: RequestKind): Promise<Text> {
  const own = await tenant.one<{ text: string; text_ne: string | null }>(
    'select text, text_ne from notification_template where organization_id = $1 and event = $2 and is_active order by id desc limit 1',
    [tenant.organizationId, kind.entity.name],
  );
  return own ? bilingual(own.text, own.text_ne ?? own.text) : standardWords(kind);
}

/** What a notification to its sender opens. */
export const ownNotification = ({ lifecycle: { notification } }: RequestKind, id: number) => ({
  ...openingOf(notification, id),
  url: fillPath(notification.paths.own, { id }),
});

/** The same with what was decided. @param by who has decided */
export function decidedNotification(kind: RequestKind, id: number, by: Text, [en, ne]: readonly [string, string]) {
  const { subject } = kind.lifecycle.notification;
  return {
    ...ownNotification(kind, id),
    text: bilingual(`${by.en} ${en} ${subject.en}`, `${by.ne} ले ${subject.ne} ${ne}`),
  };
}

type Notification = Lifecycle['notification'];

/** The dialog that a click on a notification of a request opens; without one its page is opened. */
export const dialogOf = ({ dialog }: Pick<Notification, 'dialog'>, id: number) =>
  dialog === undefined ? null : { type: dialog, data: { [interactiveTypes[dialog]]: id } };

function openingOf(notification: Notification, id: number) {
  const { category, topic } = notification;
  const dialog = dialogOf(notification, id);
  return {
    category,
    ...(topic ? { topic } : {}),
    ...(dialog ? { interactiveType: dialog.type, interactiveData: dialog.data } : {}),
  };
}

export const nameOf = async (tenant: Tenant, id: number): Promise<string> =>
  (
    await tenant.one<{ full_name: string }>('select full_name from person where organization_id = $1 and id = $2', [
      tenant.organizationId,
      id,
    ])
  )?.full_name ?? '';

/** Who decided, in the middle of a sentence: `B for A` where B stands in for A. */
export const decider = (name: string, actingFor: string | null): Text =>
  actingFor === null ? verbatim(name) : standingIn(verbatim(name), verbatim(actingFor));

/** Tells people that they are asked, in the organisation's own words where it has some. */
export async function notifyApprovers(
  tenant: Tenant,
  kind: RequestKind,
  id: number,
  senderId: number,
  recipientIds: readonly number[],
  at: Date,
): Promise<void> {
  const { notification } = kind.lifecycle;
  const words = await wordsFor(tenant, kind);
  const values = { full_name: await nameOf(tenant, senderId) };
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds,
    actorId: senderId,
    ...openingOf(notification, id),
    text: bilingual(fillTemplate(words.en, values), fillTemplate(words.ne, values)),
    url: fillPath(notification.paths.team, { id }),
    canBeReminded: true,
    at,
  });
}
