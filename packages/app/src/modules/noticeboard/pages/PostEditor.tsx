import type { UserRef } from '@karmik/model/kit/fields';
import type { PollBody } from '@karmik/model/noticeboard/poll';
import type { FileRef } from '@karmik/model/noticeboard/post';
import { pollLimits } from '@karmik/model/noticeboard/poll-words';
import { postLimits } from '@karmik/model/noticeboard/vocabulary';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { AwardIcon, ChartColumnIcon, PaperclipIcon, UsersIcon } from '@karmik/ui/icons';
import { TextArea } from '@karmik/ui/TextArea';
import { useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { FormProblems } from '@karmik/forms/form/FormProblems';
import { toFailure } from '../../../api/failure.ts';
import { focusFirst } from '../../../screens/form/focus-first.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { AudienceFields, type Audience } from './AudienceFields.tsx';
import * as styles from './composer.css.ts';
import { DraftLink } from './DraftLink.tsx';
import { DraftFiles } from './DraftFiles.tsx';
import { KudosField } from './KudosField.tsx';
import { PollFields } from './PollFields.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';
import { useDraftFiles } from './use-draft-files.ts';
import { useFileDrop } from './use-file-drop.ts';
import { words } from './words.ts';
import { writing } from './writing-words.ts';

interface PostDraft {
  readonly text: string;
  readonly attachment_ids: number[];
  readonly scheduled_at: string | null;
  readonly divisions: number[];
  readonly branches: number[];
  readonly poll: PollBody | null;
  readonly thanks: number[];
}

interface PostEditorProps {
  readonly initial: Audience & {
    readonly text: string;
    readonly files: readonly FileRef[];
    readonly scheduled_at: string | null;
    readonly poll: PollBody | null;
    readonly thanks: readonly UserRef[];
  };
  /** Whether it is not published yet: it has an hour then, and its poll may be changed. */
  readonly canSchedule: boolean;
  /** Its readers are given, as those of an event: neither places nor kudos are chosen. */
  readonly hasOwnReaders?: boolean;
  readonly submitLabel: string;
  readonly notice?: ReactNode;
  readonly onSubmit: (draft: PostDraft) => Promise<void>;
  readonly onCancel: () => void;
}

/** Writing: text, pictures and files by choosing, dragging or pasting, and an hour to publish at. */
export function PostEditor({
  initial,
  canSchedule,
  hasOwnReaders = false,
  submitLabel,
  notice,
  onSubmit,
  onCancel,
}: PostEditorProps): ReactNode {
  const texts = useTexts();
  const say = useModelText();
  const [text, setText] = useState(initial.text);
  const [scheduledAt, setScheduledAt] = useState(initial.scheduled_at);
  const [audience, setAudience] = useState<Audience>({ divisions: initial.divisions, branches: initial.branches });
  const isNarrowed = audience.divisions.length + audience.branches.length > 0;
  const [showsAudience, setShowsAudience] = useState(isNarrowed);
  const [poll, setPoll] = useState(initial.poll);
  const [thanks, setThanks] = useState(initial.thanks);
  const [showsThanks, setShowsThanks] = useState(thanks.length > 0);
  const [problems, setProblems] = useState<string[]>([]);
  const [isSending, setSending] = useState(false);
  const files = useDraftFiles(initial.files);
  const drop = useFileDrop(files.add);
  const choices = poll?.choices.filter((choice) => choice.trim() !== '') ?? [];
  const isHalf = poll !== null && (poll.question.trim() === '' || choices.length < pollLimits.least);
  const isEmpty = text.trim() === '' && (thanks.length > 0 || (files.items.length === 0 && poll === null));

  const send = async () => {
    if (isEmpty || isHalf || isSending || files.isUploading) return;
    setSending(true);
    setProblems([]);
    try {
      await onSubmit({
        text: text.trim(),
        attachment_ids: files.ids,
        scheduled_at: scheduledAt,
        divisions: audience.divisions.map(({ id }) => id),
        branches: audience.branches.map(({ id }) => id),
        poll: poll && { ...poll, choices },
        thanks: thanks.map(({ id }) => id),
      });
    } catch (error) {
      const { messages, fields } = toFailure(error);
      const all = [...messages, ...Object.values(fields).flat()];
      setProblems(all.length > 0 ? all.map(texts.say) : [failureText(error)]);
      setSending(false);
    }
  };

  return (
    <form
      className={styles.editor}
      {...drop.props}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormProblems problems={problems} />
      <TextArea
        label={texts.say(writing.text)}
        isLabelHidden
        placeholder={texts.say(writing.placeholder)}
        rows={3}
        {...focusFirst}
        value={text}
        onChange={setText}
        {...(text.length > postLimits.text * 0.8 ? { maxLength: postLimits.text } : {})}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      <DraftLink text={text} />
      <DraftFiles items={files.items} onRemove={files.remove} />
      {showsThanks && <KudosField value={thanks} onChange={setThanks} />}
      {canSchedule && poll && <PollFields value={poll} onChange={setPoll} />}
      {showsAudience && <AudienceFields value={audience} onChange={setAudience} />}
      {notice}
      <div className={styles.tools}>
        <div className={styles.toolsStart}>
          <FileTrigger allowsMultiple onSelect={(list) => files.add([...(list ?? [])])}>
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              iconStart={<Icon of={PaperclipIcon} size="sm" />}
              isDisabled={files.isFull}
            >
              {texts.say(writing.attach)}
            </Button>
          </FileTrigger>
          {!hasOwnReaders && (
            <Button
              size="sm"
              variant={isNarrowed ? 'soft' : 'ghost'}
              tone={isNarrowed ? 'accent' : 'neutral'}
              iconStart={<Icon of={UsersIcon} size="sm" />}
              aria-expanded={showsAudience}
              onPress={() => setShowsAudience(!showsAudience)}
            >
              {say(words.audience)}
            </Button>
          )}
          {canSchedule && (
            <Button
              size="sm"
              variant={poll ? 'soft' : 'ghost'}
              tone={poll ? 'accent' : 'neutral'}
              iconStart={<Icon of={ChartColumnIcon} size="sm" />}
              aria-expanded={poll !== null}
              onPress={() =>
                setPoll(poll ? null : { question: '', choices: ['', ''], closes_at: null, is_anonymous: false })
              }
            >
              {say(words.poll)}
            </Button>
          )}
          {!hasOwnReaders && (
            <Button
              size="sm"
              variant={thanks.length > 0 ? 'soft' : 'ghost'}
              tone={thanks.length > 0 ? 'accent' : 'neutral'}
              iconStart={<Icon of={AwardIcon} size="sm" />}
              aria-expanded={showsThanks}
              onPress={() => {
                setShowsThanks(!showsThanks);
                if (showsThanks) setThanks([]);
              }}
            >
              {say(words.kudos)}
            </Button>
          )}
          {canSchedule && <ScheduleButton value={scheduledAt} onChange={setScheduledAt} />}
        </div>
        <div className={styles.toolsEnd}>
          <Button size="sm" variant="ghost" tone="neutral" onPress={onCancel}>
            {texts.cancel}
          </Button>
          <Button size="sm" type="submit" isPending={isSending} isDisabled={isEmpty || isHalf || files.isUploading}>
            {scheduledAt && canSchedule ? texts.say(writing.schedule) : submitLabel}
          </Button>
        </div>
      </div>
      {drop.isOver && <div className={styles.dropVeil}>{texts.say(writing.dropHere)}</div>}
    </form>
  );
}
