import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Box } from '../../src/components/Box/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { confirm, ConfirmRegion } from '../../src/components/ConfirmDialog/index.ts';
import { DescriptionList } from '../../src/components/DescriptionList/index.ts';
import { Inline } from '../../src/components/Inline/index.ts';
import { PageHeader } from '../../src/components/PageHeader/index.ts';
import { RequestTimeline, type TimelineEntry } from '../../src/components/RequestTimeline/index.ts';
import { snackbar, SnackbarRegion } from '../../src/components/Snackbar/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { StatusTag } from '../../src/components/StatusTag/index.ts';
import { UserChip } from '../../src/components/UserChip/index.ts';

const meta = { title: 'Recipes/Decision', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const asked: readonly TimelineEntry[] = [
  {
    id: '1',
    action: 'submitted',
    label: 'Submitted',
    actor: <UserChip name="Anita Kumari Shrestha" subtitle="Guide" size="sm" />,
    remark: 'The path above Thorong is closed, so we go round.',
    time: '5 Mangsir 2083, 09:12',
    dateTime: '2026-11-21T09:12',
  },
];

/** A request, its history, and a decision that asks for a remark before it is made. */
function Request(): ReactNode {
  const [entries, setEntries] = useState(asked);
  const isOpen = entries.length === asked.length;

  async function decide(action: 'approved' | 'declined', label: string): Promise<void> {
    const answer = await confirm({
      title: action === 'approved' ? 'Approve the longer trip?' : 'Decline the longer trip?',
      tone: action === 'approved' ? 'positive' : 'critical',
      confirmLabel: action === 'approved' ? 'Approve' : 'Decline',
      remark: { label: 'Remark', isRequired: action === 'declined' },
    });
    if (answer === undefined) return;
    setEntries([
      ...entries,
      {
        id: '2',
        action,
        label,
        actor: <UserChip name="Pemba Sherpa" size="sm" />,
        time: '5 Mangsir 2083, 11:00',
        ...(answer.remark === '' ? {} : { remark: answer.remark }),
      },
    ]);
    snackbar.success(`${label}, and Anita is told`);
  }

  return (
    <Box as="main" padding="xl">
      <Stack gap="xl">
        <PageHeader
          title="Two days longer on the Annapurna round"
          status={
            <StatusTag tone={isOpen ? 'caution' : entries.at(-1)?.action === 'declined' ? 'critical' : 'positive'}>
              {isOpen ? 'Waits for you' : (entries.at(-1)?.label ?? '')}
            </StatusTag>
          }
          actions={
            isOpen && (
              <Inline>
                <Button variant="outline" tone="critical" onPress={() => void decide('declined', 'Declined')}>
                  Decline
                </Button>
                <Button onPress={() => void decide('approved', 'Approved')}>Approve</Button>
              </Inline>
            )
          }
        />
        <Card title="What is asked for">
          <DescriptionList
            items={[
              { label: 'Trip', value: 'Annapurna round' },
              { label: 'From', value: '12 Mangsir 2083' },
              { label: 'To', value: '26 Mangsir 2083' },
            ]}
          />
        </Card>
        <Card title="History">
          <RequestTimeline label="History" entries={entries} />
        </Card>
      </Stack>
      <ConfirmRegion />
      <SnackbarRegion />
    </Box>
  );
}

export const WithARemark: Story = {
  render: () => <Request />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline the longer trip?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    const remark = dialog.getByRole('textbox', { name: /Remark/ });
    await waitFor(() => expect(remark).toBeInvalid());
    await userEvent.type(remark, 'Come back before the snow.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Come back before the snow.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};
