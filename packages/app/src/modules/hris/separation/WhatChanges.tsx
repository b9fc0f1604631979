import { FieldCell } from '@karmik/forms/FieldParts';
import { employmentReview, reviewed } from '@karmik/model/hris/review';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Compare } from '@karmik/ui/Compare';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('What changes', 'के बदलिन्छ'),
  nothing: bilingual('No changes.', 'परिवर्तन छैन।'),
};

/** What a review proposes beside what was in force when it was proposed. */
export function WhatChanges({ record }: { record: EntityRecord<typeof employmentReview> }): ReactNode {
  const say = useModelText();
  const rows = reviewed.filter((name) => record[name] !== null);
  if (rows.length === 0) return <Text tone="muted">{say(words.nothing)}</Text>;
  const before = (name: (typeof reviewed)[number]) => {
    const was = record.held.find(({ what }) => what === name)?.was;
    if (!was) return '–';
    const field = employmentReview.fields[name];
    // What was held is told as text; of another record that is its name.
    return field.kind === 'reference' ? was : <FieldCell field={field} value={was} />;
  };
  return (
    <Compare
      label={say(words.title)}
      rows={rows.map((name) => ({
        id: name,
        label: say(employmentReview.fields[name].label),
        before: before(name),
        after: <FieldCell field={employmentReview.fields[name]} value={record[name]} />,
      }))}
    />
  );
}
