import { FileField } from '@karmik/ui/FileField';
import { useState, type ReactNode } from 'react';
import { failureText } from '../query/report-failure.ts';
import { useModelText } from '../../texts/texts.ts';
import { dialogueWords } from './words.ts';

const maxBytes = 15 * 1024 * 1024;

/** Sends files as they are chosen, one after the other. */
export function AddFile({ send }: { send: (file: File) => Promise<void> }): ReactNode {
  const say = useModelText();
  const [sending, setSending] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const add = async (files: readonly File[]) => {
    setProblem(undefined);
    setSending(files.map(({ name }) => name));
    try {
      for (const file of files) await send(file);
    } catch (error) {
      setProblem(failureText(error));
    }
    setSending([]);
  };
  return (
    <FileField
      label={say(dialogueWords.addFile)}
      description={say(dialogueWords.fileHelp)}
      files={sending.map((name, index) => ({ id: String(index), name, progress: 50 }))}
      maxBytes={maxBytes}
      isMultiple
      isDisabled={sending.length > 0}
      onAdd={(files) => void add(files)}
      onReject={() => setProblem(say(dialogueWords.fileTooLarge))}
      {...(problem === undefined ? {} : { errorMessage: problem })}
    />
  );
}
