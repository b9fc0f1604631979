import type { Everywhere } from '../../db/database.ts';
import { forgetExpiredMails } from '../../mail/mail.ts';

/** Forgets sign-ins that no one finished, set-ups that no one confirmed, and puzzles that are too old to be solved again. */
export async function sweepSignIns(everywhere: Everywhere, now: Date): Promise<void> {
  await everywhere.query('delete from login_challenge where expires_at < $1', [now]);
  await everywhere.query('delete from second_step_draft where expires_at < $1', [now]);
  await everywhere.query('delete from passkey_challenge where expires_at < $1', [now]);
  await everywhere.query('delete from spent_puzzle where expires_at < $1', [now]);
  await forgetExpiredMails(everywhere, now);
}
