import type { FileRef } from '@karmik/model/kit/fields';
import { mostPayslips } from '@karmik/model/payroll/archive/payslip';
import { useState } from 'react';
import { upload } from '../../../api/upload.ts';
import { failureText } from '../../../screens/query/report-failure.ts';

interface PayslipFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** 0 to 100 while it is on its way. */
  readonly progress?: number;
  readonly error?: string;
  readonly stored?: FileRef;
}

/** Files that were chosen, each sent after the one before; what is refused says why and takes no part. */
export function usePayslipFiles() {
  const [files, setFiles] = useState<readonly PayslipFile[]>([]);
  const [isSending, setSending] = useState(false);
  const change = ({ id, name, bytes }: PayslipFile, part: Partial<PayslipFile>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { id, name, bytes, ...part } : each)));
  const room = mostPayslips - files.length;
  return {
    files,
    stored: files.flatMap(({ stored }) => (stored ? [stored.id] : [])),
    isSending,
    room,
    add: async (chosen: readonly File[]) => {
      const taken = chosen
        .slice(0, room)
        .map((file) => ({ file, item: { id: crypto.randomUUID(), name: file.name, bytes: file.size } }));
      setFiles((all) => [...all, ...taken.map(({ item }) => ({ ...item, progress: 0 }))]);
      setSending(true);
      for (const { file, item } of taken)
        try {
          const show = (share: number) => change(item, { progress: Math.round(share * 100) });
          change(item, { stored: await upload<FileRef>('files/?purpose=record', file, show).answer });
        } catch (error) {
          change(item, { error: failureText(error) });
        }
      setSending(false);
    },
    remove: (id: string) => setFiles((all) => all.filter((file) => file.id !== id)),
  };
}
