import type { FieldTexts } from '@karmik/model/kit/read-errors';
import {
  answersTo,
  isChosen,
  questionLimits,
  questionTypes,
  type Question,
  type QuestionType,
  type Structure,
} from '@karmik/model/questions/structure';
import { Checkbox, CheckboxGroup } from '@karmik/ui/Checkbox';
import { Grid } from '@karmik/ui/Grid';
import { NumberField } from '@karmik/ui/NumberField';
import { Select } from '@karmik/ui/Select';
import { Stack } from '@karmik/ui/Stack';
import { TextArea } from '@karmik/ui/TextArea';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import { changeQuestion, choosable, retyped, type Place } from './editing.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { words } from './words.ts';

interface QuestionFieldsProps {
  readonly place: Place;
  readonly question: Question;
  readonly structure: Structure;
  readonly onChange: (structure: Structure) => void;
  readonly errors: FieldTexts;
  readonly hasNoFiles: boolean;
}

const always = 'always';

/** What a question says and how it is answered. */
export function QuestionFields(props: QuestionFieldsProps): ReactNode {
  const { place, question, structure, onChange, errors } = props;
  const { say } = useForms();
  const change = (more: Partial<Question>) => onChange(changeQuestion(structure, place, more));
  const told = (name: string) => {
    const message = errors[`sections.${place.section}.questions.${place.index}.${name}`]?.[0];
    return message === undefined ? undefined : say(message);
  };
  const types = (Object.keys(questionTypes) as QuestionType[]).filter(
    (type) => !(props.hasNoFiles && type === 'File') || question.type === 'File',
  );
  return (
    <Stack gap="md">
      <TextField
        label={say(words.question)}
        isRequired
        maxLength={questionLimits.question}
        errorMessage={told('text')}
        value={question.text}
        onChange={(value) => change({ text: value })}
      />
      <Grid columns="2">
        <Select
          label={say(words.type)}
          options={types.map((id) => ({ id, label: say(questionTypes[id]) }))}
          errorMessage={told('type')}
          value={question.type}
          onChange={(type) => change(retyped(question, type))}
        />
        <TextArea
          label={say(words.help)}
          rows={1}
          maxLength={questionLimits.help}
          errorMessage={told('help')}
          value={question.help ?? ''}
          onChange={(help) => change({ help: help || null })}
        />
      </Grid>
      {isChosen(question.type) && (
        <OptionsEditor
          options={question.options}
          error={told('options')}
          errorOf={(index) => told(`options.${index}.text`)}
          onChange={(options) => change({ options })}
        />
      )}
      {question.type === 'Rating' && (
        <Grid columns="3">
          <NumberField
            label={say(words.points)}
            minValue={2}
            maxValue={questionLimits.points}
            errorMessage={told('points')}
            value={question.points ?? 5}
            onChange={(points) => change({ points: Number.isNaN(points) ? 5 : points })}
          />
          <TextField
            label={say(words.low)}
            maxLength={questionLimits.option}
            errorMessage={told('low')}
            value={question.low ?? ''}
            onChange={(low) => change({ low: low || null })}
          />
          <TextField
            label={say(words.high)}
            maxLength={questionLimits.option}
            errorMessage={told('high')}
            value={question.high ?? ''}
            onChange={(high) => change({ high: high || null })}
          />
        </Grid>
      )}
      <Checkbox isSelected={question.is_mandatory} onChange={(is_mandatory) => change({ is_mandatory })}>
        {say(words.mandatory)}
      </Checkbox>
      <ConditionFields {...props} change={change} error={told('shown_if')} />
    </Stack>
  );
}

interface ConditionFieldsProps extends QuestionFieldsProps {
  readonly change: (more: Partial<Question>) => void;
  readonly error: string | undefined;
}

/** After which answer a question is asked at all. */
function ConditionFields({ question, structure, change, error }: ConditionFieldsProps): ReactNode {
  const { say, language } = useForms();
  const earlier = choosable(structure, question.key);
  const condition = question.shown_if;
  if (earlier.length === 0 && condition === null) return null;
  const parent = earlier.find(({ key }) => key === condition?.question);
  return (
    <Stack gap="sm">
      <Select
        label={say(words.asked)}
        errorMessage={error}
        options={[
          { id: always, label: say(words.always) },
          ...earlier.map((each) => ({ id: each.key, label: say(words.after(each.text || say(words.unwritten))) })),
        ]}
        value={parent?.key ?? (condition === null ? always : null)}
        onChange={(key) => {
          const chosen = earlier.find((each) => each.key === key);
          change({ shown_if: chosen ? { question: chosen.key, is: answersTo(chosen).slice(0, 1) } : null });
        }}
      />
      {parent && condition && (
        <CheckboxGroup
          label={say(words.oneOf)}
          isInline
          value={[...condition.is]}
          onChange={(is) => change({ shown_if: { question: parent.key, is } })}
        >
          {answersTo(parent).map((answer) => (
            <Checkbox key={answer} value={answer}>
              {parent.options.find(({ key }) => key === answer)?.text ?? figures(answer, language)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </Stack>
  );
}
