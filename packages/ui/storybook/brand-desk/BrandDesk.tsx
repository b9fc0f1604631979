import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  applyRuntimeBrand,
  barKinds,
  brandCss,
  brandFromJson,
  controlHeightRange,
  describeCorrection,
  elevationKinds,
  fontKinds,
  isHex,
  measurePairs,
  navKinds,
  neutralKinds,
  radiusKinds,
  textSizeRange,
} from '../../src/brand/index.ts';
import { Banner } from '../../src/components/Banner/index.ts';
import { Box } from '../../src/components/Box/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Grid } from '../../src/components/Grid/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Inline } from '../../src/components/Inline/index.ts';
import { NumberField } from '../../src/components/NumberField/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Switch } from '../../src/components/Switch/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { TextArea } from '../../src/components/TextArea/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { densities } from '../../src/tokens/names.ts';
import { picker } from './brand-desk.css.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { EveryComponent } from './EveryComponent.tsx';
import { examples, startOf, withFilesOf } from './examples.ts';
import { Specimen } from './Specimen.tsx';

type Draft = Readonly<Record<string, unknown>>;

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
  ['font', 'Font', fontKinds],
  ['headingFont', 'Font of headings', fontKinds],
  ['density', 'Density', densities],
] as const;

const numbers = [
  ['textSize', 'Text size', textSizeRange],
  ['controlHeight', 'Height of controls', controlHeightRange],
] as const;

const written = (draft: Draft): string => JSON.stringify(draft, null, 2);

/** The object in a text of JSON, or the parser's complaint. */
function read(text: string): { readonly draft: Draft; readonly complaint?: string } {
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft === 'object' && draft !== null && !Array.isArray(draft)) return { draft: draft as Draft };
    return { draft: {}, complaint: 'Write an object in braces.' };
  } catch (error) {
    return { draft: {}, complaint: (error as Error).message };
  }
}

interface BrandDeskProps {
  /** The `brand.json` to start with. */
  readonly start?: string;
}

/** A brand.json as fields and as text, with what it makes: components, contrast with corrections, and files to save. */
export function BrandDesk({ start = 'own' }: BrandDeskProps): ReactNode {
  const [origin, setOrigin] = useState(start);
  const [text, setText] = useState(() => written(startOf(start)));
  const [showsAll, setShowsAll] = useState(false);
  const preview = useRef<HTMLDivElement>(null);
  const { draft, complaint } = useMemo(() => read(text), [text]);
  const result = useMemo(() => brandFromJson(draft), [draft]);
  const textOf = (key: string): string => (typeof draft[key] === 'string' ? draft[key] : '');

  useLayoutEffect(() => {
    if (result.ok && preview.current !== null) applyRuntimeBrand(withFilesOf(origin, draft), preview.current);
  }, [draft, result, origin]);

  function set(key: string, value: unknown): void {
    const { [key]: _old, ...others } = draft;
    setText(written(value === '' || value === null ? others : { ...draft, [key]: value }));
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
            <Select
              label="Start from"
              value={origin}
              options={Object.entries(examples).map(([id, { label }]) => ({ id, label }))}
              onChange={(id) => {
                setOrigin(id);
                setText(written(startOf(id)));
              }}
            />
            <TextField label="Id" value={textOf('id')} onChange={(value) => set('id', value)} />
            <TextField label="Name" value={textOf('name')} onChange={(value) => set('name', value)} />
            {colors.map(([key, label]) => {
              const isWrong = draft[key] !== undefined && !isHex(draft[key]);
              return (
                <TextField
                  key={key}
                  label={label}
                  value={textOf(key)}
                  placeholder="#rrggbb"
                  suffix={
                    <input
                      type="color"
                      aria-label={`${label}: choose`}
                      className={picker}
                      value={isHex(draft[key]) ? draft[key] : '#808080'}
                      onChange={(event) => set(key, event.currentTarget.value)}
                    />
                  }
                  onChange={(value) => set(key, value)}
                  isInvalid={isWrong}
                  errorMessage={isWrong ? 'Write a colour as #rrggbb.' : undefined}
                />
              );
            })}
            {numbers.map(([key, label, { min, max, usual }]) => (
              <NumberField
                key={key}
                label={label}
                suffix="px"
                minValue={min}
                maxValue={max}
                placeholder={String(usual)}
                value={typeof draft[key] === 'number' ? draft[key] : Number.NaN}
                onChange={(value) => set(key, Number.isNaN(value) ? null : value)}
              />
            ))}
            {choices.map(([key, label, options]) => (
              <Select
                key={key}
                label={label}
                value={textOf(key) || null}
                placeholder={draft[key] === undefined ? 'Default' : 'Own, in the file'}
                options={options.map((option) => ({ id: option, label: option }))}
                onChange={(value) => set(key, value)}
              />
            ))}
          </Grid>
        </Card>
        {result.ok ? (
          <Report brand={result.brand} corrections={result.corrections.map(describeCorrection)} />
        ) : (
          <Banner tone="caution" title="This is not a brand yet">
            {(complaint === undefined ? result.problems : [complaint]).map((problem) => (
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
        <Card
          title="brand.json"
          description="Edit it here or paste one. The command makes static files of it: npx @karmik/ui brand brand.json --out public/brand"
          actions={
            <Inline gap="sm">
              <CopyButton text={text} />
              {result.ok && (
                <>
                  <SaveLink name="brand.json" type="application/json" text={`${text}\n`} label="Save brand.json" />
                  <SaveLink
                    name={`${result.brand.values.id}.css`}
                    type="text/css"
                    text={brandCss(result.brand)}
                    label="Save CSS"
                  />
                </>
              )}
            </Inline>
          }
        >
          <TextArea
            label="Content of brand.json"
            rows={14}
            spellCheck="false"
            value={text}
            onChange={setText}
            isInvalid={complaint !== undefined}
            errorMessage={complaint}
          />
        </Card>
      </Stack>
    </Box>
  );
}

interface ReportProps {
  readonly brand: Parameters<typeof measurePairs>[0];
  readonly corrections: readonly string[];
}

/** How much of the contrast holds, and which colours were moved for that. */
function Report({ brand, corrections }: ReportProps): ReactNode {
  const pairs = useMemo(() => measurePairs(brand), [brand]);
  const passing = pairs.filter(({ ratio, required }) => ratio >= required).length;
  return (
    <Banner
      tone={corrections.length > 0 ? 'info' : 'positive'}
      title={`${passing} of ${pairs.length} pairs pass in light and dark`}
    >
      {corrections.length > 0
        ? corrections.map((correction) => (
            <Text key={correction} as="div" size="sm">
              {correction}
            </Text>
          ))
        : 'Every colour is used as the brand gives it.'}
    </Banner>
  );
}

function CopyButton({ text }: { readonly text: string }): ReactNode {
  const [copied, setCopied] = useState<string>();
  return (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      {copied === text ? 'Copied' : 'Copy'}
    </Button>
  );
}

interface SaveLinkProps {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly label: string;
}

/** Saves a text as a file. */
function SaveLink({ name, type, text, label }: SaveLinkProps): ReactNode {
  return (
    <a href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`} download={name}>
      <Text size="sm">{label}</Text>
    </a>
  );
}
