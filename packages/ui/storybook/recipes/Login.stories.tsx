import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../src/components/Box/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { Checkbox } from '../../src/components/Checkbox/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Inline } from '../../src/components/Inline/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';

const meta = { title: 'Recipes/Login', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Box as="main" paddingX="lg" paddingY="4xl">
      <Stack align="center">
        <Box width="dialog" isCentered>
          <Card>
            <Stack gap="xl">
              <Stack gap="xs">
                <Heading level="1">Welcome back</Heading>
                <Text tone="muted">Sign in to go on where you stopped.</Text>
              </Stack>
              <Stack gap="lg">
                <TextField label="Email" type="email" autoComplete="username" />
                <TextField label="Password" type="password" autoComplete="current-password" />
                <Inline justify="between">
                  <Checkbox>Keep me signed in</Checkbox>
                  <Link href="#forgot" look="standalone">
                    Forgot password?
                  </Link>
                </Inline>
                <Button type="submit" size="lg" isFullWidth>
                  Sign in
                </Button>
              </Stack>
            </Stack>
          </Card>
        </Box>
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};
