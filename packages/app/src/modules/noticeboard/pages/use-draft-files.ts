import type { FileRef } from '@karmik/model/noticeboard/post';
import { postLimits } from '@karmik/model/noticeboard/vocabulary';
import { snackbar } from '@karmik/ui/Snackbar';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../api/upload.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { texts } from '../../../texts/texts.ts';
import { writing } from './writing-words.ts';

/** A file of a draft: on its way, refused, or stored. */
export interface DraftFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** From 0 to 1 while it is on its way. */
  readonly progress?: number;
  readonly error?: string;
  readonly stored?: FileRef;
}

const fromStored = (file: FileRef): DraftFile => ({
  key: `stored-${file.id}`,
  name: file.name,
  bytes: file.size,
  stored: file,
});

/** The files of a draft. Each is uploaded as soon as it is chosen, so that posting waits for nothing. */
export function useDraftFiles(initial: readonly FileRef[]) {
  const [items, setItems] = useState<readonly DraftFile[]>(() => initial.map(fromStored));
  const cancels = useRef(new Map<string, () => void>());

  useEffect(() => {
    const running = cancels.current;
    return () => {
      for (const cancel of running.values()) cancel();
    };
  }, []);

  const change = (key: string, part: Partial<DraftFile>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)));

  const start = (key: string, file: File) => {
    const { answer, cancel } = upload<FileRef>('files/', file, (progress) => change(key, { progress }));
    cancels.current.set(key, cancel);
    answer
      .then(
        (stored) =>
          setItems((all) =>
            all.map((item) => (item.key === key ? { key, name: stored.name, bytes: stored.size, stored } : item)),
          ),
        (error: unknown) => {
          if (error instanceof DOMException && error.name === 'AbortError') return;
          setItems((all) =>
            all.map((item) =>
              item.key === key ? { key, name: file.name, bytes: file.size, error: failureText(error) } : item,
            ),
          );
        },
      )
      .finally(() => cancels.current.delete(key));
  };

  return {
    items,
    ids: items.flatMap((item) => item.stored?.id ?? []),
    isUploading: items.some((item) => item.progress !== undefined),
    isFull: items.length >= postLimits.attachments,
    add: (files: File[]) => {
      const room = postLimits.attachments - items.length;
      if (files.length > room)
        snackbar.show({ text: texts().say(writing.mostFiles(postLimits.attachments)), tone: 'caution' });
      const taken = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }));
      setItems([...items, ...taken.map(({ key, file }) => ({ key, name: file.name, bytes: file.size, progress: 0 }))]);
      for (const { key, file } of taken) start(key, file);
    },
    remove: (key: string) => {
      cancels.current.get(key)?.();
      setItems((all) => all.filter((item) => item.key !== key));
    },
  };
}
