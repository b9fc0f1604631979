import { bilingual } from '@karmik/model/kit/text';
import { LoadingOverlay } from '@karmik/ui/LoadingOverlay';
import type { ReactNode } from 'react';
import { useModelText } from '../texts/texts.ts';

const switching = bilingual('Switching the organization …', 'संस्था बदलिँदै छ …');

/** Covers the page of one organisation until that of the next is there. */
export default function SwitchOverlay({ isSwitching }: { isSwitching: boolean }): ReactNode {
  const say = useModelText();
  return <LoadingOverlay label={say(switching)} isLoading={isSwitching} />;
}
