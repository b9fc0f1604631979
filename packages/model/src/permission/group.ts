/** Groups of permission codes, their members, and what one person may do: bodies and answers. */
import * as z from 'zod/mini';
import { carried } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { bilingual } from '../kit/text.ts';
import { userRef } from '../kit/answer.ts';
import { messages, formats } from '../kit/messages.ts';
import { permissionCatalogue, type PermissionCode } from '../kit/permissions.ts';
import { textSchema } from '../kit/text-schema.ts';

const codes = Object.keys(permissionCatalogue) as [PermissionCode, ...PermissionCode[]];

/** More than an organisation has people in one group whom it could name by hand. */
const mostMembers = 1_000;

const shape = {
  name: textSchema(labels.name, { max: 80 }),
  description: textSchema(labels.description, { max: 300, required: false }),
  /** Acts in every organisation that accepts common permissions, and not only in its own (PRM-2). */
  is_common: z.boolean({
    error: carried(messages.wrongType({ field: bilingual('Common', 'साझा'), format: formats.boolean })),
  }),
  codes: z
    .array(
      z.enum(codes, {
        error: carried(
          messages.wrongType({
            field: bilingual('Permissions', 'अनुमति'),
            format: bilingual('codes of the catalogue', 'सूचीका सङ्केत'),
          }),
        ),
      }),
      {
        error: carried(
          messages.wrongType({
            field: bilingual('Permissions', 'अनुमति'),
            format: bilingual('a list of codes', 'सङ्केतको सूची'),
          }),
        ),
      },
    )
    .check(
      z.maxLength(codes.length, {
        error: carried(messages.tooMany({ field: bilingual('Permissions', 'अनुमति'), most: codes.length })),
      }),
    ),
  /** People of the organisation by the ids of their accounts. */
  members: z
    .array(
      z
        .number({ error: carried(messages.reference({ field: bilingual('Member', 'सदस्य') })) })
        .check(z.positive({ error: carried(messages.reference({ field: bilingual('Member', 'सदस्य') })) })),
      {
        error: carried(
          messages.wrongType({
            field: bilingual('Members', 'सदस्य'),
            format: bilingual('a list of IDs', 'परिचय नम्बरको सूची'),
          }),
        ),
      },
    )
    .check(
      z.maxLength(mostMembers, {
        error: carried(messages.tooMany({ field: bilingual('Members', 'सदस्य'), most: mostMembers })),
      }),
    ),
};

export const permissionGroupBody = z.strictObject({
  name: shape.name,
  description: z._default(shape.description, ''),
  is_common: z._default(shape.is_common, false),
  codes: z._default(shape.codes, []),
  members: z._default(shape.members, []),
});
export type PermissionGroupBody = z.infer<typeof permissionGroupBody>;
export const permissionGroupPatch = z.partial(z.strictObject(shape));

const summary = {
  id: z.number(),
  name: z.string(),
  description: z.string(),
  is_common: z.boolean(),
  /** Whose group it is: another organisation's only where it is common. */
  organization: z.object({ slug: z.string(), name: z.string() }),
  codes: z.array(z.string()),
  member_count: z.number(),
  /** Whether the reader holds all that the group gives, and so may change it. */
  may_change: z.boolean(),
};
export const permissionGroup = z.object(summary);
export type PermissionGroup = z.infer<typeof permissionGroup>;
export const permissionGroupPage = z.object({
  results: z.array(permissionGroup),
  next: z.nullable(z.string()),
  count: z.number(),
  /** Whether common groups act in this organisation. */
  accepts_common: z.boolean(),
});
export type PermissionGroupPage = z.infer<typeof permissionGroupPage>;
export const permissionGroupDetail = z.object({ ...summary, members: z.array(userRef) });
export type PermissionGroupDetail = z.infer<typeof permissionGroupDetail>;

export const commonPermissionsBody = z.strictObject({
  accepts_common: z.boolean({
    error: carried(
      messages.wrongType({ field: bilingual('Common permissions', 'साझा अनुमति'), format: formats.boolean }),
    ),
  }),
});

/** Where a code comes from. */
const source = z.object({
  kind: z.enum(['hr_admin', 'audit_user', 'group']),
  group: z.nullable(z.object({ id: z.number(), name: z.string(), is_common: z.boolean() })),
});
export type PermissionSource = z.infer<typeof source>;
const holder = { user: userRef, is_hr_admin: z.boolean(), is_audit_user: z.boolean() };
export const permissionHolder = z.object({
  ...holder,
  groups: z.array(z.object({ id: z.number(), name: z.string(), is_common: z.boolean() })),
});
export type PermissionHolder = z.infer<typeof permissionHolder>;
export const permissionHolderPage = z.object({
  results: z.array(permissionHolder),
  next: z.nullable(z.string()),
  count: z.number(),
});
export const effectivePermissions = z.object({
  ...holder,
  codes: z.array(z.object({ code: z.string(), from: z.array(source) })),
});
export type EffectivePermissions = z.infer<typeof effectivePermissions>;
