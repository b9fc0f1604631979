import type { ReactNode } from 'react';
import { LateErrorPage } from './LateErrorPage.tsx';

export const NotFound = (): ReactNode => <LateErrorPage status={404} />;
