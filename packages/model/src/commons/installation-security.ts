/** What an installation does for its security, for its operators. Everything here was looked up when it was asked for. */
import * as z from 'zod/mini';
import { signInOutcomes } from '../organization/logs.ts';

export const privilegedRoles = ['hr_admin', 'audit_user', 'investigator'] as const;
export type PrivilegedRole = (typeof privilegedRoles)[number];

/** Accounts that are listed by name; the count tells of the rest. */
export const mostAccountsListed = 50;

const organization = z.object({ slug: z.string(), name: z.string() });

export const installationSecurity = z.object({
  public_url: z.string(),
  has_https: z.boolean(),
  mail: z.object({
    /** Whether the installation itself has a mail server. */
    has_server: z.boolean(),
    /** Organisations whose mails reach nobody: neither they nor the installation have a server. */
    organizations_without: z.array(organization),
  }),
  /** Whether addresses that a proxy reports are believed. */
  trusts_proxy: z.boolean(),
  has_captcha: z.boolean(),
  /** Keys that rest in the database, by name. */
  keys_in_database: z.array(z.string()),
  floor: z.object({
    otp_required: z.boolean(),
    otp_required_for_privileged: z.boolean(),
    password_min_length: z.number(),
    password_max_age_days: z.nullable(z.number()),
  }),
  /** Organisations in which HR admins, auditors and investigators may sign in with a password alone. */
  organizations_without_second_step: z.array(organization),
  /** Accounts of HR admins, auditors and investigators that have set up no second step. */
  accounts_without_second_step: z.object({
    count: z.number(),
    results: z.array(
      z.object({
        full_name: z.string(),
        email: z.string(),
        organization: z.string(),
        roles: z.array(z.enum(privilegedRoles)),
        /** Whether a code by mail is in. */
        has_mailed_codes: z.boolean(),
      }),
    ),
  }),
  /** Addresses of demo accounts that can sign in. */
  demo_accounts: z.array(z.string()),
  operators: z.array(z.object({ full_name: z.string(), email: z.string() })),
  failed_sign_ins: z.object({
    /** Since when they are counted: the start of the day. */
    since: z.string(),
    count: z.number(),
    by_outcome: z.array(z.object({ outcome: z.enum(signInOutcomes), count: z.number() })),
  }),
});
export type InstallationSecurity = z.infer<typeof installationSecurity>;
