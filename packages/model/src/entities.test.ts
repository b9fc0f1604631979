import { expect, it } from 'vitest';
import { entities } from './entities.ts';
import { isWritable, type Field } from './kit/fields.ts';

it('every list of lines that forms ask for says what one line is called, for the button that adds one [E40]', () => {
  const unnamed = entities.flatMap(({ name, fields }) =>
    Object.entries<Field>(fields).flatMap(([path, field]) =>
      field.kind === 'lines' && isWritable(field) && field.one === undefined ? [`${name}.${path}`] : [],
    ),
  );
  expect(unnamed).toEqual([]);
});
