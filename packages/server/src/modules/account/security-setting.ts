import type { EntityHooks } from '../../entity/hooks.ts';

/** What an organisation asks of sign-ins and passwords. It holds from the moment it is stored; the gate believes what it knew for some seconds. */
export const securitySettingHooks: EntityHooks = {
  async beforeSave({ access, before, context }, body) {
    if (!body.otp_required || before?.otp_required) return undefined;
    const session = await context.database.everywhere.one<{ second_step: boolean }>(
      'select second_step from auth_session where id = $1',
      [access.sessionId],
    );
    // Whoever asks it of everybody shows first that they can: nobody shuts the door with the key inside.
    return session?.second_step ? undefined : { otp_required: ['Set up one-time passwords for yourself first.'] };
  },
};
