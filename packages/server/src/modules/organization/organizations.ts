import type { Queries } from '../../db/database.ts';

interface Admin {
  readonly username: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
}

/** Makes an organisation with the usual common lists and its first HR admin, whose account is active at once. */
export async function createOrganization(
  queries: Queries,
  organization: { readonly slug: string; readonly name: string; readonly abbreviation: string },
  admin: Admin,
  now: Date,
): Promise<{ organizationId: number; userId: number }> {
  const made = await queries.one<{ id: number }>(
    'insert into organization (slug, name, abbreviation, created_at) values ($1, $2, $3, $4) returning id',
    [organization.slug, organization.name, organization.abbreviation, now],
  );
  const user = await queries.one<{ id: number }>(
    `insert into users (username, email, first_name, last_name, password_hash, password_changed_at, status, home_organization_id)
     values ($1, $2, $3, $4, $5, $6, 'active', $7) returning id`,
    [admin.username, admin.email, admin.first_name, admin.last_name, admin.password_hash, now, made?.id ?? null],
  );
  if (!made || !user) throw new Error('an organisation was not written');
  await queries.query(
    'insert into membership (organization_id, user_id, account_id, is_hr_admin, can_switch_organizations, is_default) values ($1, $2, $2, true, true, true)',
    [made.id, user.id],
  );
  await queries.query('call found_common_lists($1)', [made.id]);
  return { organizationId: made.id, userId: user.id };
}
