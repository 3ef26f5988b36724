import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../i18n/useApartmentTexts.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { OtherLetters } from '../../ui/theme/OtherLetters.tsx';
import { color } from '../../ui/theme/tokens.ts';
import { PersonForm } from './PersonForm.tsx';
import { useRegister } from './useRegister.ts';

/** The page on which guests fill in the guests' register, one person after the other. */
export function GuestRegister({ number, linkKey }: { number: string; linkKey: string | undefined }) {
  const { t } = useTranslation('guestRegister');
  const { t: tErrors } = useTranslation('errors');
  const { stay, date } = useFormat();
  const nameOf = useApartmentName();
  const { register, draft, errors, failure, busy, sent, change, enterAnew, leave, send, retry } = useRegister(
    number,
    linkKey,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const sentHeading = useRef<HTMLHeadingElement>(null);
  const form = draft?.requestId;
  const opened = useRef(form);
  // After a person was sent, moves the focus to the heading of the next form, or of the names, for keyboards and screen readers.
  useEffect(() => {
    if (opened.current !== undefined && opened.current !== form) (heading.current ?? sentHeading.current)?.focus();
    opened.current = form ?? opened.current;
  }, [form]);

  if (!register) {
    const isClosed = failure?.code === 'booking-not-found';
    const advice = failure && tErrors(failure.code === 'unexpected' ? 'unexpectedAdvice' : failure.code);
    return (
      <Alone>
        {isClosed ? (
          <PageTitle heading={t('closed')} lead={t('closedText')} />
        ) : (
          <PageTitle heading={t('title')} lead={advice ?? t('loading')}>
            {failure && (
              <div>
                <Button variant="outlined" onClick={retry}>
                  {t('again')}
                </Button>
              </div>
            )}
          </PageTitle>
        )}
      </Alone>
    );
  }
  const { persons, guests, apartment, keptUntil } = register;
  const replaced = persons.find(({ id }) => id === draft?.replaces);
  const problem =
    failure &&
    (failure.code === 'unexpected'
      ? t('notSent')
      : failure.code === 'guests-exceeded'
        ? t('everyone')
        : tErrors(failure.code));
  return (
    <>
      <OtherLetters />
      <PageTitle heading={t('title')} lead={`${nameOf(apartment)}, ${stay(register)}`}>
        <Why>{t('why')}</Why>
        <Why>
          {t('kept', { date: date(keptUntil) })}{' '}
          <PageLink page="privacyPolicy" hash="#register">
            {t('policy')}
          </PageLink>
        </Why>
      </PageTitle>
      <Parts>
        {persons.length > 0 && (
          <section aria-labelledby="sent-persons">
            <h2 id="sent-persons" ref={sentHeading} tabIndex={-1}>
              {t('sentCount', { sent: persons.length, of: guests })}
            </h2>
            <Persons role="list">
              {persons.map((person) => (
                <li key={person.id}>
                  <span translate="no">{person.name}</span>
                  <Button
                    variant="text"
                    aria-label={t('anewOf', { name: person.name })}
                    onClick={() => enterAnew(person)}
                  >
                    {t('anew')}
                  </Button>
                </li>
              ))}
            </Persons>
          </section>
        )}
        <div role="status">
          {sent !== undefined && (
            <Alert severity="success">{t(persons.length < guests ? 'sent' : 'allSent', { name: sent })}</Alert>
          )}
        </div>
        {!draft && problem && <Alert severity="error">{problem}</Alert>}
        {draft && (
          <section aria-labelledby="person">
            <h2 id="person" ref={heading} tabIndex={-1}>
              {replaced
                ? t('anewOf', { name: replaced.name })
                : t('person', { number: persons.length + 1, count: guests })}
            </h2>
            <PersonForm
              key={draft.requestId}
              texts={draft.texts}
              errors={errors}
              problem={problem}
              busy={busy}
              onChange={change}
              onSend={send}
              onLeave={replaced && leave}
            />
          </section>
        )}
      </Parts>
    </>
  );
}

const Why = styled.p`
  color: ${color.textSecondary};
`;

/** Keeps a page of a few lines apart from the footer. */
const Alone = styled.div`
  padding-bottom: 96px;
`;

const Parts = styled.div`
  max-width: 860px;
  padding-bottom: 96px;
  & > section,
  & > .MuiAlert-root,
  & > [role='status']:not(:empty) {
    margin-top: 32px;
  }
  & h2 {
    margin-bottom: 20px;
    font-size: 1.625rem;
  }
`;

const Persons = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 6px;
    border-bottom: 1px solid ${color.divider};
    overflow-wrap: anywhere;
  }
`;
