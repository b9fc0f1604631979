import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { employmentType } from '@karmik/model/organization/masters';
import { Button } from '@karmik/ui/Button';
import { snackbar } from '@karmik/ui/Snackbar';
import { toDevanagariDigits } from 'date-bs';
import { useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { reportFailure } from '../../../../screens/query/report-failure.ts';
import { endpoint, mayWrite, refresh } from '../../../../screens/records.ts';
import { useModelText } from '../../../../texts/texts.ts';

const words = {
  add: bilingual('Add Labour Act types', 'श्रम ऐनका प्रकार थप्नुहोस्'),
  added: (count: number) =>
    bilingual(`${counted(count, 'employment type')} added`, `${toDevanagariDigits(count)} रोजगारीका प्रकार थपिए`),
  complete: bilingual('All Labour Act types already exist', 'श्रम ऐनका सबै प्रकार पहिल्यै छन्'),
};

/** Creates the employment types of the Labour Act that are missing. */
export function LawfulTypes({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const [isAdding, setAdding] = useState(false);
  if (!mayWrite(employmentType)) return null;
  const add = async () => {
    setAdding(true);
    try {
      const { created } = await api.post(`${endpoint(employmentType, slug)}lawful/`).json<{ created: number }>();
      snackbar.success(say(created === 0 ? words.complete : words.added(created)));
      await refresh(employmentType);
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
