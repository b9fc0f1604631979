import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Banner } from '../../src/components/Banner/index.ts';
import { Box } from '../../src/components/Box/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { TextArea } from '../../src/components/TextArea/index.ts';
import { loadModule } from './modules.ts';

interface Stories {
  readonly Default: { readonly parameters?: { readonly docs?: { readonly source?: { readonly code?: string } } } };
}

const files = import.meta.glob<Stories>('../../src/components/**/*.stories.tsx');
const pages = new Map(
  Object.entries(files).map(([path, load]) => [/(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path, load]),
);

const first = `import { Button } from '@karmik/ui/Button';
import { DatePicker } from '@karmik/ui/DatePicker';
import { Stack } from '@karmik/ui/Stack';
import { useState } from 'react';

export function Example() {
  const [day, setDay] = useState<string | null>('2026-11-21');
  return (
    <Stack gap="md">
      <DatePicker label="First day of leave" value={day} onChange={setDay} />
      <Button isDisabled={day === null}>Send request</Button>
    </Stack>
  );
}
`;

/** What came of the code: a component, or why there is none. */
type Outcome = { readonly Example: ComponentType } | { readonly problem: string };

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (problem: string) => void;
}

/** Tells what the code throws while it is drawn. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error instanceof Error ? error.message : String(error));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Code to change, and what it draws in the brand, language and calendar of the toolbar. */
export function Playground(): ReactNode {
  const [code, setCode] = useState(first);
  const [page, setPage] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let isOld = false;
    const settle = (next: Outcome): void => {
      if (!isOld) setOutcome(next);
    };
    // The compiler is large, so it comes with this page alone.
    void import('./compile.ts')
      .then(({ compile }) => compile(code, loadModule))
      .then(
        (Example) => settle({ Example }),
        (error: unknown) => settle({ problem: error instanceof Error ? error.message : String(error) }),
      );
    return () => {
      isOld = true;
    };
  }, [code]);

  async function start(name: string): Promise<void> {
    setPage(name);
    const stories = await pages.get(name)?.();
    const sample = stories?.Default.parameters?.docs?.source?.code;
    if (sample !== undefined) setCode(`${sample}\n`);
  }

  return (
    <Box as="main" padding="xl">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level="1">Playground</Heading>
          <Text tone="muted">Change the code. The toolbar changes brand, mode, density, language and calendar.</Text>
        </Stack>
        <Select
          label="Start from the example of"
          value={page}
          options={[...pages.keys()].toSorted((a, b) => a.localeCompare(b)).map((name) => ({ id: name, label: name }))}
          onChange={(name) => void start(name)}
        />
        <Card title="Result">
          {outcome === undefined && <Text tone="muted">The compiler is loading …</Text>}
          {outcome !== undefined && 'problem' in outcome && (
            <Banner tone="caution" title="This code cannot be drawn">
              {outcome.problem}
            </Banner>
          )}
          {outcome !== undefined && 'Example' in outcome && (
            <Boundary key={code} onError={(problem) => setOutcome({ problem })}>
              <outcome.Example />
            </Boundary>
          )}
        </Card>
        <TextArea label="Code" rows={16} spellCheck="false" value={code} onChange={setCode} />
      </Stack>
    </Box>
  );
}
