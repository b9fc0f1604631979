import { Banner } from '@karmik/ui/Banner';
import type { ReactNode } from 'react';

/** What is wrong with a form as a whole, in red above it. */
export function FormProblems({ problems }: { problems: readonly string[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <Banner tone="critical">
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Banner>
  );
}
