import type { ReactNode } from 'react';
import { Box } from '../../src/components/Box/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { scale, vars } from '../../src/tokens/index.ts';
import { samples } from './samples.tsx';
import { tokensIn } from './tokens-in.ts';
import { TokenTable } from './TokenTable.tsx';

/** What a group is for, and how one of it looks. */
const brandGroups = [
  ['color.bg', vars.color.bg, 'Grounds: the page, sheets on it, fields, and what lies under the pointer.'],
  ['color.fg', vars.color.fg, 'Words and drawings.'],
  ['color.border', vars.color.border, 'Lines; `control` is dark enough to tell where a field ends.'],
  [
    'color.tone',
    vars.color.tone,
    'What a coloured thing means: its solid and soft grounds, the words on them, its line.',
  ],
  ['color.category', vars.color.category, 'Series of charts, and people without a picture.'],
  ['color.topBar', vars.color.topBar, 'The bar at the top, which a brand may make dark.'],
  ['color.sideNav', vars.color.sideNav, 'The navigation at the side.'],
  ['radius', vars.radius, 'Corners.'],
  ['shadow', vars.shadow, 'How high something lies.'],
  ['font', vars.font, 'Letters, Latin and Devanagari.'],
] as const;

const scaleGroups = [
  ['space', scale.space, 'Free space.'],
  ['text', scale.text, 'Sizes of letters.'],
  ['leading', scale.leading, 'Heights of lines; Devanagari takes the loosest.'],
  ['weight', scale.weight, 'Weights of letters.'],
  ['control', scale.control, 'Buttons and fields; smaller in the compact density.'],
  ['size', scale.size, 'Rows, cells, bars and drawings; smaller in the compact density.'],
  ['motion', scale.motion, 'How long a change takes; next to nothing where motion is reduced.'],
  ['layer', scale.layer, 'What lies over what.'],
] as const;

/** Every token with its value under the brand, mode and density of the toolbar. */
export function TokensPage(): ReactNode {
  return (
    <Box as="main" padding="xl">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level="1">Tokens</Heading>
          <Text tone="muted">
            Components know colours, sizes and times by these names alone. The values shown are those of the brand, mode
            and density that the toolbar has chosen.
          </Text>
        </Stack>
        <Heading level="2">Of the brand</Heading>
        {brandGroups.map(([name, group, about]) => (
          <Group key={name} name={`vars.${name}`} about={about} kind={name}>
            {group}
          </Group>
        ))}
        <Heading level="2">The same in every brand</Heading>
        {scaleGroups.map(([name, group, about]) => (
          <Group key={name} name={`scale.${name}`} about={about} kind={name}>
            {group}
          </Group>
        ))}
      </Stack>
    </Box>
  );
}

interface GroupProps {
  name: string;
  about: string;
  kind: string;
  /** A part of the contract. */
  children: object;
}

function Group({ name, about, kind, children }: GroupProps): ReactNode {
  return (
    <Card title={name} titleLevel="3" description={about} isFlush>
      <TokenTable label={name} tokens={tokensIn(children, name)} sample={samples[kind.split('.')[0] ?? ''] ?? null} />
    </Card>
  );
}
