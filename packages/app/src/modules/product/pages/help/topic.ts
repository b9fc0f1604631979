import type { Text } from '@karmik/model/kit/text';

/** The help of one module: what it is for, and how the things that people do in it are done. */
export interface HelpTopic {
  /** In the address of its page. */
  readonly id: string;
  readonly title: Text;
  readonly lead: Text;
  readonly parts: readonly HelpPart[];
}

export interface HelpPart {
  readonly title: Text;
  /** One thing to do, or to know, each. */
  readonly lines: readonly Text[];
}

export const helpPath = ({ id }: HelpTopic): string => `/karmik/help/modules/${id}`;
