import type { FieldTexts } from '@karmik/model/kit/read-errors';
import { questionLimits, questionsOf, type Structure } from '@karmik/model/questions/structure';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, XIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextArea } from '@karmik/ui/TextArea';
import { TextField } from '@karmik/ui/TextField';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { addQuestion, blankQuestion, changeSection, moveSection, removeSection, type Place } from './editing.ts';
import { QuestionItem } from './QuestionItem.tsx';
import * as styles from './questions.css.ts';
import { words } from './words.ts';

interface SectionEditorProps {
  readonly at: number;
  readonly structure: Structure;
  readonly onChange: (structure: Structure) => void;
  readonly errors: FieldTexts;
  readonly hasNoFiles: boolean;
  /** The key of the question that is being changed. */
  readonly opened: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  /** The question that the pointer holds. */
  readonly dragged: Place | undefined;
  readonly onDrag: (place: Place | undefined) => void;
  readonly onMove: (from: Place, to: Place) => void;
}

/** One section: its words, and its questions in their order. */
export function SectionEditor(props: SectionEditorProps): ReactNode {
  const { at, structure, onChange, errors, opened, onOpen, dragged, onDrag, onMove } = props;
  const { say, language } = useForms();
  const [over, setOver] = useState<number>();
  const section = structure.sections[at];
  if (!section) return null;
  const error = (name: string) => errors[`sections.${at}.${name}`]?.[0];
  const told = (name: string) => {
    const message = error(name);
    return message === undefined ? undefined : say(message);
  };
  const dropAt = (index: number) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      setOver(index);
    },
    onDragLeave: () => setOver((held) => (held === index ? undefined : held)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(undefined);
      if (dragged) onMove(dragged, { section: at, index });
      onDrag(undefined);
    },
  });
  const add = () => {
    const next = addQuestion(structure, at, (key) => blankQuestion(key, 'Short text'));
    onChange(next);
    onOpen(next.sections[at]?.questions.at(-1)?.key);
  };
  return (
    <Card
      title={section.title ?? say(words.section(figures(String(at + 1), language)))}
      actions={
        <Inline gap="xs">
          <IconButton
            size="sm"
            label={say(words.sectionUp)}
            icon={<Icon of={ArrowUpIcon} size="sm" />}
            isDisabled={at === 0}
            onPress={() => onChange(moveSection(structure, at, -1))}
          />
          <IconButton
            size="sm"
            label={say(words.sectionDown)}
            icon={<Icon of={ArrowDownIcon} size="sm" />}
            isDisabled={at === structure.sections.length - 1}
            onPress={() => onChange(moveSection(structure, at, 1))}
          />
          <IconButton
            size="sm"
            label={say(words.removeSection)}
            icon={<Icon of={XIcon} size="sm" />}
            isDisabled={section.questions.length > 0}
            onPress={() => onChange(removeSection(structure, at))}
          />
        </Inline>
      }
    >
      <Stack gap="md">
        <TextField
          label={say(words.sectionTitle)}
          maxLength={questionLimits.title}
          errorMessage={told('title')}
          value={section.title ?? ''}
          onChange={(title) => onChange(changeSection(structure, at, { title: title || null }))}
        />
        <TextArea
          label={say(words.sectionDescription)}
          rows={2}
          maxLength={questionLimits.description}
          errorMessage={told('description')}
          value={section.description ?? ''}
          onChange={(description) => onChange(changeSection(structure, at, { description: description || null }))}
        />
        {section.questions.length === 0 && <Text tone="muted">{say(words.noQuestions)}</Text>}
        <ol className={styles.list}>
          {section.questions.map((question, index) => (
            <li key={question.key} className={over === index ? styles.over : undefined} {...dropAt(index)}>
              <QuestionItem
                place={{ section: at, index }}
                question={question}
                structure={structure}
                onChange={onChange}
                errors={errors}
                hasNoFiles={props.hasNoFiles}
                isOpen={opened === question.key}
                onOpen={onOpen}
                onDrag={onDrag}
                onMove={onMove}
              />
            </li>
          ))}
          <li
            aria-hidden="true"
            className={over === section.questions.length ? `${styles.dropEnd} ${styles.over}` : styles.dropEnd}
            {...dropAt(section.questions.length)}
          />
        </ol>
        <Inline>
          <Button
            variant="soft"
            size="sm"
            iconStart={<Icon of={PlusIcon} size="sm" />}
            isDisabled={questionsOf(structure).length >= questionLimits.questions}
            onPress={add}
          >
            {say(words.addQuestion)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
