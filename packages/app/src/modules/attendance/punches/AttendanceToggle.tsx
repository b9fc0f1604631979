import { Switch } from '@karmik/ui/Switch';
import { useState, type ReactNode } from 'react';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { AccountLayout } from '../../../public-pages/AccountLayout.tsx';
import { AttendanceForm } from './AttendanceForm.tsx';
import { words } from './words.ts';

/** The sign-in page of an installation that lets people log attendance on it (LOG-3). @param children the form of signing in */
export function AttendanceToggle({ children }: { children: ReactNode }): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const [isLogging, setLogging] = useState(false);
  return (
    <AccountLayout
      title={isLogging ? say(words.pageTitle) : texts.login.title}
      description={isLogging ? say(words.pageDescription) : texts.login.description}
    >
      <Switch isSelected={isLogging} onChange={setLogging}>
        {say(words.instead)}
      </Switch>
      {isLogging ? <AttendanceForm /> : children}
    </AccountLayout>
  );
}
