import type { Meta, StoryObj } from '@storybook/react-vite';
import { See } from './OtherNames.tsx';

/*
 * Names of other systems as entries of the menu, since its search knows titles alone. Each says what the component is called here.
 */
const meta = {
  title: 'Other names',
  component: See,
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true }, actions: { disable: true }, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof See>;

export default meta;
type Story = StoryObj<typeof meta>;

const see = (component: string): Story => ({ args: { component } });

export const Alert: Story = see('Banner');
export const AppBar: Story = see('TopBar');
export const Autocomplete: Story = see('ComboBox');
export const Autosuggest: Story = see('ComboBox');
export const Chip: Story = see('Tag');
export const CommandPalette: Story = see('QuickFind');
export const Currency: Story = see('MoneyField');
export const DateRange: Story = see('DateRangePicker');
export const Descriptions: Story = see('DescriptionList');
export const Dropdown: Story = see('Select');
export const DropdownMenu: Story = see('Menu');
export const Dropzone: Story = see('FileField');
export const Flex: Story = see('Inline');
export const Hint: Story = see('Tooltip');
export const InfiniteScroll: Story = see('InfiniteList');
export const Input: Story = see('TextField');
export const KpiMetric: Story = see('Stat');
export const Loader: Story = see('Spinner');
export const Modal: Story = see('Dialog');
export const Navbar: Story = see('TopBar');
export const NepaliDatePicker: Story = see('DatePicker');
export const Notification: Story = see('Snackbar');
export const NumberInput: Story = see('NumberField');
export const PickerSelect: Story = see('Select');
export const PieChart: Story = see('DonutChart');
export const Pill: Story = see('StatusTag');
export const Roster: Story = see('ScheduleGrid');
export const Separator: Story = see('Divider');
export const Sheet: Story = see('Drawer');
export const SidePanel: Story = see('Drawer');
export const Sidebar: Story = see('SideNav');
export const Spotlight: Story = see('QuickFind');
export const Steps: Story = see('Stepper');
export const Table: Story = see('DataTable');
export const TagsInput: Story = see('MultiSelect');
export const Textbox: Story = see('TextField');
export const Timeline: Story = see('RequestTimeline');
export const Title: Story = see('Heading');
export const Toast: Story = see('Snackbar');
export const ToggleGroup: Story = see('SegmentedControl');
export const Toggle: Story = see('Switch');
export const TreeView: Story = see('Tree');
export const Typography: Story = see('Text');
export const Upload: Story = see('FileField');
export const Wizard: Story = see('Stepper');
export const Wysiwyg: Story = see('RichTextEditor');
