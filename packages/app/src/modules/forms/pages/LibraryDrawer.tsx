import { fromLibrary, libraryQuestion, type LibraryRecord } from '@karmik/model/questions/library';
import { questionTypes, type Question } from '@karmik/model/questions/structure';
import type { Page } from '@karmik/model/kit/paging';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { EmptyState } from '@karmik/ui/EmptyState';
import { SearchField } from '@karmik/ui/SearchField';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './forms.css.ts';
import { words } from './words.ts';

interface LibraryDrawerProps {
  readonly slug: string;
  readonly hasNoFiles: boolean;
  readonly onTake: (make: (key: string) => Question) => void;
  readonly onClose: () => void;
}

/** Questions of the library, to be taken one by one. */
export function LibraryDrawer({ slug, hasNoFiles, onTake, onClose }: LibraryDrawerProps): ReactNode {
  const say = useModelText();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const path = endpoint(libraryQuestion, slug);
  const query = useQuery({
    queryKey: keyOf(libraryQuestion, 'to take', path, search),
    queryFn: ({ signal }) =>
      api
        .get(path, { searchParams: { limit: 50, sort: 'question', ...(search ? { search } : {}) }, signal })
        .json<Page<LibraryRecord>>(),
    placeholderData: (before) => before,
  });
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(words.fromLibrary)}>
      <Stack gap="lg">
        <Text tone="muted">{say(words.libraryWhat)}</Text>
        <SearchField label={say(words.findQuestion)} value={typed} onChange={setTyped} />
        <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
          {({ results }) => {
            const fitting = results.filter(({ type }) => !(hasNoFiles && type === 'File'));
            if (fitting.length === 0) return <EmptyState title={say(words.noQuestions)} />;
            return (
              <ul className={styles.list}>
                {fitting.map((each) => (
                  <li key={each.id} className={styles.line}>
                    <span className={styles.grow}>{each.question}</span>
                    <Tag>{say(questionTypes[each.type])}</Tag>
                    <Button
                      size="sm"
                      variant="soft"
                      aria-label={say(words.take(each.question))}
                      onPress={() => {
                        onTake((key) => fromLibrary(each, key));
                        void snackbar.success(say(words.added(each.question)));
                      }}
                    >
                      {say(words.add)}
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      </Stack>
    </Drawer>
  );
}
