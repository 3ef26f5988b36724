import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Language } from 'functions/domain/language';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostSettings } from '../../../firebase/owner/useHostSettings.ts';
import { InputField } from '../../../form/InputField.tsx';

/** In characters, as the callable allows. */
const longest = 500;

/** A field for a text to a guest. Buttons add the owner's quick replies. */
export function MessageField({
  language,
  value,
  onValue,
  children,
}: {
  /** The guest's language. */
  language: Language;
  value: string;
  onValue: (value: string) => void;
  /** More buttons that add a text to the message. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('hostToday');
  const id = useId();
  const replies = (useHostSettings()?.quickReplies?.[language] ?? '').split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      <InputField
        multiline
        minRows={2}
        name="message"
        label={t('declining.message')}
        helperText={t('declining.hint')}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        inputProps={{ maxLength: longest }}
      />
      {replies.length > 0 && (
        <Replies role="group" aria-labelledby={id}>
          <span id={id}>{t('declining.replies')}</span>
          {replies.map((reply) => (
            <Button key={reply} variant="outlined" lang={language} onClick={() => onValue(withSentence(value, reply))}>
              {reply}
            </Button>
          ))}
        </Replies>
      )}
      {children}
    </>
  );
}

/** The message with one more sentence. Unchanged if it already contains the sentence, or has no room for it. */
export function withSentence(message: string, sentence: string): string {
  const whole = [message.trim(), sentence.trim()].filter(Boolean).join('\n');
  return message.includes(sentence.trim()) || whole.length > longest ? message : whole;
}

export const Replies = styled.div`
  display: grid;
  gap: 8px;
  & > button {
    justify-content: start;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;
