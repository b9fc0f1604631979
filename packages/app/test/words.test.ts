/** How the product speaks: the rules of its words, held over every text that people or programs read. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');

interface Said {
  readonly place: string;
  readonly en: string;
  readonly ne: string;
}

const sources = ['model', 'server', 'forms', 'app'].flatMap((name) =>
  globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: packages })
    .filter((file) => !/\.test\.|\.stories\.|\/stories\/|\/seed(\/|\.ts$)/.test(file))
    .map((file) => ({
      place: relative(packages, join(packages, file)),
      text: readFileSync(join(packages, file), 'utf8'),
    })),
);

const quoted = String.raw`(['"\`])((?:\\.|(?!\QUOTE)[\s\S])*)\QUOTE`;
const pair = new RegExp(
  String.raw`(?:bilingual\(\s*|\ben:\s*)${quoted.replaceAll('QUOTE', '1')}\s*,\s*(?:ne:\s*)?${quoted.replaceAll('QUOTE', '3')}`,
  'g',
);
const plain = (text: string) => text.replace(/\\(['"`])/g, '$1');

/** Every text of the product in both languages, as its declarations write it. */
const texts: readonly Said[] = sources.flatMap(({ place, text }) =>
  Array.from(text.matchAll(pair), ([, , en, , ne]) => ({ place, en: plain(en ?? ''), ne: plain(ne ?? '') })),
);

/** What each call of the API does, as its description says it. */
const summaries = sources.flatMap(({ place, text }) =>
  Array.from(text.matchAll(/\bsummary: (['"`])((?:\\.|(?!\1)[^\n])*)\1/g), ([, , en]) => ({
    place,
    en: plain(en ?? ''),
  })),
);

/** What the specification quotes to the letter, whatever the rules say. */
const quotedByTheSpecification = new Set(['E-mail must be valid']);

/** Words that have a plainer one, or another name for a thing that has one already. */
const instead: readonly (readonly [RegExp, string])[] = [
  [/\beverybody\b/i, 'everyone'],
  [/\bnobody\b/i, 'no one, or say what is absent: No tasks yet'],
  [/\bsomebody\b/i, 'someone'],
  [/\bwho(?:m)?ever\b/i, 'the person by their part: the reporter, anyone who'],
  [/\banew\b/i, 'again'],
  [/\bmend\b/i, 'correct'],
  [/\b(?:is|are) told\b/i, 'is notified'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\bwaits? for (?:a decision|approval)\b/i, 'is pending'],
  [/\bcannot be (?:\w+ )?any ?more\b/i, 'can no longer be'],
  [/\bE-?mails?\b(?<!\bEmails?|\bemails?)/i, 'email'],
  [/\b(?:employee|personal) file\b/i, 'employee profile'],
  [/\bpapers\b/i, 'documents'],
  [/\blog ?in page\b/i, 'sign-in page'],
  [/\borganisation/i, 'organization'],
  [/\bwhistleblower\b/i, 'whistle-blower'],
];

/** English words with two senses or forms, such as the name of a state and the order to reach it, which are two words in Nepali. */
const twoSenses = new Set([
  // A plan of shifts, and giving a post its hour.
  'Schedule',
  // The response of a guest, and the response to a form.
  'Response',
  'No response',
  'Your response',
  // What happened in the audit, and what is held.
  'Event',
  'No events yet.',
  'Filled',
  'Unsubscribed',
  'Submitted',
  'From',
  'Pending',
  'Answered by',
  'Done',
  'Minor',
  'Critical',
  'Completed',
  'Start',
  'Complete',
  'Next',
  'Scored',
  'Acknowledged',
  'Confirmed',
  'Sent back',
  'Municipality',
  '{reason}',
  'Withdrawn',
  'Division',
  'Condition',
  'Leave',
  'Credit',
  'Last day',
  'Location',
  'Level',
  'Steps',
  'About',
  'Report',
  'Active',
  'Stopped',
  'Send again',
  'People',
  'Pay',
  'Action',
  'Rejected',
  'Refused',
  'Add',
  'Change',
  'Remove',
  'Sent',
  'Answered',
  'Declined',
  'Family',
  'Open',
  'Contract',
  'None',
  'Company',
  'Basic',
  'Default',
  'Requested',
  'Forwarded',
  'BS',
  'AD',
  'Back',
  'Review',
  'Set up',
  'Scheduled',
  'View',
  'Started',
  'Reopened',
  'Photo changed',
  'Photo removed',
  'Changes',
  'Current',
  'Password changed',
]);

describe('words', () => {
  it('are read by these tests at all', () => {
    expect(texts.length).toBeGreaterThan(3_000);
    expect(summaries.length).toBeGreaterThan(200);
  });

  it('are the plain ones, and one name for one thing', () => {
    const wrong = [...texts, ...summaries].flatMap(({ place, en }) =>
      quotedByTheSpecification.has(en)
        ? []
        : instead.filter(([word]) => word.test(en)).map(([, better]) => `${place}: “${en}” → ${better}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are said in Nepali in one way, unless English uses one word for two things', () => {
    const byEnglish = Map.groupBy(texts, ({ en }) => en);
    const different = [...byEnglish].flatMap(([en, all]) => {
      const ways = new Set(all.map(({ ne }) => ne));
      return ways.size > 1 && !twoSenses.has(en) ? [`${en}: ${[...ways].join(' / ')}`] : [];
    });
    expect(different).toEqual([]);
  });

  it('have Devanagari digits in Nepali, but where an example shows what one types', () => {
    const latin = texts.filter(
      ({ ne }) => !/जस्त|टाइप/.test(ne) && /(?<![A-Za-z{$.:/#-])\b\d/.test(ne.replace(/\$?\{[^}]*\}+/g, '')),
    );
    expect(latin.map(({ place, ne }) => `${place}: ${ne}`)).toEqual([]);
  });
});
