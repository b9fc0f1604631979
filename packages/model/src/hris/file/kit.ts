/** What the parts of a person's file have in common. */
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import type { FieldErrors } from '../../kit/field-errors.ts';
import { messages } from '../../kit/messages.ts';
import type { PermissionCode } from '../../kit/permissions.ts';

/** Whose file it belongs to. */
export const employeeField = f.user({
  label: bilingual('Employee', 'कर्मचारी'),
  required: true,
  aliases: ['employee code', 'code', 'emp code', 'staff code', 'name', 'full name'],
});

export const fileCodes = { read: 'organizationMember', write: '3.00' } as const;
const organization = { code: ['3.99', '3.00'] } as const;
/** HR keeps files by 3.00; the person and their supervisors read along. */
export const openScopes = { own: { person: 'employee' }, team: { supervises: 'employee' }, organization } as const;
/** As above, but a reporting line alone is not enough. */
export const closedScopes = { own: { person: 'employee' }, organization } as const;
/** Whether the employee knows of a dated change before its day, where the organization publishes changes. */
export const publishedField = <C extends PermissionCode>(code: C) =>
  f.boolean({
    label: bilingual('Published before its day', 'लागु हुनुअघि प्रकाशित'),
    help: bilingual(
      'The employee sees it at once, if the profile settings allow it',
      'विवरण सेटिङले दिएमा कर्मचारीले तुरुन्तै देख्छ',
    ),
    default: false,
    read_code: code,
    write_code: code,
  });
export const personnelFile = { person: 'employee' } as const;

export const period = {
  from: f.date({ label: bilingual('From', 'देखि'), aliases: ['start', 'start date', 'from date'] }),
  until: f.date({ label: bilingual('Until', 'सम्म'), aliases: ['end', 'end date', 'to', 'to date'] }),
};

export const untilAfterFrom = (record: {
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}): FieldErrors | undefined =>
  record.starts_on !== null && record.ends_on !== null && record.ends_on < record.starts_on
    ? { ends_on: [messages.untilBeforeFrom] }
    : undefined;
