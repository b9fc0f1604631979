import type { Text } from '@karmik/model/kit/text';

/** What a choice is called; one that is no longer offered bears its own name. */
export const choiceLabel = (
  choices: { readonly [value: string]: Text },
  value: string,
  say: (text: Text) => string,
): string => {
  const label = choices[value];
  return label ? say(label) : value;
};
