import type { Entity } from '@karmik/model/kit/entity';
import { Button } from '@karmik/ui/Button';
import type { ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { RecordDetail } from '../kit/bodies.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { useSlug } from '../providers/use-slug.ts';
import { nameOf } from '../records.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';

interface OpenDetail {
  /** Opens a record beside what lists it. */
  readonly open: (id: string) => void;
  /** The button of a row that does so. */
  readonly rowActions: (record: AnyRecord) => ReactNode;
  /** The drawer of the record that the address names. */
  readonly drawer: ReactNode;
}

/** Records that open in a drawer; undefined of a screen without one. */
export function useDetail({ Detail, entity }: { Detail?: RecordDetail; entity: Entity }): OpenDetail | undefined {
  const say = useModelText();
  const slug = useSlug();
  const { params, change } = useAddress();
  if (!Detail) return undefined;
  const opened = params.get('open');
  const open = (id: string) => change({ open: id }, true);
  return {
    open,
    rowActions: (record) => (
      <Button
        size="sm"
        variant="ghost"
        aria-label={say(words.openOf(nameOf(entity, record)))}
        onPress={() => open(String(record.id))}
      >
        {say(words.open)}
      </Button>
    ),
    drawer: opened && <Detail id={opened} slug={slug} onClose={() => change({ open: null })} />,
  };
}
