export { RichTextEditor } from './RichTextEditor.tsx';
export type { RichTextEditorProps } from './RichTextEditor.tsx';
export { sanitizeRichText } from '../../rich-text/rich-text.ts';
