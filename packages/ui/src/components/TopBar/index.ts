export { TopBar } from './TopBar.tsx';
export type { TopBarProps } from './TopBar.tsx';
export { TopBarButton } from './TopBarButton.tsx';
export type { TopBarButtonProps } from './TopBarButton.tsx';
