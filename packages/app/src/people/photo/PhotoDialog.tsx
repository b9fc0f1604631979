import { photoLimits, photoMessages, photoTypes } from '@karmik/model/hris/photo';
import { Avatar } from '@karmik/ui/Avatar';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { Message } from '@karmik/model/kit/message';
import { failureText } from '../../screens/query/report-failure.ts';
import { useModelText } from '../../texts/texts.ts';
import { mostZoom, settle, wholeCut, type Cut } from './crop.ts';
import * as styles from './photo.css.ts';
import { PhotoRefused, cutOut, readPicture, removePhoto, sendPhoto, wrongWith } from './photo-calls.ts';
import { SquareCrop } from './SquareCrop.tsx';
import { words } from './words.ts';

interface PhotoDialogProps {
  readonly person: { readonly full_name: string; readonly profile_picture: string | null };
  readonly isOwn: boolean;
  /** The call that changes the photo, by POST and DELETE. */
  readonly path: string;
  readonly onClose: () => void;
}

type Chosen = Awaited<ReturnType<typeof readPicture>>;

/** A person's photo: the one that is there, another one cut to a square, or none again. */
export function PhotoDialog({ person, isOwn, path, onClose }: PhotoDialogProps): ReactNode {
  const say = useModelText();
  const [chosen, setChosen] = useState<Chosen>();
  const [cut, setCut] = useState<Cut>(wholeCut);
  const [refusal, setRefusal] = useState<Message>();
  const src = chosen?.image.src;
  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src]);

  const done = (what: typeof words.changed) => () => {
    snackbar.show({ text: say(what), tone: 'positive' });
    onClose();
  };
  const sending = useMutation({
    mutationFn: async ({ image, size }: Chosen) => sendPhoto(path, await cutOut(image, size, cut)),
    onSuccess: done(words.changed),
  });
  const removing = useMutation({ mutationFn: () => removePhoto(path), onSuccess: done(words.removed) });
  const isBusy = sending.isPending || removing.isPending;
  const error = sending.error ?? removing.error;
  const problem = refusal ? say(refusal) : error && failureText(error);

  const choose = async (list: FileList | null) => {
    const [file] = list ?? [];
    if (!file) return;
    sending.reset();
    removing.reset();
    const wrong = wrongWith(file);
    setRefusal(wrong);
    if (wrong) return;
    try {
      setChosen(await readPicture(file));
      setCut(wholeCut);
    } catch (failure) {
      setRefusal(failure instanceof PhotoRefused ? failure.said : photoMessages.unreadable);
    }
  };
  const picker = (label: string, variant: 'solid' | 'outline') => (
    <FileTrigger acceptedFileTypes={[...photoTypes]} onSelect={(list) => void choose(list)}>
      <Button variant={variant} tone={variant === 'solid' ? 'accent' : 'neutral'} isDisabled={isBusy}>
        {label}
      </Button>
    </FileTrigger>
  );
  const most = chosen ? mostZoom(chosen.size, photoLimits.side) : 1;
  return (
    <Dialog
      isOpen
      size="sm"
      isStaying={chosen !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(isOwn ? words.own : words.of(person.full_name))}
      footer={
        chosen ? (
          <>
            {picker(say(words.another), 'outline')}
            <Button isPending={sending.isPending} onPress={() => sending.mutate(chosen)}>
              {say(words.use)}
            </Button>
          </>
        ) : (
          <>
            {person.profile_picture !== null && (
              <Button
                variant="outline"
                tone="critical"
                isPending={removing.isPending}
                onPress={() => removing.mutate()}
              >
                {say(words.remove)}
              </Button>
            )}
            {picker(say(words.choose), 'solid')}
          </>
        )
      }
    >
      <Stack gap="lg">
        {problem && <Banner tone="critical">{problem}</Banner>}
        {chosen && src ? (
          <SquareCrop
            src={src}
            size={chosen.size}
            mostZoom={most}
            cut={cut}
            onChange={(wish) => setCut((now) => settle(wish(now), chosen.size, most))}
          />
        ) : (
          <div className={styles.now}>
            <Avatar name={person.full_name} src={person.profile_picture} size="2xl" isDecorative />
            <div>
              <Text>{say(words.seen)}</Text>
              <Text size="sm" tone="muted">
                {say(words.takes)}
              </Text>
            </div>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
