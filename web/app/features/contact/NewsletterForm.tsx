import styled from '@emotion/styled';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { color, radius } from '../../ui/tokens.ts';

/** What became of the last try. */
export interface NewsletterSaid {
  text: string;
  /** Something to mend in the field, to try again, or nothing but good news. */
  kind: 'wrong' | 'failed' | 'joined';
}

/** One field; what sends it comes with the first press. */
export function NewsletterForm() {
  const { t } = useTranslation('newsletter');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const [said, setSaid] = useState<NewsletterSaid>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current || !input.current) return;
    busy.current = true;
    try {
      const { joinNewsletter } = await import('./joinNewsletter.ts');
      const next = await joinNewsletter(input.current, language, t);
      setSaid(next);
      if (next.kind === 'joined') input.current.value = '';
      if (next.kind === 'wrong') input.current.focus();
    } catch {
      setSaid({ kind: 'failed', text: t('failed') });
    } finally {
      busy.current = false;
    }
  }

  return (
    // Should it be sent without its script, the address must not stand in one of the page's.
    <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('news')}</p>
      <label htmlFor="news">{t('email')}</label>
      <div>
        <input
          ref={input}
          id="news"
          type="email"
          name="email"
          autoComplete="email"
          aria-invalid={said?.kind === 'wrong' || undefined}
          aria-describedby="said"
        />
        {/* Only robots fill it in. */}
        <input name="website" hidden />
        <button>{t('subscribe')}</button>
      </div>
      <p role="status" id="said">
        {said?.text}
      </p>
    </Form>
  );
}

const Form = styled.form`
  & > div {
    display: flex;
    gap: 10px;
    max-width: 460px;
  }
  & input,
  & button {
    min-width: 0;
    padding: 10px 20px;
    border: 1px solid;
    border-radius: ${radius.small};
    background: none;
    color: ${color.onDeep};
  }
  & input {
    flex: 1;
  }
  & button {
    font-weight: 600;
    cursor: pointer;
  }
  & > p {
    margin-bottom: 12px;
  }
  & > label {
    display: block;
    margin-bottom: 6px;
  }
  & > p[role] {
    max-width: 460px;
    margin-block: 12px 0;
    color: ${color.onDeep};
  }
`;
