import type { EntityHooks } from '../../../entity/hooks.ts';
import { employmentHooks } from './employment.ts';
import { letterHooks } from '../letters/issue.ts';
import { bankAccountHooks, familyHooks } from './file-hooks.ts';

/** What the module adds to the sub-records of a file, by the entity's name. */
export const fileEntityHooks: Readonly<Record<string, EntityHooks>> = {
  employment: employmentHooks,
  family_member: familyHooks,
  bank_account: bankAccountHooks,
  letter: letterHooks,
};
