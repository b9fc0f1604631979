/** The request to delete what was approved. The person who decides on it is asked again; once approved, the first request is cancelled. */
import { defineEntity, type Entity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import type { PermissionCode } from '../kit/permissions.ts';
import { bilingual, type Text } from '../kit/text.ts';
import type { InteractiveType, NotificationCategory } from '../notification/vocabulary.ts';
import { requestActions, requestStatus } from './request.ts';

interface Deletion<N extends string> {
  readonly name: N;
  readonly label: Text;
  readonly plural: Text;
  /** The permission of HR. */
  readonly code: PermissionCode;
  readonly category: NotificationCategory;
  readonly dialog: InteractiveType;
  /** Read by the person who is asked; `{name}` is the sender. */
  readonly requested: Text;
  /** In the middle of the sentence that its sender reads. */
  readonly subject: Text;
  readonly paths: { readonly own: string; readonly team: string };
}

/** An entity of requests that ask to delete an approved request of `of`, which their field `request` names. */
export const deletionOf = <const N extends string>(
  of: Entity & { readonly name_field?: string },
  { name, label, plural, code, requested, subject, category, dialog, paths }: Deletion<N>,
) =>
  defineEntity({
    name,
    label,
    plural,
    sort: '-created_at',
    owner: 'sender',
    name_field: 'sender',
    search: ['sender', 'reason'],
    scopes: { own: { person: 'sender' }, team: { approvers: true }, organization: { code } },
    lifecycle: {
      kind: 'approval',
      endsWithEmployment: true,
      notification: { category, dialog, requested, subject, paths },
    },
    fields: {
      sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
      request: f.reference({ label: of.label, required: true, to: of.name, name_field: of.name_field ?? 'id' }),
      reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
      status: requestStatus,
    },
    actions: requestActions,
  });
