import { securitySetting, weakerThan } from '@karmik/model/account/security-setting';
import { fieldEntries } from '@karmik/model/kit/entity';
import { defaultOf } from '@karmik/model/kit/schema';
import type { Body, EntityHooks } from '../../entity/hooks.ts';
import { readFloor } from '../commons/security-floor.ts';
import { accessMessages } from '../../messages.ts';

/** What holds in an organisation that has set nothing. */
const unset = Object.fromEntries(fieldEntries(securitySetting).map(([name, field]) => [name, defaultOf(field)]));

/** What an organisation asks of sign-ins and passwords. It holds from the moment it is stored; the gate believes what it knew for some seconds. */
export const securitySettingHooks: EntityHooks<typeof securitySetting> = {
  async beforeSave({ access, before, context }, body) {
    const held: Body = before ?? unset;
    const changes = Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== held[name]));
    const weaker = weakerThan(await readFloor(context.database.everywhere), changes);
    if (Object.keys(weaker).length > 0) return weaker;
    const demanded = (['otp_required', 'otp_required_for_privileged'] as const).find((name) => changes[name] === true);
    if (!demanded) return undefined;
    const session = await context.database.everywhere.one<{ second_step: boolean }>(
      'select second_step from auth_session where id = $1',
      [access.sessionId],
    );
    // The person who asks it of others shows first that they can: no one shuts the door with the key inside.
    return session?.second_step ? undefined : { [demanded]: [accessMessages.ownSecondStepFirst] };
  },
};
