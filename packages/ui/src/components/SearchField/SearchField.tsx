import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { cx } from '../../foundation/cx.ts';
import { CloseGlyph, SearchGlyph } from '../../glyphs/glyphs.tsx';
import type { FieldSize } from '../../parts/field/field-sizes.ts';
import type { FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { searchFieldStrings } from './strings.ts';

export interface SearchFieldProps
  extends
    Omit<
      AriaSearchFieldProps,
      'className' | 'style' | 'render' | 'children' | 'validate' | 'validationBehavior' | keyof FieldMarks
    >,
    FieldMarks {
  /** What is searched. It is spoken, and shown unless hidden. */
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
  size?: FieldSize;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Text to search for. Escape clears it. */
export function SearchField({
  label,
  isLabelHidden = true,
  placeholder,
  size = 'md',
  ref,
  ...rest
}: SearchFieldProps): ReactNode {
  const strings = useStrings('searchField', searchFieldStrings);
  return (
    <AriaSearchField {...rest} className={field.root}>
      {({ isEmpty }) => (
        <>
          <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
          <div className={cx(field.box, field.size[size])}>
            <span className={field.adornment}>
              <SearchGlyph />
            </span>
            <Input className={field.input} {...(placeholder === undefined ? {} : { placeholder })} ref={ref} />
            {!isEmpty && (
              <Button className={field.innerButton} aria-label={strings.clear}>
                <CloseGlyph />
              </Button>
            )}
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
