import type { ReactNode } from 'react';
import { Avatar } from '../../src/components/Avatar/index.ts';
import { Banner } from '../../src/components/Banner/index.ts';
import { Box } from '../../src/components/Box/index.ts';
import { Button, buttonVariants } from '../../src/components/Button/index.ts';
import { Calendar } from '../../src/components/Calendar/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Checkbox } from '../../src/components/Checkbox/index.ts';
import { Grid } from '../../src/components/Grid/index.ts';
import { Inline } from '../../src/components/Inline/index.ts';
import { ProgressBar } from '../../src/components/ProgressBar/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Stat } from '../../src/components/Stat/index.ts';
import { StatusTag } from '../../src/components/StatusTag/index.ts';
import { Switch } from '../../src/components/Switch/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { TopBar } from '../../src/components/TopBar/index.ts';
import { tones } from '../../src/tokens/names.ts';

const people = ['Anita', 'Bishnu', 'Chandra', 'Dipendra', 'Pemba', 'Gita', 'Hari', 'Indra'];

/** Components under a brand that is being made. */
export function Specimen(): ReactNode {
  return (
    <Box ground="page" isBordered isRounded>
      <TopBar brand="Everest Club" />
      <Box padding="xl">
        <Stack gap="xl">
          <Grid columns="3">
            <Stat
              label="Members"
              value="1,284"
              change={{ text: '3 %', direction: 'up', tone: 'positive' }}
              note="this year"
            />
            <Card title="Fields">
              <TextField label="Full name" defaultValue="विष्णु प्रसाद भट्टराई" />
              <TextField label="Email" errorMessage="Write an address like name@example.com." defaultValue="bishnu@" />
              <Checkbox defaultSelected>Keep me signed in</Checkbox>
              <Switch defaultSelected>Send notices</Switch>
            </Card>
            <Card title="Day">
              <Calendar label="Day" defaultValue="2026-11-21" />
            </Card>
          </Grid>
          {buttonVariants.map((variant) => (
            <Inline key={variant}>
              {tones.map((tone) => (
                <Button key={tone} variant={variant} tone={tone}>
                  {tone}
                </Button>
              ))}
            </Inline>
          ))}
          <Inline>
            {tones.map((tone) => (
              <StatusTag key={tone} tone={tone}>
                {tone}
              </StatusTag>
            ))}
            {people.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </Inline>
          <ProgressBar label="Sorted" value={60} />
          <Banner tone="caution" title="The pass is closed">
            Snow is expected until Thursday.
          </Banner>
        </Stack>
      </Box>
    </Box>
  );
}
