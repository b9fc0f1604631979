import type { InputType } from 'storybook/internal/csf';
import type { Exported, Prop } from '../../tools/interface.ts';

/**
 * The rows of a table of props, and the controls for those that can be tried.
 * @param texts names of props that the first example gives as texts
 */
export function argTypesOf({ props = [] }: Exported, texts: readonly string[]): Record<string, InputType> {
  return Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop, texts.includes(prop.name))]));
}

function argTypeOf(prop: Prop, isText: boolean): InputType {
  const { name, type, isRequired, description, defaultValue, origin, options } = prop;
  return {
    name,
    description,
    type: { name: 'other', value: type, required: isRequired },
    control: isText && prop.type === 'ReactNode' ? { type: 'text' } : controlOf(prop),
    ...(options !== undefined && { options }),
    table: {
      type: { summary: type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
      ...(origin !== 'own' && { category: `From ${origin}` }),
    },
  };
}

// A control for everything that is written in one line; what is made of elements and functions is shown as it is.
function controlOf({ type, options, origin }: Prop): NonNullable<InputType['control']> {
  if (origin !== 'own') return false;
  if (options !== undefined)
    return options.length > 1 ? { type: options.length > 4 ? 'select' : 'inline-radio' } : false;
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'number') return { type: 'number' };
  return type === 'string' || type === 'string | null' ? { type: 'text' } : false;
}
