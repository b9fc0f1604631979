import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  applyRuntimeBrand,
  barKinds,
  brandFromJson,
  elevationKinds,
  fontKinds,
  isHex,
  navKinds,
  neutralKinds,
  radiusKinds,
} from '../../src/brand/index.ts';
import { Banner } from '../../src/components/Banner/index.ts';
import { Box } from '../../src/components/Box/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Grid } from '../../src/components/Grid/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { Switch } from '../../src/components/Switch/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { picker } from './brand-desk.css.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { EveryComponent } from './EveryComponent.tsx';
import { fileOf } from './file-of.ts';
import { Specimen } from './Specimen.tsx';

type Draft = Record<string, string>;

const start: Draft = { id: 'mine', name: 'My brand', accent: '#7a3cff' };

const colors = [
  ['accent', 'Accent'],
  ['positive', 'Positive'],
  ['caution', 'Caution'],
  ['critical', 'Critical'],
  ['info', 'Info'],
] as const;

const choices = [
  ['neutral', 'Greys', neutralKinds],
  ['radius', 'Corners', radiusKinds],
  ['elevation', 'Shadows', elevationKinds],
  ['topBar', 'Top bar', barKinds],
  ['sideNav', 'Side navigation', navKinds],
  ['font', 'Letters', fontKinds],
  ['headingFont', 'Letters of headings', fontKinds],
] as const;

/** The dozen values of a brand as fields, with what they make: components, contrast, and the file to copy. */
export function BrandDesk(): ReactNode {
  const [draft, setDraft] = useState(start);
  const [showsAll, setShowsAll] = useState(false);
  const preview = useRef<HTMLDivElement>(null);
  const result = useMemo(() => brandFromJson(draft), [draft]);

  useLayoutEffect(() => {
    if (result.ok && preview.current !== null) applyRuntimeBrand(draft, preview.current);
  }, [draft, result]);

  function set(key: string, value: string): void {
    const { [key]: _old, ...others } = draft;
    setDraft(value === '' ? others : { ...others, [key]: value });
  }

  return (
    <Box as="main" padding="xl">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level="1">Brand desk</Heading>
          <Text tone="muted">
            A brand is these values. Everything else is derived from them; what is left out has a default.
          </Text>
        </Stack>
        <Card title="Values">
          <Grid columns="3">
            <TextField label="Id" value={draft['id'] ?? ''} onChange={(value) => set('id', value)} />
            <TextField label="Name" value={draft['name'] ?? ''} onChange={(value) => set('name', value)} />
            {colors.map(([key, label]) => (
              <TextField
                key={key}
                label={label}
                value={draft[key] ?? ''}
                placeholder="#rrggbb"
                suffix={
                  <input
                    type="color"
                    aria-label={`${label}: choose`}
                    className={picker}
                    value={isHex(draft[key] ?? '') ? draft[key] : '#808080'}
                    onChange={(event) => set(key, event.currentTarget.value)}
                  />
                }
                onChange={(value) => set(key, value)}
                errorMessage={draft[key] === undefined || isHex(draft[key]) ? undefined : 'Write a colour as #rrggbb.'}
              />
            ))}
            {choices.map(([key, label, options]) => (
              <Select
                key={key}
                label={label}
                value={draft[key] ?? null}
                placeholder="Default"
                options={options.map((option) => ({ id: option, label: option }))}
                onChange={(value) => set(key, value)}
              />
            ))}
          </Grid>
        </Card>
        {result.ok ? (
          <Banner tone="positive">Every pair is legible in both modes.</Banner>
        ) : (
          <Banner tone="caution" title="This is not a brand yet">
            {result.problems.map((problem) => (
              <Text key={problem} size="sm">
                {problem}
              </Text>
            ))}
          </Banner>
        )}
        <div ref={preview}>
          <Stack gap="xl">
            <Specimen />
            <Switch isSelected={showsAll} onChange={setShowsAll}>
              Show every component
            </Switch>
            {showsAll && <EveryComponent />}
          </Stack>
        </div>
        {result.ok && <ContrastTable brand={result.brand} />}
        {result.ok && (
          <Card
            title="The file"
            actions={
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                onPress={() => void navigator.clipboard.writeText(fileOf(result.brand.values))}
              >
                Copy
              </Button>
            }
          >
            <Text isMono isMultiline as="div">
              {fileOf(result.brand.values)}
            </Text>
          </Card>
        )}
      </Stack>
    </Box>
  );
}
