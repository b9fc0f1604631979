import { onDemand } from './on-demand.tsx';

export const Tooltip = onDemand(
  async () => (await import('@karmik/ui/Tooltip')).Tooltip,
  (props) => props.children,
);
