import type { Text } from '@karmik/model/kit/text';
import { reportStatuses, type ReportStatus } from '@karmik/model/whistle-blower/report';
import { accessWords } from './words.ts';

/** What an investigator did, in the reader's language: a new status by its label, files by their name. */
export function actionWords(action: string, say: (text: Text) => string): string {
  const status = reportStatuses[action as ReportStatus] as (typeof reportStatuses)[ReportStatus] | undefined;
  if (status) return say(status.label);
  const known = accessWords[action];
  if (known) return say(known);
  const [, verb = '', file = ''] = /^(opened|removed) (.+)$/.exec(action) ?? [];
  const words = accessWords[verb === 'removed' ? 'removed a file' : 'opened'];
  return file && words ? `${say(words)}: ${file}` : action;
}
