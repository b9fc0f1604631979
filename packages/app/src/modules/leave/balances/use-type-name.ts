import type { TypeBalance } from '@karmik/model/leave/balance';
import { useSnapshot } from 'valtio';
import { preferences } from '../../../preferences/preferences.ts';

/** What a leave type is called in the reader's language. */
export function useTypeName(): (type: Pick<TypeBalance['leave_type'], 'name' | 'name_in_nepali'>) => string {
  const { language } = useSnapshot(preferences);
  return ({ name, name_in_nepali: inNepali }) => (language === 'ne' && inNepali ? inNepali : name);
}
