/** What the installation does for its security, as its operators see it. */
import {
  installationSecurity,
  mostAccountsListed,
  type InstallationSecurity,
} from '@karmik/model/commons/installation-security';
import { operator } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { Api } from '../../http/api.ts';
import { demoEmails } from '../../seed/demo-accounts.ts';
import { listOperators } from '../account/operators.ts';
import { readFloor } from './security-floor.ts';

/** Of the installation as a whole; organisations have zones of their own. */
const zone = 'Asia/Kathmandu';

/** What an organisation's mail server must be for its mails to go out. */
const mailsItself = 'exists (select from smtp_server s where s.organization_id = o.id and s.is_active)';

type Listed = InstallationSecurity['accounts_without_second_step']['results'][number];

async function accountsWithout(
  queries: Queries,
  now: Date,
  hasServer: boolean,
): Promise<InstallationSecurity['accounts_without_second_step']> {
  const rows = await queries.query<Listed & { readonly total: number }>(
    `select concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name, coalesce(u.email, u.username) as email, o.name as organization,
            array_remove(array[case when m.is_hr_admin then 'hr_admin' end, case when m.is_audit_user then 'audit_user' end,
                               case when not m.is_hr_admin and not m.is_audit_user then 'investigator' end], null) as roles,
            is_second_step_required(u.id, $1) and ($2 or ${mailsItself}) as has_mailed_codes, count(*) over () as total
       from membership m join users u on u.id = m.account_id join organization o on o.id = m.organization_id
      where m.is_current and u.status = 'active' and is_privileged(m, $1)
        and not exists (select from second_step t where t.user_id = u.id) and not exists (select from passkey k where k.account_id = u.id)
      order by o.name, full_name, u.id limit $3`,
    [now, hasServer, mostAccountsListed],
  );
  return { count: rows[0]?.total ?? 0, results: rows.map(({ total: _total, ...row }) => row) };
}

export function installationSecurityRoute(app: Api, context: Context): void {
  const { config, clock, database } = context;
  const { everywhere } = database;

  app.route({
    method: 'GET',
    url: '/api/v1/commons/installation-security/',
    config: { access: operator },
    schema: {
      summary: 'What the installation does for its security, and what it leaves undone',
      tags: ['commons'],
      response: { 200: installationSecurity },
    },
    handler: async (): Promise<InstallationSecurity> => {
      const now = clock();
      const day = await everywhere.one<{ since: string }>(`select date_trunc('day', $1::timestamptz, $2) as since`, [
        now,
        zone,
      ]);
      const since = day?.since ?? now.toISOString();
      const hasServer = config.smtpUrl !== undefined;
      const floor = await readFloor(everywhere);
      const failed = await everywhere.query<InstallationSecurity['failed_sign_ins']['by_outcome'][number]>(
        `select outcome, count(*) as count from login_log where at >= $1 and outcome <> 'success' group by outcome order by outcome`,
        [since],
      );
      return {
        public_url: config.publicUrl,
        has_https: config.publicUrl.startsWith('https:'),
        mail: {
          has_server: hasServer,
          organizations_without: hasServer
            ? []
            : await everywhere.query(
                `select o.slug, o.name from organization o where not ${mailsItself} order by o.name`,
              ),
        },
        trusts_proxy: config.proxies > 0,
        has_captcha: config.captcha !== 'off',
        keys_in_database: (
          await everywhere.query<{ name: string }>(
            `select name from server_secret where name = any($1) order by name`,
            [['access_token', 'link', 'push']],
          )
        ).map(({ name }) => name),
        floor: {
          otp_required: floor.otp_required,
          otp_required_for_privileged: floor.otp_required_for_privileged,
          password_min_length: floor.password_min_length,
          password_max_age_days: floor.password_max_age_days,
        },
        organizations_without_second_step: await everywhere.query(
          `select o.slug, o.name from organization o join security_setting s on s.organization_id = o.id
            where not (s.otp_required or s.otp_required_for_privileged or $1) order by o.name`,
          [floor.otp_required || floor.otp_required_for_privileged],
        ),
        accounts_without_second_step: await accountsWithout(everywhere, now, hasServer),
        demo_accounts: (
          await everywhere.query<{ email: string }>(
            `select email from users where email = any($1) and status = 'active' and password_hash is not null order by email`,
            [demoEmails],
          )
        ).map(({ email }) => email),
        operators: (await listOperators(everywhere))
          .filter(({ status }) => status === 'active')
          .map(({ full_name, email }) => ({ full_name, email })),
        failed_sign_ins: {
          since,
          count: failed.reduce((sum, { count }) => sum + count, 0),
          by_outcome: failed,
        },
      };
    },
  });
}
