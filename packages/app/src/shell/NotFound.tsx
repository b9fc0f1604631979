import type { ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

export const NotFound = (): ReactNode => <ErrorPage status={404} />;
