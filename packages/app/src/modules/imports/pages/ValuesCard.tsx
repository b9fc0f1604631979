import { employeeSheet } from '@karmik/model/hris/employee-sheet';
import type { Field, Fields } from '@karmik/model/kit/fields';
import type { ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText, useWorkTexts } from '../../../texts/texts.ts';
import * as styles from './import.css.ts';
import { useImportActions } from './imports.ts';
import { MeaningField } from './MeaningField.tsx';

type UnreadValue = ImportAnswer['unread'][number];

/** Stand for a field that stays empty, and for a record that is made, beside the ids of what a value may be matched to. */
const empty = '-';
const create = '+';
const keyOf = ({ field, written }: UnreadValue): string => `${field} ${written.toLowerCase()}`;

/** Values that the check could not read, each to be matched once; what is decided holds for later sheets as well. */
export function ValuesCard({ answer, slug }: { answer: ImportAnswer; slug: string }): ReactNode {
  const texts = useWorkTexts().imports;
  const modelText = useModelText();
  const number = useNumbers();
  const { decide } = useImportActions(slug, answer.id);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const values = [...answer.unread, ...answer.made];
  const made = new Set(answer.made.map(keyOf));
  if (values.length === 0) return null;

  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await decide({
        values: values.flatMap((each) => {
          const { field, written } = each;
          const value = chosen.get(keyOf(each));
          if (value === undefined) return [];
          return [
            { field, written, value: value === empty || value === create ? null : value, create: value === create },
          ];
        }),
      });
    } catch (error) {
      setProblem(failureText(error));
      setSending(false);
    }
  };
  const labelOf = (field: string) => {
    const target = answer.targets.find((each) => each.field === field);
    return target ? modelText(target.label) : field;
  };
  const decided = (each: UnreadValue) =>
    made.has(keyOf(each)) ? create : each.value === undefined ? null : (each.value ?? empty);
  const choose = (each: UnreadValue, value: string | null) =>
    setChosen((before) => {
      const after = new Map(before);
      if (value === null) after.delete(keyOf(each));
      else after.set(keyOf(each), value);
      return after;
    });
  const isOfList = (field: string) => {
    const declared: Field | undefined = (employeeSheet.fields as Fields)[field];
    return declared?.kind === 'reference';
  };

  return (
    <Card
      title={texts.valuesTitle}
      description={texts.valuesDescription}
      isFlush
      footer={
        <Button isPending={isSending} isDisabled={chosen.size === 0} onPress={() => void send()}>
          {texts.checkAgain}
        </Button>
      }
    >
      {problem && <Banner tone="critical">{problem}</Banner>}
      <ul className={styles.columns}>
        {values.map((each) => (
          <li key={keyOf(each)} className={styles.column}>
            <div className={styles.columnHead}>
              <Text weight="medium" truncate title={each.written}>
                {each.written}
              </Text>
              <Text size="sm" tone="muted">
                {texts.valueIn(labelOf(each.field), number(each.rows))}
              </Text>
            </div>
            <MeaningField
              slug={slug}
              importId={answer.id}
              isPerson={each.field === 'supervisor'}
              label={texts.meaningOf(each.written)}
              options={[
                { id: empty, label: texts.leaveEmpty },
                ...(isOfList(each.field) ? [{ id: create, label: texts.createValue(each.written) }] : []),
                ...(answer.options[each.field] ?? []).map(({ id, label }) => ({ id, label: modelText(label) })),
              ]}
              value={chosen.get(keyOf(each)) ?? decided(each)}
              onChange={(value) => choose(each, value)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
