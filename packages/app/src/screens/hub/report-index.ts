/** What an index says of reports, and which of them a text means. */
import type { Text } from '@karmik/model/kit/text';
import type { Route } from '../../routing/route.ts';
import type { Screen } from '../kit/screens.ts';

/** What pages answer, by their path. */
export type Questions = ReadonlyMap<string, Text>;

const questionOf = (screen: Screen): Text | undefined =>
  screen.kind === 'report' ? screen.report.question : screen.description;

/** Reads what the screens declare; a page of its own says it in the catalogue. */
export async function questionsOf(routes: readonly Route[]): Promise<Questions> {
  const asked = routes.map(async (route) => {
    if (route.question) return [[route.path, route.question] as const];
    if (!('declared' in route)) return [];
    const { default: screen } = await route.declared();
    const question = questionOf(screen as Screen);
    return question ? [[route.path, question] as const] : [];
  });
  return new Map((await Promise.all(asked)).flat());
}

/** The pages of which each word of a text is in the title, the heading or the question, in either language. */
export function found(routes: readonly Route[], questions: Questions, text: string): Route[] {
  const wanted = text.trim().toLowerCase().split(/\s+/);
  return routes.filter(({ path, title, section }) => {
    const said = [title, section, questions.get(path)]
      .flatMap((each) => [each?.en, each?.ne])
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
