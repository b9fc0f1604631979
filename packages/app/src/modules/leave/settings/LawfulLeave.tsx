import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveType } from '@karmik/model/leave/leave-type';
import { leaveMasterSetting } from '@karmik/model/leave/master-setting';
import { leaveRule } from '@karmik/model/leave/rule';
import { Button } from '@karmik/ui/Button';
import { snackbar } from '@karmik/ui/Snackbar';
import { toDevanagariDigits } from 'date-bs';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  add: bilingual('Add Labour Act leave', 'श्रम ऐनका बिदा थप्नुहोस्'),
  added: (count: number) =>
    bilingual(`${counted(count, 'leave rule')} added`, `${toDevanagariDigits(count)} बिदाका नियम थपिए`),
  complete: bilingual('All Labour Act leave is already there', 'श्रम ऐनका सबै बिदा पहिल्यै छन्'),
};

/** Adds the leave of the Labour Act that the setting in force lacks. */
export function LawfulLeave({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const [isAdding, setAdding] = useState(false);
  if (!mayWrite(leaveMasterSetting)) return null;
  const add = async () => {
    setAdding(true);
    try {
      const { created } = await api
        .post(endpoint(leaveMasterSetting, slug, leaveEndpoints.lawful))
        .json<{ created: number }>();
      snackbar.success(say(created === 0 ? words.complete : words.added(created)));
      for (const entity of [leaveMasterSetting, leaveType, leaveRule]) await refresh(entity);
    } catch (error) {
      reportFailure(error);
    } finally {
      setAdding(false);
    }
  };
  return (
    <Button variant="outline" tone="neutral" isPending={isAdding} onPress={() => void add()}>
      {say(words.add)}
    </Button>
  );
}
