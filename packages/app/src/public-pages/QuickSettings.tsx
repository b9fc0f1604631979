import { Button } from '@karmik/ui/Button';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { preferences } from '../preferences/preferences.ts';
import { loadTexts } from '../texts/texts.ts';

/** The language switch of pages without an account menu. It names the other language in its own script. */
export function QuickSettings(): ReactNode {
  const { language } = useSnapshot(preferences);
  const other = language === 'en' ? 'ne' : 'en';
  const change = async () => {
    await loadTexts(other);
    preferences.language = other;
  };
  return (
    <Button variant="ghost" tone="neutral" size="sm" onPress={() => void change()}>
      <span lang={other}>{other === 'ne' ? 'नेपाली' : 'English'}</span>
    </Button>
  );
}
