import { expect, it } from 'vitest';
import { entities } from './entities.ts';
import type { Action } from './kit/actions.ts';
import { isWritable, type Field } from './kit/fields.ts';

it('every list of lines that forms ask for says what one line is called, for the button that adds one [E40]', () => {
  const unnamed = entities.flatMap(({ name, fields }) =>
    Object.entries<Field>(fields).flatMap(([path, field]) =>
      field.kind === 'lines' && isWritable(field) && field.one === undefined ? [`${name}.${path}`] : [],
    ),
  );
  expect(unnamed).toEqual([]);
});

it('every action that asks for nothing says what happens then, so that no dialog is empty', () => {
  const silent = entities.flatMap(({ name, actions = {} }) =>
    Object.entries<Action>(actions).flatMap(([path, { help, input = {} }]) =>
      help === undefined && Object.keys(input).length === 0 ? [`${name}.${path}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});
