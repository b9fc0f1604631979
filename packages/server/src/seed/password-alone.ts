import type { Queries } from '../db/database.ts';

/** Lets every account of an organisation sign in with its password alone: for demo, measurements and tests, never for real people. */
export async function allowPasswordAlone(queries: Queries, organizationId: number): Promise<void> {
  await queries.query(
    `insert into security_setting (organization_id, otp_required, otp_required_for_privileged, password_min_length,
                                   password_uppercase, password_lowercase, password_special, password_history)
     values ($1, false, false, 8, false, false, false, 0)`,
    [organizationId],
  );
}
