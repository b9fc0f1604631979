import { expect, it } from 'vitest';
import { passwordProblem } from './password-rules.ts';

it.each([
  ['Namaste1', undefined],
  ['1namaste', undefined],
  ['नमस्ते१२३', undefined],
  ['', 'Password is Required'],
  ['Namas1', 'Password must have at least 8 characters'],
  ['namastenamaste', 'Password must contain at least one letter and one digit'],
  ['1234567890', 'Password must contain at least one letter and one digit'],
  ['!namaste123', 'Password must contain at least one letter and one digit'],
])('%s: %s [LOG-16]', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
