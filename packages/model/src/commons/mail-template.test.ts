import { describe, expect, it } from 'vitest';
import { languages } from '../kit/text.ts';
import { fillTemplate, mailEvents, ownMails, placeholdersOf } from './mail-template.ts';

describe('a template', () => {
  it('is filled and nothing else: sums, calls and tags stand as they were written [EM-1]', () => {
    const words = 'Namaste {{full_name}} {{ 7*7 }} ${7*7} {% import os %} {{constructor.name}}';
    expect(fillTemplate(words, { full_name: 'Asha' })).toBe(
      'Namaste Asha {{ 7*7 }} ${7*7} {% import os %} {{constructor.name}}',
    );
  });

  it('does not fill what a value brings', () => {
    expect(fillTemplate('{{full_name}} {{code}}', { full_name: '{{code}}', code: '123456' })).toBe('{{code}} 123456');
    expect(fillTemplate('{{full_name}}', { full_name: '$& $1' })).toBe('$& $1');
  });

  it('is not filled with what every object inherits', () => {
    expect(fillTemplate('{{constructor}} {{__proto__}}', { full_name: 'Asha' })).toBe('{{constructor}} {{__proto__}}');
  });

  it('names its places once', () => {
    expect(placeholdersOf('{{a}} {{ b }} {{a}} {{ 7*7 }} {b}')).toEqual(['a', 'b']);
  });
});

const worded = Object.entries({ ...mailEvents, ...ownMails }).flatMap(([name, event]) =>
  languages.map((language) => [`${name} (${language})`, event, language] as const),
);

it.each(worded)('the words for %s use what they may, and what they need', (_name, event, language) => {
  const known: readonly string[] = event.placeholders;
  const [subject, body] = [event.subject[language], event.body[language]];
  expect(placeholdersOf(subject + body).filter((name) => !known.includes(name))).toEqual([]);
  expect(placeholdersOf(body)).toContain(event.needed);
});
