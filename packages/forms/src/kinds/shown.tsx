/** How values are shown that several kinds have in common. */
import { Link } from '@karmik/ui/Link';
import { Tag } from '@karmik/ui/Tag';
import { Inline } from '@karmik/ui/Inline';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './shown.css.ts';
import { useForms, type FormsContextValue } from '../provider/FormsProvider.tsx';

type TextOf = (value: string, forms: FormsContextValue) => string;

/** A value as a plain text. */
export const plain = (textOf: TextOf = asItIs) =>
  function PlainValue({ value }: { value: unknown }): ReactNode {
    return textOf(String(value), useForms());
  };

/** A value as figures that are under each other. */
export const numeric = <F,>(textOf: (value: string, forms: FormsContextValue, field: F) => string) =>
  function NumericValue({ value, field }: { readonly value: unknown; readonly field: F }): ReactNode {
    return (
      <Text as="span" isNumeric>
        {textOf(String(value), useForms(), field)}
      </Text>
    );
  };

/** A text on one line, whole in its title; on a few lines where there is little room, as on a card. */
export function OneLine({ value }: { value: unknown }): ReactNode {
  const text = String(value).replaceAll(/\s+/g, ' ');
  return (
    <span className={styles.oneLine} title={text}>
      {text}
    </span>
  );
}

/** A text with its line breaks. */
export function Lines({ value }: { value: unknown }): ReactNode {
  return (
    <Text as="div" isMultiline>
      {String(value)}
    </Text>
  );
}

/** A text that leads somewhere. */
export const linked = (
  hrefOf: (value: string) => string | undefined,
  { isOutside = false, textOf = String }: { isOutside?: boolean; textOf?: (value: string) => string } = {},
) =>
  function LinkedValue({ value }: { value: unknown }): ReactNode {
    const text = String(value);
    const href = hrefOf(text);
    if (href === undefined) return textOf(text);
    return (
      <Link href={href} look="quiet" {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}>
        {textOf(text)}
      </Link>
    );
  };

/** Several names as tags. */
export function Tags({ names }: { names: readonly string[] }): ReactNode {
  return (
    <Inline gap="xs">
      {names.map((name, index) => (
        <Tag key={`${index} ${name}`}>{name}</Tag>
      ))}
    </Inline>
  );
}

const asItIs: TextOf = (text) => text;
