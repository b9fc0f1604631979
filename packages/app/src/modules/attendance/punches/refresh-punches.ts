import { punch } from '@karmik/model/attendance/punch';
import { queryClient } from '../../../api/query-client.ts';

/** Reads again what shows one's own log. */
export async function refreshPunches(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [punch.name] });
  await queryClient.invalidateQueries({ queryKey: ['home'] });
}
