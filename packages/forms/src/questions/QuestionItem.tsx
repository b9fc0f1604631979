import type { FieldTexts } from '@karmik/model/kit/read-errors';
import { questionsOf, questionTypes, type Question, type Structure } from '@karmik/model/questions/structure';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CheckIcon,
  CopyIcon,
  EllipsisVerticalIcon,
  PencilIcon,
  XIcon,
} from '@karmik/ui/icons';
import { Tag } from '@karmik/ui/Tag';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { duplicateQuestion, removeQuestion, stepOf, type Place } from './editing.ts';
import { QuestionFields } from './QuestionFields.tsx';
import * as styles from './questions.css.ts';
import { words } from './words.ts';

interface QuestionItemProps {
  readonly place: Place;
  readonly question: Question;
  readonly structure: Structure;
  readonly onChange: (structure: Structure) => void;
  readonly errors: FieldTexts;
  readonly hasNoFiles: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (key: string | undefined) => void;
  readonly onDrag: (place: Place | undefined) => void;
  readonly onMove: (from: Place, to: Place) => void;
}

/** One question in its order: what it is, what one may do with it, and its fields while it is changed. */
export function QuestionItem(props: QuestionItemProps): ReactNode {
  const { place, question, structure, onChange, errors, isOpen, onOpen, onDrag, onMove } = props;
  const { say, language } = useForms();
  const name = question.text || say(words.unwritten);
  const number = questionsOf(structure).findIndex(({ key }) => key === question.key) + 1;
  const up = stepOf(structure, place, -1);
  const down = stepOf(structure, place, 1);
  const root = `sections.${place.section}.questions.${place.index}.`;
  const isWrong = Object.keys(errors).some((path) => path.startsWith(root));
  return (
    <div className={styles.item}>
      <div className={styles.head}>
        <span
          className={styles.handle}
          title={say(words.drag)}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            onDrag(place);
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          <Icon of={EllipsisVerticalIcon} size="sm" />
        </span>
        <span className={styles.name}>
          {figures(String(number), language)}. {name}
        </span>
        <span className={styles.marks}>
          <Tag>{say(questionTypes[question.type])}</Tag>
          {question.is_mandatory && <Tag tone="info">{say(words.isMandatory)}</Tag>}
          {question.shown_if && <Tag tone="caution">{say(words.depends)}</Tag>}
          {isWrong && <Tag tone="critical">{say(words.needsReview)}</Tag>}
        </span>
        <span className={styles.tools}>
          <IconButton
            size="sm"
            label={say(words.up(name))}
            icon={<Icon of={ArrowUpIcon} size="sm" />}
            isDisabled={up === undefined}
            onPress={() => up && onMove(place, up)}
          />
          <IconButton
            size="sm"
            label={say(words.down(name))}
            icon={<Icon of={ArrowDownIcon} size="sm" />}
            isDisabled={down === undefined}
            onPress={() => down && onMove(place, down)}
          />
          <IconButton
            size="sm"
            label={say(words.duplicate(name))}
            icon={<Icon of={CopyIcon} size="sm" />}
            onPress={() => onChange(duplicateQuestion(structure, place))}
          />
          <IconButton
            size="sm"
            label={say(words.remove(name))}
            icon={<Icon of={XIcon} size="sm" />}
            onPress={() => onChange(removeQuestion(structure, place))}
          />
          <IconButton
            size="sm"
            label={say(isOpen ? words.done(name) : words.change(name))}
            icon={<Icon of={isOpen ? CheckIcon : PencilIcon} size="sm" />}
            aria-expanded={isOpen}
            onPress={() => onOpen(isOpen ? undefined : question.key)}
          />
        </span>
      </div>
      {isOpen && (
        <QuestionFields
          place={place}
          question={question}
          structure={structure}
          onChange={onChange}
          errors={errors}
          hasNoFiles={props.hasNoFiles}
        />
      )}
    </div>
  );
}
