import { counted } from '@karmik/model/kit/plural';
import { missingNotice, type resignation } from '@karmik/model/hris/resignation';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Short notice', 'सूचना अवधि कम'),
  short: (days: string) =>
    bilingual(`${counted(days, 'day')} less than the required notice.`, `तोकिएको सूचना अवधिभन्दा ${days} दिन कम।`),
};

/** Says that less notice was given than is required; the request may be approved all the same. */
export function ShortNotice({ record }: { record: EntityRecord<typeof resignation> }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const missing = missingNotice(record);
  if (missing === 0) return null;
  return (
    <Banner tone="caution" title={say(words.title)}>
      {say(words.short(figures(missing)))}
    </Banner>
  );
}
