import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import { employmentType } from '@karmik/model/organization/masters';
import { toDevanagariDigits } from 'date-bs';
import type { ReactNode } from 'react';
import { AddSetButton } from '../../../../screens/list/AddSetButton.tsx';
import { endpoint } from '../../../../screens/records.ts';

const words = {
  add: bilingual('Add Labour Act types', 'श्रम ऐनका प्रकार थप्नुहोस्'),
  added: (count: number) =>
    bilingual(`${counted(count, 'employment type')} added`, `${toDevanagariDigits(count)} रोजगारीका प्रकार थपिए`),
  complete: bilingual('All Labour Act types already exist', 'श्रम ऐनका सबै प्रकार पहिल्यै छन्'),
};

/** Creates the employment types of the Labour Act that are missing. */
export const LawfulTypes = ({ slug }: { slug: string }): ReactNode => (
  <AddSetButton
    label={words.add}
    path={`${endpoint(employmentType, slug)}lawful/`}
    counts={['created']}
    entities={[employmentType]}
    said={(count) => (count === 0 ? words.complete : words.added(count))}
  />
);
