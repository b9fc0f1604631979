import { expect, it } from 'vitest';
import { partsIn } from './clean-start.ts';

it('reads what a start says of its parts', () => {
  const output =
    '\n  Karmik HR is at http://localhost:3000\n\n  Started in 31.2 s\n    packages       4.6 s\n    demo          19.9 s\n';
  expect(partsIn(output)).toEqual(['packages       4.6 s', 'demo          19.9 s']);
  expect(partsIn('\n  Karmik HR is at http://localhost:3000\n')).toEqual([]);
});
