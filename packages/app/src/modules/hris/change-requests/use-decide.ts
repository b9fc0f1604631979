import type { ChangeDetail } from '@karmik/model/hris/change-request';
import type { Decide } from '@karmik/ui/DecisionCard';
import { snackbar } from '@karmik/ui/Snackbar';
import { api } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { refreshFile } from '../employee-file/file-entity.ts';
import { words } from './words.ts';

/** Approves or rejects a change; both say why. */
export function useDecide(
  path: string,
  section: ChangeDetail['section'],
  onDone: () => void,
): Decide<'approve' | 'reject'> {
  const say = useModelText();
  return async (verdict, remark) => {
    try {
      await api.post(`${path}${verdict}/`, { json: { remark } });
    } catch (error) {
      const [wrong] = toFailure(error).fields['remark'] ?? [];
      return wrong === undefined ? { text: failureText(error) } : { remark: say(wrong) };
    }
    snackbar.success(say(verdict === 'approve' ? words.approved : words.rejected));
    onDone();
    await refreshFile(section);
    return undefined;
  };
}
