import type { Text } from '@karmik/model/kit/text';
import { attendance } from './attendance.ts';
import { attendanceDays } from './attendance-days.ts';
import { employees } from './employees.ts';
import { joining } from './joining.ts';
import { forms } from './forms.ts';
import { leave } from './leave.ts';
import { leaving } from './leaving.ts';
import { noticeboard } from './noticeboard.ts';
import { notifications } from './notifications.ts';
import { organization } from './organization.ts';
import { overtime } from './overtime.ts';
import { payslips } from './payslips.ts';
import { penalties } from './penalties.ts';
import { permissions } from './permissions.ts';
import { reading } from './reading.ts';
import { security } from './security.ts';
import { signIn } from './sign-in.ts';
import { tasks } from './tasks.ts';
import type { HelpTopic } from './topic.ts';
import { whistleBlower } from './whistle-blower.ts';

/** The help of every module that there is, in the order in which someone needs it. */
export const helpTopics: readonly HelpTopic[] = [
  signIn,
  security,
  reading,
  noticeboard,
  notifications,
  attendance,
  attendanceDays,
  overtime,
  penalties,
  leave,
  tasks,
  employees,
  joining,
  leaving,
  whistleBlower,
  forms,
  payslips,
  organization,
  permissions,
];

export interface HelpMatch {
  readonly topic: HelpTopic;
  /** The line that has the words, where it is no title. */
  readonly line: Text | undefined;
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,.;:–-]+/)
    .filter(Boolean);
const spoken = (text: Text): string => `${text.en} ${text.ne}`.toLowerCase();

/** Topics in which every word stands, in either language; those whose title has them first. All of them for no words. */
export function searchHelp(text: string, topics: readonly HelpTopic[] = helpTopics): HelpMatch[] {
  const wanted = wordsIn(text);
  const has = (words: string) => wanted.every((word) => words.includes(word));
  const matches = topics.flatMap((topic): HelpMatch[] => {
    if (has(spoken(topic.title))) return [{ topic, line: undefined }];
    const lines = topic.parts.flatMap((part) => [part.title, ...part.lines]);
    const line = lines.find((each) => has(spoken(each)));
    const whole = [topic.title, topic.lead, ...lines].map(spoken).join(' ');
    return line ? [{ topic, line }] : has(whole) ? [{ topic, line: topic.lead }] : [];
  });
  return matches.toSorted((a, b) => Number(a.line !== undefined) - Number(b.line !== undefined));
}
