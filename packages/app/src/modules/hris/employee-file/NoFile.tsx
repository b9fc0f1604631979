import { EmptyState } from '@karmik/ui/EmptyState';
import type { ReactNode } from 'react';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

/** For members who are no employees, such as who has just set up the organisation. */
export function NoFile(): ReactNode {
  const say = useModelText();
  return <EmptyState title={say(words.noFile)} description={say(words.noFileWhy)} />;
}
