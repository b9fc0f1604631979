import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichTextView } from './index.ts';

const value = `<h2>Winter course</h2><p>We meet <strong>on Friday</strong> at <em>seven</em>, in front of the
<a href="https://example.com/hut">hut</a>. Bring:</p><ul><li>a rope</li><li>a <s>short</s> long ice axe</li></ul>
<h3>हिउँद तालिम</h3><blockquote><p>सुरक्षा पहिलो कुरा हो।</p></blockquote><ol><li>दर्ता</li><li>प्रस्थान</li></ol>`;

const meta = {
  title: 'Components/RichTextView',
  component: RichTextView,
  args: { value },
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Winter course' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'hut' });
    await expect(link).toHaveAttribute('href', 'https://example.com/hut');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

export const NothingDangerous: Story = {
  args: {
    value:
      '<p onclick="alert(1)">Before <img src="x" onerror="alert(1)"><a href="javascript:alert(1)">not a link</a></p><script>alert(1)</script>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Before not a link')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('[onclick], img, #storybook-root script')).toBeNull();
  },
};

export const States: Story = {};
