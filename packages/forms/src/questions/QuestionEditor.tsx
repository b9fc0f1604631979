import type { FieldTexts } from '@karmik/model/kit/read-errors';
import type { Structure } from '@karmik/model/questions/structure';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { addSection, moveQuestion, type Place } from './editing.ts';
import * as styles from './questions.css.ts';
import { SectionEditor } from './SectionEditor.tsx';
import { words } from './words.ts';

export interface QuestionEditorProps {
  structure: Structure;
  onChange: (structure: Structure) => void;
  /** What is wrong, by its place such as `sections.0.questions.2.options`. */
  errors: FieldTexts;
  /** A form without names asks for no files. */
  hasNoFiles?: boolean;
}

/**
 * Puts questions together. A question is moved with the pointer by its handle, and with the keyboard by its buttons; both are told to
 * who does not see it.
 */
export function QuestionEditor({ structure, onChange, errors, hasNoFiles = false }: QuestionEditorProps): ReactNode {
  const { say, language } = useForms();
  const [opened, setOpened] = useState<string>();
  const [dragged, setDragged] = useState<Place>();
  const [told, setTold] = useState('');
  const move = (from: Place, to: Place) => {
    const next = moveQuestion(structure, from, to);
    const question = structure.sections[from.section]?.questions[from.index];
    onChange(next);
    if (!question) return;
    const order = next.sections.flatMap(({ questions }) => questions).findIndex(({ key }) => key === question.key) + 1;
    setTold(say(words.moved(figures(String(order), language), question.text || say(words.unwritten))));
  };
  return (
    <Stack gap="lg">
      {structure.sections.map((_section, at) => (
        <SectionEditor
          key={at}
          at={at}
          structure={structure}
          onChange={onChange}
          errors={errors}
          hasNoFiles={hasNoFiles}
          opened={opened}
          onOpen={setOpened}
          dragged={dragged}
          onDrag={setDragged}
          onMove={move}
        />
      ))}
      <Inline>
        <Button
          variant="outline"
          tone="neutral"
          iconStart={<Icon of={PlusIcon} size="sm" />}
          onPress={() => onChange(addSection(structure))}
        >
          {say(words.addSection)}
        </Button>
      </Inline>
      <div role="status" className={styles.told}>
        {told}
      </div>
    </Stack>
  );
}
