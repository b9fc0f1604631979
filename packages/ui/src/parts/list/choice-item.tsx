import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { CheckGlyph } from '../../glyphs/glyphs.tsx';
import * as styles from './list.css.ts';
import type { ChoiceOption } from './option.ts';

interface ChoiceItemProps {
  option: ChoiceOption;
}

/** A line of a list of choices, with a check when it is chosen. */
export function ChoiceItem({ option }: ChoiceItemProps): ReactNode {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={styles.item}
    >
      {({ isSelected }) => (
        <>
          {option.icon !== undefined && <span className={styles.mark}>{option.icon}</span>}
          <span className={styles.texts}>
            <Text slot="label">{option.label}</Text>
            {option.description !== undefined && (
              <Text slot="description" className={styles.description}>
                {option.description}
              </Text>
            )}
          </span>
          <span className={styles.check}>{isSelected && <CheckGlyph />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
