import { expect, it } from 'vitest';
import { passwordProblem, usualPasswordRules } from './password-rules.ts';

it.each([
  ['Namaste1', undefined],
  ['1namaste', undefined],
  ['नमस्ते१२३', undefined],
  ['', 'Password is Required'],
  ['Namas1', 'Password must have at least 8 characters'],
  ['namastenamaste', 'Password must contain at least one letter and one digit'],
  ['1234567890', 'Password must contain at least one letter and one digit'],
  ['!namaste123', 'Password must contain at least one letter and one digit'],
  [`N1${'a'.repeat(255)}`, 'Password must have at most 256 characters'],
])('%s: %s [LOG-16]', (password, problem) => {
  expect(passwordProblem(password)?.en).toBe(problem);
});

it.each([
  ['Namaste123', { min_length: 12 }, 'Password must have at least 12 characters'],
  ['Namaste12345', { min_length: 12 }, undefined],
  ['Namaste1', { min_length: 4 }, undefined],
  ['Namast1', { min_length: 4 }, 'Password must have at least 8 characters'],
  ['namaste123', { uppercase: true }, 'Password must contain at least one uppercase letter'],
  ['NAMASTE123', { lowercase: true }, 'Password must contain at least one lowercase letter'],
  ['Namaste123', { special: true }, 'Password must contain at least one special character'],
  ['Namaste 123', { special: true }, 'Password must contain at least one special character'],
  ['Namaste-123', { uppercase: true, lowercase: true, special: true }, undefined],
])('%s under the rules %o of an organisation: %s [LOG-16]', (password, rules, problem) => {
  expect(passwordProblem(password, { ...usualPasswordRules, ...rules })?.en).toBe(problem);
});
