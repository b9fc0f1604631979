import { bilingual } from '@karmik/model/kit/text';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Dialog } from '@karmik/ui/Dialog';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { Loaded } from '../screens/query/Loaded.tsx';
import { useModelText } from '../texts/texts.ts';
import { useSession } from './session.ts';

const words = {
  title: bilingual('Application Information', 'एप्लिकेसनको जानकारी'),
  system: bilingual('System', 'प्रणाली'),
  version: bilingual('Version', 'संस्करण'),
  api: bilingual('Version of the API', 'API को संस्करण'),
  zone: bilingual('Time zone', 'समय क्षेत्र'),
  organization: bilingual('Organization', 'संस्था'),
};

interface ServerInfo {
  readonly timezone: string;
  readonly api_version: string;
  readonly system_name: string;
}

/** Which system, in which version, one works with (TOP-7, CFG-14). */
export function ApplicationInformation({ onClose }: { onClose: () => void }): ReactNode {
  const say = useModelText();
  const { info } = useSession();
  const query = useQuery({
    queryKey: ['server-info'],
    queryFn: ({ signal }) => api.get('server-info/', { signal }).json<ServerInfo>(),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.title)} size="sm">
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {(server) => (
          <DescriptionList
            columns="1"
            items={[
              { id: 'system', label: say(words.system), value: server.system_name },
              { id: 'version', label: say(words.version), value: import.meta.env.VITE_VERSION },
              { id: 'api', label: say(words.api), value: server.api_version },
              { id: 'zone', label: say(words.zone), value: server.timezone },
              { id: 'organization', label: say(words.organization), value: info.current_organization.name },
            ]}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
