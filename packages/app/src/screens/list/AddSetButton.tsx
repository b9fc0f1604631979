import type { Entity } from '@karmik/model/kit/entity';
import type { Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useModelText } from '../../texts/texts.ts';
import { reportFailure } from '../query/report-failure.ts';
import { mayWrite, refresh } from '../records.ts';

interface AddSetButtonProps {
  readonly label: Text;
  /** Under the API root; the call adds what is missing. */
  readonly path: string;
  /** The fields of the answer that say how many were added. */
  readonly counts: readonly string[];
  /** What changes by it; the first says who may press. */
  readonly entities: readonly [Entity, ...Entity[]];
  /** What is said of how many were added; 0: all were there. */
  readonly said: (count: number) => Text;
}

/** Adds the records of a ready-made set that are not there yet. */
export function AddSetButton({ label, path, counts, entities, said }: AddSetButtonProps): ReactNode {
  const say = useModelText();
  const [isAdding, setAdding] = useState(false);
  if (!mayWrite(entities[0])) return null;
  const add = async () => {
    setAdding(true);
    try {
      const added = await api.post(path).json<Readonly<Record<string, number>>>();
      snackbar.success(say(said(counts.reduce((sum, name) => sum + (added[name] ?? 0), 0))));
      for (const entity of entities) await refresh(entity);
    } catch (error) {
      reportFailure(error);
    } finally {
      setAdding(false);
    }
  };
  return (
    <Button variant="outline" tone="neutral" isPending={isAdding} onPress={() => void add()}>
      {say(label)}
    </Button>
  );
}
