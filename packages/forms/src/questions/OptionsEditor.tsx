import { questionLimits, type Question } from '@karmik/model/questions/structure';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { ArrowUpIcon, PlusIcon, XIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { useForms } from '../provider/FormsProvider.tsx';
import { figures } from '@karmik/model/kit/digits';
import * as styles from './questions.css.ts';
import { words } from './words.ts';

type Options = Question['options'];

interface OptionsEditorProps {
  readonly options: Options;
  readonly error: string | undefined;
  readonly errorOf: (index: number) => string | undefined;
  readonly onChange: (options: Options) => void;
}

/** The choices of a question, a line each. */
export function OptionsEditor({ options, error, errorOf, onChange }: OptionsEditorProps): ReactNode {
  const { say, language } = useForms();
  const add = () => {
    const key = `o${Math.max(0, ...options.map((each) => Number(each.key.slice(1)))) + 1}`;
    onChange([...options, { key, text: '' }]);
  };
  return (
    <Stack gap="sm">
      <Text size="sm" weight="medium">
        {say(words.options)}
      </Text>
      {options.map((each, index) => {
        const number = figures(String(index + 1), language);
        return (
          <div key={each.key} className={styles.option}>
            <div className={styles.grow}>
              <TextField
                label={say(words.option(number))}
                isLabelHidden
                placeholder={say(words.option(number))}
                maxLength={questionLimits.option}
                errorMessage={errorOf(index)}
                value={each.text}
                onChange={(value) =>
                  onChange(options.map((one, place) => (place === index ? { ...one, text: value } : one)))
                }
              />
            </div>
            <IconButton
              label={say(words.optionUp(number))}
              icon={<Icon of={ArrowUpIcon} size="sm" />}
              isDisabled={index === 0}
              onPress={() => {
                const others = options.filter((_one, place) => place !== index);
                onChange([...others.slice(0, index - 1), each, ...others.slice(index - 1)]);
              }}
            />
            <IconButton
              label={say(words.removeOption(number))}
              icon={<Icon of={XIcon} size="sm" />}
              isDisabled={options.length <= 2}
              onPress={() => onChange(options.filter((_one, place) => place !== index))}
            />
          </div>
        );
      })}
      {error !== undefined && (
        <Text size="sm" tone="critical">
          {error}
        </Text>
      )}
      <Inline>
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          iconStart={<Icon of={PlusIcon} size="sm" />}
          isDisabled={options.length >= questionLimits.options}
          onPress={add}
        >
          {say(words.addOption)}
        </Button>
      </Inline>
    </Stack>
  );
}
