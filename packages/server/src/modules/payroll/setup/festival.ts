/** What is checked before a festival is stored. */
import { verbatim } from '@karmik/model/kit/message';
import type { payFestival } from '@karmik/model/payroll/setup/festival';
import { paySetupMessages as says } from '@karmik/model/payroll/setup/messages';
import type { EntityHooks } from '../../../entity/hooks.ts';

export const festivalHooks: EntityHooks<typeof payFestival> = {
  async beforeSave({ tenant, id }, { is_usual }) {
    if (!is_usual) return undefined;
    const other = await tenant.one<{ name: string }>(
      'select name from pay_festival where organization_id = $1 and is_usual and id is distinct from $2',
      [tenant.organizationId, id ?? null],
    );
    return other && { is_usual: [says.usualTwice({ festival: verbatim(other.name) })] };
  },
};
