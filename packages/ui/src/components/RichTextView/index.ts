export { RichTextView } from './RichTextView.tsx';
export type { RichTextViewProps } from './RichTextView.tsx';
export { sanitizeRichText } from '../../rich-text/rich-text.ts';
