import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AppShell } from '../../src/components/AppShell/index.ts';
import { Avatar } from '../../src/components/Avatar/index.ts';
import { Breadcrumbs } from '../../src/components/Breadcrumbs/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { DataTable, type DataColumn } from '../../src/components/DataTable/index.ts';
import { DescriptionList } from '../../src/components/DescriptionList/index.ts';
import { Grid } from '../../src/components/Grid/index.ts';
import { Menu } from '../../src/components/Menu/index.ts';
import { PageHeader } from '../../src/components/PageHeader/index.ts';
import { ProgressBar } from '../../src/components/ProgressBar/index.ts';
import { SearchField } from '../../src/components/SearchField/index.ts';
import { SideNav } from '../../src/components/SideNav/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Stat } from '../../src/components/Stat/index.ts';
import { StatusTag } from '../../src/components/StatusTag/index.ts';
import { Tabs } from '../../src/components/Tabs/index.ts';
import { TopBar, TopBarButton } from '../../src/components/TopBar/index.ts';
import { UserChip } from '../../src/components/UserChip/index.ts';
import {
  BellIcon,
  BookOpenIcon,
  BoxesIcon,
  DownloadIcon,
  HomeIcon,
  LayersIcon,
  MountainIcon,
  PlusIcon,
  SettingsIcon,
  TargetIcon,
  UsersIcon,
} from './icons.ts';
import { members, type Member } from './members.ts';

const meta = { title: 'Recipes/Application', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const columns: readonly DataColumn<Member>[] = [
  {
    id: 'name',
    header: 'Member',
    sortValue: (row) => row.name,
    minWidth: '14rem',
    cell: (row) => (
      <UserChip
        name={row.name}
        subtitle={row.role}
        href="#member"
        card={{ label: row.name, details: [{ label: 'Place', value: row.place }] }}
      />
    ),
  },
  { id: 'place', header: 'Place', sortValue: (row) => row.place, cell: (row) => row.place },
  { id: 'state', header: 'State', cell: (row) => <StatusTag tone={row.tone}>{row.state}</StatusTag> },
  {
    id: 'amount',
    header: 'Amount',
    isNumeric: true,
    sortValue: (row) => row.amount,
    cell: (row) => row.amount.toLocaleString('en-IN'),
  },
];

function Frame({ children }: { children: ReactNode }): ReactNode {
  return (
    <AppShell
      topBar={
        <TopBar
          brand={
            <>
              <MountainIcon size="1.375rem" aria-hidden="true" /> Everest Club
            </>
          }
          actions={
            <>
              <TopBarButton label="Notices, 3 new" count={3}>
                <BellIcon size="1em" />
              </TopBarButton>
              <Menu
                label="Account"
                trigger={
                  <TopBarButton label="Account of Anita Shrestha">
                    <Avatar name="Anita Shrestha" size="sm" isDecorative />
                  </TopBarButton>
                }
                items={[
                  { id: 'profile', label: 'Profile', href: '#profile' },
                  { id: 'out', label: 'Sign out', tone: 'critical' },
                ]}
              />
            </>
          }
        >
          <SearchField label="Search" placeholder="Search members, trips, places" size="sm" />
        </TopBar>
      }
      nav={
        <SideNav
          label="Main"
          currentId="members"
          sections={[
            {
              id: 'first',
              items: [
                { id: 'home', label: 'Home', icon: <HomeIcon size="1em" />, href: '#home' },
                { id: 'members', label: 'Members', icon: <UsersIcon size="1em" />, href: '#members', count: 4 },
                {
                  id: 'gear',
                  label: 'Equipment',
                  icon: <BoxesIcon size="1em" />,
                  items: [
                    { id: 'ropes', label: 'Ropes', href: '#ropes' },
                    { id: 'tents', label: 'Tents and bags', href: '#tents' },
                  ],
                },
              ],
            },
            {
              id: 'plan',
              title: 'Planning',
              items: [
                { id: 'trips', label: 'Trips', icon: <TargetIcon size="1em" />, href: '#trips' },
                { id: 'routes', label: 'Routes', icon: <LayersIcon size="1em" />, href: '#routes' },
                { id: 'library', label: 'Library', icon: <BookOpenIcon size="1em" />, href: '#library' },
              ],
            },
          ]}
          footer={
            <Button variant="ghost" tone="neutral" size="sm" isFullWidth iconStart={<SettingsIcon size="1em" />}>
              Settings
            </Button>
          }
        />
      }
    >
      {children}
    </AppShell>
  );
}

export const List: Story = {
  render: () => (
    <Frame>
      <Stack gap="xl">
        <PageHeader
          title="Members"
          description="Everybody who may go on a trip, with what they still owe."
          breadcrumbs={
            <Breadcrumbs
              label="Way"
              items={[{ label: 'Home', href: '#home' }, { label: 'People', href: '#people' }, { label: 'Members' }]}
            />
          }
          actions={
            <>
              <Button variant="outline" tone="neutral" iconStart={<DownloadIcon size="1em" />}>
                Export
              </Button>
              <Button iconStart={<PlusIcon size="1em" />}>Add member</Button>
            </>
          }
        />
        <Grid columns="4">
          <Stat
            label="Members"
            value="1,284"
            icon={<UsersIcon size="1em" />}
            change={{ text: '3.2 %', direction: 'up', tone: 'positive' }}
            note="since Baishakh"
          />
          <Stat label="On a trip" value="86" tone="info" icon={<MountainIcon size="1em" />} note="in 9 groups" />
          <Stat
            label="Open dues"
            value="रु 4,82,000"
            tone="caution"
            icon={<TargetIcon size="1em" />}
            change={{ text: '12 %', direction: 'down', tone: 'positive' }}
            note="since last month"
          />
          <Stat
            label="Ropes to check"
            value="17"
            tone="critical"
            icon={<BoxesIcon size="1em" />}
            href="#ropes"
            note="before Friday"
          />
        </Grid>
        <Card isFlush>
          <DataTable
            label="Members"
            columns={columns}
            rows={members}
            rowId={(row) => row.id}
            rowName={(row) => row.name}
            defaultSort={{ columnId: 'name', direction: 'ascending' }}
          />
        </Card>
      </Stack>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Members' });
    const header = within(table).getByRole('columnheader', { name: 'Member' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Details: Story = {
  render: () => (
    <Frame>
      <Stack gap="xl">
        <PageHeader
          title="Bishnu Prasad Bhattarai"
          status={<StatusTag tone="positive">Active</StatusTag>}
          breadcrumbs={
            <Breadcrumbs
              label="Way"
              items={[{ label: 'Members', href: '#members' }, { label: 'Bishnu Prasad Bhattarai' }]}
            />
          }
          actions={
            <Button variant="outline" tone="neutral">
              Edit
            </Button>
          }
        />
        <Tabs
          label="Parts"
          items={[
            {
              id: 'about',
              label: 'About',
              content: (
                <Grid columns="aside">
                  <Card title="Person" description="As in the passport">
                    <DescriptionList
                      items={[
                        { label: 'Full name', value: 'Bishnu Prasad Bhattarai' },
                        { label: 'नाम', value: 'विष्णु प्रसाद भट्टराई' },
                        { label: 'Telephone', value: '+977 984-1234567' },
                        { label: 'Place', value: 'Pokhara' },
                        { label: 'Blood group', value: '' },
                        {
                          label: 'Remarks',
                          value: 'Knows the western routes well and speaks four languages.',
                          isWide: true,
                        },
                      ]}
                    />
                  </Card>
                  <Stack>
                    <Card title="Training" titleLevel="2">
                      <ProgressBar label="First aid" value={80} />
                      <ProgressBar label="Rope work" value={45} tone="caution" />
                    </Card>
                  </Stack>
                </Grid>
              ),
            },
            { id: 'trips', label: 'Trips', count: 12, content: 'Twelve trips' },
            { id: 'dues', label: 'Dues', content: 'Nothing is due' },
          ]}
        />
      </Stack>
    </Frame>
  ),
};
