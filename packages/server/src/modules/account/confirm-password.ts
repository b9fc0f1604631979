import type { FastifyRequest } from 'fastify';
import { keepProof } from '../../access/proof.ts';
import type { Context } from '../../context.ts';
import { invalidField } from '../../http/errors.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { passwordMatches } from './passwords.ts';
import { accountMessages } from './messages.ts';

const purpose = 'change-password';

/**
 * Asks the person who is signed in for their password once more, before something that a thief of an open session must not do.
 * @throws 400 on the field, 429 after too many wrong ones
 */
export async function confirmPassword(
  context: Context,
  request: FastifyRequest,
  field: 'password' | 'old_password',
  given: string,
): Promise<void> {
  const { everywhere } = context.database;
  const { accountId } = request.access;
  await countAttempt(everywhere, purpose, String(accountId), request.ip, context.clock());
  const row = await everywhere.one<{ password_hash: string | null }>('select password_hash from users where id = $1', [
    accountId,
  ]);
  if (!(await passwordMatches(row?.password_hash, given)))
    throw invalidField(
      field,
      field === 'old_password' ? accountMessages.wrongOldPassword : accountMessages.wrongPassword,
    );
  await clearAttempts(everywhere, purpose, String(accountId), request.ip);
  await keepProof(everywhere, request.access.sessionId, context.clock());
}
