import type { UserRef } from '@karmik/model/kit/fields';
import type { Language } from '@karmik/model/kit/text';
import type { ApprovalPerson } from '@karmik/ui/ApprovalLine';

/** A person on an approval line, with what their chip is drawn from. */
export interface Approver extends ApprovalPerson {
  readonly user: UserRef;
}

/** A person by the name that a reader of the language calls them. */
export const approverIn =
  (language: Language) =>
  (user: UserRef): Approver => ({
    id: user.id,
    name: language === 'ne' && user.name_ne ? user.name_ne : user.full_name,
    user,
  });
